### Words that all games share, and those of the program itself.

## Lists, seats, languages

list-empty = nothing
list-comma = { $before }, { $after }
list-and = { $before } and { $after }
seat = Player { $number }
seat-bot = { $bot } { $number }
seat-automa = Solo opponent

## Effects

effect-plus = { $before } + { $after }
effect-or = { $before } or { $after }
effect-and-or = { $before } and/or { $after }
effect-cost = pay { $cost } → get { $gain }
effect-pay = pay { $cost }
effect-get = get { $gain }
effect-maybe = { $effect }, if you like
effect-menu = { $effect }, as you like
effect-again = { $times } × { $effect }
effect-group = ({ $effect })

## Choosing among effects

prompt-one-of = Choose one.
prompt-menu = Choose what to do next.
prompt-in-any-order = Choose what comes first.
option-do = { $effect }
option-skip = Do nothing more here

## Scores

score-total = Total
score-rank = Place
score-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
score-nobody = Nobody wins.

## Playing in the terminal

serve-at = The table is at { $address } (Ctrl+C ends it).
backup-done = { $count ->
    [one] { $count } table is
   *[other] { $count } tables are
} now in { $file }. The secret that signs cookies is in it too: keep it to yourself.
restore-done = { $count ->
    [one] { $count } table is there again.
   *[other] { $count } tables are there again.
}
doctor-empty = The database is empty: nothing was ever kept in it.
doctor-newer = The database was made by a newer Zataku (revision { $revision }): update this one.
doctor-older = The database is of an earlier Zataku. It is brought up to date when the table is served.
doctor-damaged = The file is damaged: { $reason }. Go back to a backup.
doctor-read-only = { $file } or its folder cannot be written.
doctor-readable = { $file } can be read by others, and the secret that signs cookies is in it.
doctor-disk = Only { $megabytes } MB are left on the disk.
doctor-count = { $tables } tables with { $entries } entries; { $running } not over.
doctor-gap = Entries of table { $table } are missing: its match cannot be replayed.
doctor-orphan = There are entries of table { $table }, but no such table.
doctor-no-game = { $count } tables of { $game }, which is not installed here.
doctor-other-rules = { $count } tables of { $game } were begun with version { $version } of its rules, which no release here has; they are shown as far as the present rules follow.
doctor-no-secret = The secret that signs cookies is missing: everybody will be a stranger.
doctor-verdict = { $count ->
    [0] Nothing is wrong.
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
play-which-game = Which game?
play-how-many = How many players, yourself included?
play-number = Number
play-pick-number = Give a number from 1 to { $most }.
play-started = { $game }. The seed of this match: { $seed }
play-hand-over = Now { $seat } decides. Press Enter when nobody else looks.
play-choose = Your choice
play-hint = A number or a code chooses. Further: { $commands }.
play-not-offered = { $given } is not among the choices. Give a number from 1 to { $most }, a code, or one of { $commands }.
play-thinking = { $seat } thinks …
play-preview = { $option } would do this:
play-preview-nothing = Nothing that could be told in advance.
play-undone = Taken back.
play-undo-refused = There is nothing to take back: something new was seen since, or another seat decided.
play-why-nothing = Nothing that you might expect is closed to you here.
play-saved = The match is saved: { $file }
play-not-saved = The match cannot be saved as { $file }: { $reason }
play-left = You left the table.
play-rules-here = The rules of this decision:
play-rules-none = No rule is named for this decision.

command-undo = undo
command-why = why
command-board = board
command-log = log
command-save = save
command-quit = quit

help-choose = 3, or a code: choose. 3? tells beforehand what choice 3 would do.
help-undo = { $command }: take back your last choice, as far as nothing new was seen.
help-why = { $command }: what you cannot do now, and why.
help-rule = ? and a rule id: show that rule, for example ? { $example }.
help-board = { $command }: show the board again.
help-log = { $command }: show what happened so far.
help-save = { $command } FILE: save the match.
help-quit = { $command }: leave the table.

## Lists of games, components and results

games-title = Games
games-name = Name
games-players = Players
games-options = Options
games-none = none
rules-none = { $game } has no rules reference.
rules-steps = { $count ->
    [0] No step names it.
   *[other] Steps that carry it out:
}
rules-mentions = { $count ->
    [0] The rest of the code does not name it.
   *[other] Also named in:
}
rules-tests = { $count ->
    [0] No test holds it.
   *[other] Tests that hold it:
}
components-none = { $game } has no list of its components.
components-title = { $game }: components
components-set = Set
components-count = Entries
components-provenance = Known from
components-source = Source
components-printed = rulebook
components-public = public sources
components-reconstructed = reconstructed
components-except = { $provenance }, except { $other }
components-some = { $count ->
    [one] { $count } value ({ $provenance })
   *[other] { $count } values ({ $provenance })
}
components-summary = { $count ->
    [0] No set is reconstructed.
    [one] { $count } of { $all } sets holds reconstructed values: { $sets }.
   *[other] { $count } of { $all } sets hold reconstructed values: { $sets }.
}
simulate-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $games ->
    [one] { $games } match
   *[other] { $games } matches
}
simulate-progress = Matches
simulate-bot = Bot
simulate-place = Seat
simulate-seats = Played
simulate-wins = Won
simulate-rate = Win rate (95%)
simulate-score = Score
simulate-spread = Range
simulate-length = Choices in a match: { $mean } on average, from { $least } to { $most }.
simulate-winning = The winner reaches { $mean } points on average.
simulate-together = Matches won: { $won } of { $games }.
simulate-nobody = Nobody won a match.
simulate-written = Written to { $file }.
train-play = Playing
train-replay = Looking back
train-fit = Fitting
train-gate = Testing
train-accepted = Generation { $generation }: better, and kept. It won { $share } where { $fair } would be fair, over { $deals } deals.
train-refused = Generation { $generation }: not shown to be better. It won { $share } where { $fair } would be fair, over { $deals } deals.
ladder-none = Nobody has measured the levels of { $game } yet: zataku ladder GAME --measure 40
lengths-told = { $players } players: { $choices } choices each
ladder-title = { $game }: levels with { $players ->
    [one] { $players } player
   *[other] { $players } players
}
ladder-level = Level
ladder-rating = Rating
ladder-below = Against the one below
ladder-rate = Won (95%)
error-no-features = { $game } does not say what a value could be learnt from.
error-no-numpy = Learning needs numpy: pip install 'zataku[train]'
error-no-ray = A cluster needs Ray: pip install 'zataku[arena]'
error-ray = No Ray cluster answers at { $address }; “local” starts one here.
analyse-progress = Choices
analyse-turn = After
analyse-seat = Turn of
analyse-left = Points left
analyse-mistake = After { $at } choices { $seat } left { $lost } points.
analyse-played = Played:
analyse-better = Better:
analyse-worth = The better turn leads to { $points } more points.
analyse-worth-both = The better turn leads to { $own } more points and leaves the best rival { $rival } fewer.
analyse-worth-rival = The better turn leaves the best rival { $rival } points fewer.
analyse-worth-at-a-price = The better turn costs { $own } own points and leaves the best rival { $rival } fewer.
analyse-worth-though = The better turn leads to { $own } more points, though to { $rival } more for the best rival as well.
analyse-worth-together = With the better turn the group is { $points } points of 100 nearer to victory.
analyse-why = By the next turn: { $parts }.
analyse-later = Later: { $points }.
analyse-rises = Turning point after { $at } choices: the chance of { $seat } to win rises by { $by } with the turn of { $mover }.
analyse-falls = Turning point after { $at } choices: the chance of { $seat } to win falls by { $by } with the turn of { $mover }.
analyse-nothing-left = { $seat } left no points that a master would have taken.
analyse-summary = { $seat } left about { $points } points in { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}.
analyse-summary-together = { $seat } left about { $points } points of 100 on the way to victory in { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}.
analyse-where = Most of it lay in { $parts }.
analyse-category = { $part } ({ $points })
replay-choice = Choice { $number }
replay-standing = After { $number ->
    [one] { $number } choice
   *[other] { $number } choices
}.
replay-unfinished = The match is not over.
verify-good = The record is true: { $game }, { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}, fingerprint { $fingerprint }.
verify-choices = The choices of the record can all be made: { $game }, { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}.
record-older = The record is of format { $format }; states have another layout since format { $now }, so its fingerprint cannot be compared.

## Mistakes

error = { $reason }
error-game = There is no game “{ $given }”; there are { $allowed }.
error-two-games = Two games are called “{ $name }”: { $packages }. Rename one of them.
error-language = There is no language “{ $given }”; there are { $allowed }.
error-players = { $game } has no table for { $given } players; there are tables for { $allowed }.
error-option = { $game } has no option “{ $given }”; it has { $allowed }.
error-option-form = An option is given as NAME=VALUE, not “{ $given }”; { $game } has { $allowed }.
error-option-value = The option { $name } has the values { $allowed }, not “{ $given }”.
error-option-elsewhere = With { $players ->
    [one] one player
   *[other] { $players } players
} the option { $name } can only be { $allowed }, not “{ $given }”.
error-options-shape = The options of { $game } are a table of names and values; the names are { $allowed }.
error-seat-count = { $given ->
    [one] { $given } seat was named
   *[other] { $given } seats were named
}, but a match of { $players ->
    [one] { $players } player
   *[other] { $players } players
} has { $needed }.
error-automa = In { $game } the solo opponent sits only in the last seat: { $allowed }.
error-human = People cannot sit at a simulation; there are { $allowed }.
error-count = { $name } must be at least { $least }, not { $given }.
error-one-of = { $name } can be { $allowed }, not { $given }.
error-file = The file { $file } cannot be read: { $reason }.
error-export-name = The set of matches is written as lines of JSON: { $file } must end in .jsonl or .jsonl.gz.
error-write = The file { $file } cannot be written: { $reason }.
error-not-json = { $file } is not the record of a match.
error-record = { $file } cannot be replayed: { $reason }
error-unfinished-record = { $file } says nothing to verify: it has no fingerprint.
error-seat = Nobody called “{ $given }” can sit down; there are { $allowed }.
error-seat-number = Seats are 1 to { $seats }, not { $given }.
error-theme = There is no theme “{ $given }”; there are day and night.
error-at = The record has { $most } choices, so the point to show lies from 0 to { $most }, not at { $given }.
error-rule = { $game } has no rule “{ $given }” and none with such words; its rules are { $first } to { $last }.
error-no-games = No game is installed.
error-serve = The table cannot be served: { $reason }
error-promise = The seed in { $file } is not the one that was promised when the match began.
error-backup = That is not possible: { $reason }
error-doctor = Nothing can be found out: { $reason }
error-no-bench = The benchmark is part of the project's source folder and is not installed here.
error-seed = The seed is a text of at least one character.
error-not-offered = “{ $given }” is not offered; choose one of { $allowed }.
error-not-your-turn = { $seat } is to decide now.
error-over = The match is over.
error-undo = There is nothing to take back.
error-record-format = its format is not { $format }
error-record-version = it was made with version { $given } of { $game }, and this is { $needed }
error-record-lacks = it lacks { $missing }
error-record-shape = the choices must be a list and the options a table
error-record-choice = choice { $number }: { $reason }
error-record-fingerprint = the choices lead elsewhere than it says
