### What the web table itself has to say.

## Everywhere

skip-to-content = Skip to the content
navigation = Pages
lobby = Lobby
settings = Settings
yes = Yes
no = No
somebody = Somebody
rules = Rules
players = Players
seats = Seats
back-to-lobby = Back to the lobby

## Seats

seat-open = Open seat { $number }
seat-human = Player { $number }
seat-stand-in = Stand-in for { $name }
seat-same-name = { $name } ({ $number })
seat-bot-newcomer = Newcomer bot
seat-bot-novice = Novice bot
seat-bot-apprentice = Apprentice bot
seat-bot-journeyman = Journeyman bot
seat-bot-adept = Adept bot
seat-bot-expert = Expert bot
seat-bot-master = Master bot

## Lobby

my-tables = My tables
choose-game = Choose a game
other-tables = Tables to watch or join
your-turn = Your turn
table-over = Over
table-waiting = Waiting for players
table-running = Running
players-range = { $most ->
    [1] 1 player
   *[other] { $least } to { $most } players
}

## A game and a new table

quick-start = Start at once
quick-solo = Play solo
quick-bots = { $count ->
    [one] Play against a bot
   *[other] Play against { $count } bots
}
quick-here = { $count } around this screen
quick-friend = Invite a friend
new-table = Set up a table
your-name = Your name
table-title = Name of the table
with-automa = with the solo opponent
seat-number = Seat { $number }
sitter-me = Me
sitter-here = Somebody at this screen
sitter-invite = Somebody with the link
name-here = Name
variants = Variants
more-settings = Clocks, seed, lobby
move-clock = Time for a choice
match-clock = Time for the match
clock-length = { $seconds ->
    [0] no limit
   *[other] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h
    }
}
seed = Seed
seed-help = Leave it empty: 32 random bytes are drawn, and their hash is shown at once as a promise.
listed = Show in the lobby: anybody may watch
sit-down = Sit down

## At the table

board = Board
your-choices = Your choices
match-over = The match is over.
match-stopped = The match was given up.
match-outdated = This match was begun with version { $version } of the rules. The present rules do not allow all that was chosen, so it cannot go on; everything up to here is kept.
waiting-for-players = Waiting until every seat is taken.
paused = The host has paused the match.
others-turn = { $name } decides.
clock = Time left
pass-screen = Hand the screen to { $name }. Nobody else looks now.
it-is-me = I am { $name }
undo = Take back
undo-whole = Take back the whole turn
zoom-in = Larger
zoom-out = Smaller
why-not = What is not possible now
recap = Since your last turn
log = Log
log-empty = Nothing has happened yet.
whole-log = Show the whole log
chat = Chat
chat-say = Say something
chat-empty = Nobody has said anything yet.
chat-watching = watching
send = Send
about-table = This table
commitment = Promise of the dice (hash of the seed):
seed-was-chosen = The host chose the seed.
seed-is-mixed = The dice come from this seed and from what the browsers of the players mix in.
replay = Replay
confirm = Confirm
not-yet = Not yet
confirm-closes = This cannot be taken back.
connection-lost = No connection. Trying again …
not-now = Not now. What is asked:
preview-nothing = Nothing that could be told in advance.
scores = Scores

## Refusals: what is missing and where to get it

refused-no-table = There is no such table. Its link may be cut off.
refused-no-game = There is no game “{ $name }”.
refused-no-seat = This table has no such seat.
refused-other-version = This table was played with version { $version } of the rules, which this server no longer has.
refused-broken = This table can no longer be opened: its choices do not fit the rules.
refused-outdated = This match was begun with other rules and cannot go on. It can be looked at.
refused-nobody = Open the lobby first, or send a token: nobody knows who you are.
refused-token = This token is not known. Make a new one in the settings.
refused-csrf = This request did not come from a page of the table. Load the page again.
refused-form = The field “{ $field }” is missing or not understood.
refused-options = { $reason }
refused-too-fast = Too much at once. Wait { $seconds } s and try again.
refused-too-large = That is too large.
refused-malformed = This request is not understood.
refused-not-found = There is nothing here.
refused-method = This cannot be done here.
refused-store = The tables cannot be reached at the moment. Nothing was changed; try again soon.
refused-mistake = The program made a mistake. Nothing was changed.
refused-over = The match is over.
refused-waiting = Not every seat is taken yet.
refused-paused = The host has paused the match.
refused-stale = The table has moved on since. Look again and choose anew.
refused-not-deciding = Another seat is to decide.
refused-not-your-seat = This seat is not yours.
refused-not-offered = “{ $given }” is not among the choices.
refused-no-undo = There is nothing to take back: something new was seen since, or another seat decided.
refused-already-there = You already sit there.
refused-seat-taken = Somebody already sits there.
refused-nobody-there = Nobody sits there.
refused-not-away = No bot keeps this seat for you.
refused-stopped = Everybody wanted to stop: this match was given up.
refused-not-host = Only the host of the table can do this.
refused-invitation = This invitation no longer works. Ask the host for a new one.
refused-promise = This seed was promised for another table, or too long ago. Load the page again.
refused-hidden-hand = Whoever sat here was sent away in the middle of the match. Only they may see what lies here; the bot plays on.
refused-second-hand = You have a seat at this table already. You may not see what lies at another one.
refused-streams = From your address too many tables are being watched at once. Close some of them.
refused-tokens = You have 20 tokens. Remove one first.
refused-not-over = Seed and record are shown when the match is over.
refused-carry = This link no longer works. Make a new one in the settings of the other device.

## People at the table

leave = Leave; a bot plays on
kick = Give the seat to a bot
invitation = Invitation
copy = Copy
copied = Copied.
invite-friend = Send this link to a friend:
pause = Pause
go-on = Go on
notify = Notify me when it is my turn
invited = Invitation
invited-to = You are invited: { $game }
your-seat = your seat
only-watch = Only watch

## The end of a match, and replay

total = Total
chart-parts = Points by category
chart-course = Points to be expected, choice by choice
record = Download the record
seed-shown = The seed:
replay-back = One choice back
replay-on = One choice on
replay-scrub = Choice
replay-play = Play
replay-at = After choice { $at } of { $last }

## Settings

setting-language = Language
language-browser = As in the browser
language-en = English
language-ru = Русский
language-es = Español
setting-theme = Theme
theme-system = As the system
theme-day = Day
theme-night = Night
setting-speed = Motion
speed-full = Calm
speed-quick = Quick
speed-none = None
setting-confirm = Before a choice that cannot be taken back
confirm-ask = Ask me
confirm-never = Do it at once
save = Save
carry = Your seats on another device
carry-help = A link that works for { $minutes } minutes makes another device yours too.
carry-make = Make a link
carry-ask = From now on this browser sits at the tables of { $name }.
carry-yes = Yes, that is me
tokens = Tokens for programs
tokens-help = A bot or another client proves with a token that it is you.
token-once = This token is shown only once:
token-label = What for
token-make = Make a token
remove = Remove
