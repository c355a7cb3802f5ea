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

## Analysis

analysis = Analysis
analysis-working = Looking through the match
analysis-turning = Turning points
analysis-chance = Turn { $turn }, { $name }: chance to win from { $before } to { $after }
analysis-points = Points
analysis-chances = Chance to win
analysis-turn = turn { $number } of { $last }
analysis-first = First turn
analysis-back = Turn before
analysis-on = Next turn
analysis-last = Last turn
analysis-next = Next mistake
analysis-rank = No. { $rank } by size of { $count ->
    [one] { $count } turn
   *[other] { $count } turns
} where points were left
analysis-good = Nothing clearly better was found
analysis-alone = There was nothing to compare it with
analysis-compared = Turns compared, in points more or fewer than what was played
analysis-as-played = played
analysis-played = The turn as played
analysis-better = The better turn
analysis-which = Which turn is shown
analysis-line-played = played
analysis-line-better = better
analysis-steps = Steps of the turn
analysis-show-steps = ▶ Show steps
analysis-legend = ● points left · band: 8 of 10 such matches end in it
analysis-legend-together = ● points left on the way to victory
analysis-left = Where points were left
analysis-left-about = about { $points }
refused-no-analysis = A match can be analysed when it is over and its choices are still kept.

## Lobby

my-tables = My tables
welcome = A low table for heavy games
welcome-name = Good to see you, { $name }
welcome-about = Four Japanese-themed eurogames, complete and free: alone, against bots, around one screen or online with friends. No account; one click and you sit down.
tables-wait = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
filter-tables = Which tables to show
show-all = All
show-turn = My turn
show-running = Running
show-waiting = Not full
show-over = Over
show-archive = Archive
none-here = No table here.
with-people = with { $names }
more-for = More for { $name }
archive = Put into the archive
unarchive = Back to the lobby
delete = Delete
delete-sure = Delete this table? There is no way back.
open-tables = Open tables
seats-free = { $free } of { $all } seats free
take-seat = Sit down
watch = Watch
play-bot = Play a bot
play-friend = Invite
set-up = Set up …
just-now = now
table-round = { $rounds ->
    [0] { $round ->
        [0] setting up
       *[other] round { $round }
    }
   *[other] { $round ->
        [0] setting up
       *[other] round { $round } of { $rounds }
    }
}
table-not-begun = not begun
table-stopped = given up
table-paused = paused
turn-of = { $name } to decide
result-you = { $others ->
    [0] You won
   *[other] You won together
}
result-others = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
result-nobody = Lost together
result-stopped = No result
clock-none = no clock
clock-match = { $minutes } min{ $increment ->
    [0] {""}
   *[other] {" "}+ { $increment } s a turn
}
clock-move = { $hours ->
    [0] { $minutes } min a choice
    [24] 1 day a choice
   *[other] { $hours } h a choice
}
choose-game = Choose a game
your-turn = Your turn
table-over = Over
table-waiting = Waiting for players
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
your-name = Your name
table-title = Name of the table
new-table = set up a table
alone = Alone
about-minutes = about { $minutes } min
length-help = measured with bots, { $person } s for a choice of yours
open-table = Open the table
with-automa = The printed solo opponent plays against you.
own-mix = Own mix
one-by-one = One by one
clocks = Clock
clocks-none = None
clocks-evening = 20 min
clocks-days = 1 day
clocks-own = Own
clocks-about = 20 minutes each for the match, and 15 seconds back with every turn; or a day for each choice. When time runs out, a bot stands in until you are back.
increment = Back with every turn
who-comes = Company
listed = Open to everybody on this server: anybody may watch and take a free seat
more-settings = Name, seed
bot-about-newcomer = Sees few turns and takes what it likes: for the very first match.
bot-about-novice = Sees a little more and still wastes a good deal.
bot-about-apprentice = Plays sound turns, without looking ahead.
bot-about-journeyman = Seldom misses a good turn.
bot-about-adept = Compares whole turns carefully.
bot-about-expert = Looks ahead over what may come.
bot-about-master = Plans whole turns and thinks up to three seconds.
bot-wins = Wins { $wins } of 10 against the level below.
seat-number = Seat { $number }
sitter-me = Me
sitter-here = Somebody at this screen
sitter-invite = Somebody with the link
name-here = Name
variants = Variants
move-clock = Time for a choice
match-clock = Time for the match
clock-length = { $seconds ->
    [0] no limit
   *[other] { $hours ->
        [0] { $minutes ->
            [0] { $seconds } s
           *[other] { $minutes } min
        }
       *[other] { $hours } h
    }
}
seed = Seed
seed-help = Leave it empty: 32 random bytes are drawn, and their hash is shown at once as a promise.
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
clock-of = Time left for { $name }
you-watch = You are watching.
take-free-seat = Take the free seat
stand-in-plays = { $change ->
    [out-of-time] Your time ran out. A bot plays for you.
   *[other] A bot plays for you.
}
i-am-back = I am back
ran-out = { $name } ran out of time; a bot plays on.
wants-stop = { $names } would like to end the match unfinished.
stop-too = End it
play-on = Play on
waits-for-others = Waiting for the others to agree.
offer-notify = Tell me when it is my turn
pass-screen = Hand the screen to { $name }. Nobody else looks now.
it-is-me = I am { $name }
undo = Take back
undo-whole = Take back the whole turn
recap = Since your last turn
log = Log
log-empty = Nothing has happened yet.
whole-log = Show the whole log
chat = Chat
chat-say = Say something
chat-empty = Nobody has said anything yet.
chat-watching = watching
send = Send
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

## The frame of the table

close = Close
events = What happens at the table
status = Whose turn it is
question = Question
preview = What the choice would do
other-part = Show another part of the board
preview-hint = Point at a choice to see what it does.
own-board = Your board
board-of = Board of { $name }
peek = Board of another player
on-your-board = on your board
anytime = Anytime ({ $count })
not-possible = { $count } not possible
why = why?
your-turn-mark = your turn
thinking = thinks
decides = decides
winner = winner
rank = place { $rank }
where-round = round { $round }
where-round-of = round { $round } of { $rounds }
where-over = over
tab-log = Log
tab-chat = Chat
tab-about = Table
tab-aid = Aid
larger = Larger
log-joined = { $name } sits down.
log-left = { $name } leaves; a bot plays on.
log-sent-away = The host gives the seat of { $name } to a bot.
log-out-of-time = The time of { $name } has run out; a bot plays on.
log-back = { $name } is back.
log-pause = The match is paused.
log-resume = The match goes on.
log-host = { $name } is the host now.
log-stop = { $name } would end the match here.
log-play-on = { $name } plays on.
log-undo = { $count ->
    [one] { $name } takes back a choice.
   *[other] { $name } takes back { $count } choices.
}
show-on-board = Show on the board
log-search = Search the log
take-it = Do it
confirm-end = End turn
confirm-ends = Your turn ends with this.
keys = Keys
key-choose = choose the first to the ninth option
key-walk = from option to option; on a board from thing to thing
key-take = choose; on the board too
key-what = what the thing on the board is (also: right click, long press)
key-close = close, or not yet
key-undo = take back
key-log = the log
key-chat = the chat
key-board = after the end: result or board
key-aid = the aid: your turn, icons, scoring
key-rules = search the rules
key-keys = these keys
one-more = One more?
rematch = Play again
rematch-how = The same people and options; everybody moves on by one seat.
rematch-join = Sit down to play again
rematch-asked = The new table is set; your seat is free.
rematch-watch = To the next match
watch-replay = Watch the replay
turning-point = Find the turning point
share = Share
look-at-board = Look at the board
decided = Where it was decided; each opens the replay
won-by = { $first } to { $second }: ahead by { $lead }.
won-by-tie = { $first } to { $second }: the tie-break decides.

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
refused-name = Say what you are called, so that the others know who is there.
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
refused-not-over-yet = The match is not over yet.
refused-not-over = Seed and record are shown when the match is over.
refused-play-on = Play on from a position when the match is over: until then nobody tries out what is to come.
refused-no-position = The match cannot go on from there.
refused-carry = This link no longer works. Make a new one in the settings of the other device.

## People at the table

leave = Leave; a bot plays on
kick = Give the seat to a bot
leave-sure = Leave the table? A bot plays on for you; you can come back at any moment.
kick-sure = Give this seat to a bot?
hand-over = Make host
stop-match = End the match unfinished
stop-sure = End this match without a result? Where others play, they have to agree.
invitation = Invitation
copy = Copy
copied = Copied.
invite-friend = Send this link to a friend:
pause = Pause
go-on = Go on
invited = Invitation
invited-to = You are invited: { $game }
your-seat = your seat
invited-by = { $name } invites you: { $game }
name-first = What shall the others call you?
name-help = It is asked once. You can change it in the settings.
only-watch = Only watch

## The end of a match, and replay

total = Total
chart-parts = Points by category
chart-course = Points to be expected, turn by turn
record = Download the record
seed-shown = The seed:
replay-back = One choice back
replay-on = One choice on
replay-scrub = Choice
replay-play = Play
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-round-back = One round back
replay-round-on = One round on
play-on-here = Play on from here
play-on-as = As
play-on-against = Against
play-on-help = Bots take the other seats. What this seat could not know is drawn anew.
play-on-start = Play on
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
setting-sound = Sounds
sound-off = Off
sound-on = On: your turn, dice, time
sound-switch = Sounds
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

## Learning

rules-search = Search the rules by word or number
rules-search-count = { $count ->
    [one] Search { $count } rule
   *[other] Search { $count } rules
}
rules-found = Found:
rules-found-nothing = No rule has all these words.
rules-contents = Chapters
rules-two-minutes = In two minutes
rules-in-two-minutes = { $game } in two minutes
rules-missing = Nobody has written down the rules of { $game } yet.
glossary = Glossary
learn-at-the-table = Learn at the table
learn-lessons = { $count ->
    [one] { $count } short lesson
   *[other] { $count } short lessons
}
learn-about = Short tasks in real positions. Nothing here counts, and whatever the rules refuse they explain.
learn-none = There are no lessons for { $game } yet. The rules begin with how to play in two minutes.
learn-done = done
aid-turn = A turn
aid-now = now
aid-icons = Icons
aid-scoring = Scoring
coach = Coach
coach-best = I would do this.
coach-alike = About as good.
coach-any = About alike: this one, if in doubt.
coach-then = Then:
coach-weaker = { $points ->
    [one] About a point weaker.
   *[other] About { $points } points weaker.
}
coach-less = Less often
coach-hide = End coaching
refused-coach = The coach stays away from tables where other people play.
first-visit = New at the table?
first-learn = Learn with short lessons
first-match = Play a first match with a coach
first-known = I know the game
lesson-of = Lesson { $number } of { $count }
lesson-leave = All lessons
lesson-hint = A hint
lesson-on = Go on
lesson-refused = The rules do not allow that.
lesson-beside = Allowed, but not the task.
lesson-beside-more = Nothing was done: try another one.
lesson-unknown = That is not possible here. Choose something that is lit, or from the list.
lesson-happened = What happened (you are { $name })
lesson-over = Well done: this lesson is finished.
lesson-next = Next lesson
lesson-again = Once more
lesson-play = Play a first match
lesson-steps = Steps
