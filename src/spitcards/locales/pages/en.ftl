### The words of the pages that are read at leisure: loaded when one of them is opened.

## Nothing at this address

lost-title = Misdeal
lost-about = There is no card at this address.
lost-home = Back to the game

## What a game tells

fact-fastest = fastest play
fact-reaction = usual reaction
fact-wait = longest wait
fact-contests = close races won
fact-missed = misses
fact-front = time in front
fact-wait-about = The longest time with a play open and none made.
fact-reaction-about = From the moment a card could go to the moment it went: the middle one of all.
game-strips = Round by round
strip-says = Round { $round }, { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }: { $why ->
    [you] you were out first
    [them] { $name } was out first
   *[other] nobody was out
  }
clock = { $minutes }:{ $seconds }
watch-again = Watch again
save-record = Save the record

## Watching a game again

watch-title = Watch again
watch-about = A game that was played plays here once more: at any speed, step by step, with all that was left open.
watch-choose = Choose a record
watch-drop = or drop one here
watch-from = You get the record of a game of yours when it is over. It ends in .spit.jsonl.
watch-reading = Reading the record …
watch-line = Line { $line } of this record is wrong
watch-wrong = { $code ->
    [too_large] This record is too long to be watched here: 1 MB is the most.
    [too_many] Too many records at once. Try again in a moment.
    [offline] There is no line to the server. Try again in a moment.
   *[other] This record cannot be read.
  }
watch-empty = Nothing was dealt in this game.
watch-another = Another record
watch-player = Player { $number }
watch-round = Round { $round } of { $rounds }
watch-play = Play
watch-stop = Stop
watch-back = One step back
watch-on = One step on
watch-round-back = Round before
watch-round-on = Round after
watch-flip = Other side
watch-speed = Speed
watch-place = Place in the round
watch-at = { $seconds } s. { $said }
watch-marks = What was left lying
watch-marks-none = Nothing was left open for long in this round, and nobody missed.
mark-chance = { $who ->
    [you] You left { $card } on { $top } open for { $seconds } s
   *[them] { $name } left { $card } on { $top } open for { $seconds } s
  }
mark-misses = { $who ->
    [you] { $times ->
        [one] You missed
       *[other] You missed { $times } times
      }
   *[them] { $times ->
        [one] { $name } missed
       *[other] { $name } missed { $times } times
      }
  }
mark-beaten = { $who ->
    [you] You came too late
   *[them] { $name } came too late
  }
did-dealt = Round { $round } is dealt.
did-called = { $who ->
    [you] You say “spit”.
   *[them] { $name } says “spit”.
  }
did-flipped = Spit! On the piles: { $tops }.
did-played = { $who ->
    [you] You played { $card }.
   *[them] { $name } played { $card }.
  }
did-filled = { $who ->
    [you] You filled an empty place.
   *[them] { $name } filled an empty place.
  }
did-turned = { $who ->
    [you] You turned { $card }.
   *[them] { $name } turned { $card }.
  }
did-cleared = The piles are taken.
did-before = The cards are still to be dealt.
did-auto = The table did it.
key-hints = Space plays and stops, ← → steps, Page up and down turn the rounds, 1 to 6 set the speed, S changes sides.

## The lesson

lesson = The lesson
lesson-skip = Leave the lesson
lesson-start = Fifteen cards in five piles: be rid of yours before the Tortoise is. To begin, say “spit”. { $keys ->
    [yes] Touch the button, or press Space.
   *[no] Touch the button.
  }
lesson-turning = The Tortoise says it too, and each of you turns a card into the middle.
lesson-up = { $card } goes on { $top }: one higher. Suits don’t matter. { $keys ->
    [yes] Touch it, or press the number below it.
   *[no] Touch it!
  }
lesson-down = One lower is as good as one higher: { $card } goes on { $top }.
lesson-ring = After the king comes the ace, then the 2: the ranks are a ring. So { $card } goes on { $top }.
lesson-both = { $card } fits both piles. Touch it first, and then the pile you want.
lesson-pile = Now the pile for your { $card }. { $keys ->
    [yes] Touch one, or press ← or →.
   *[no] Either will do.
  }
lesson-last = Your last card! Then the round is over, and both slap for the smaller pile.
lesson-find = Your turn: which of your cards fits now?
lesson-play = { $card } goes on { $top }.
lesson-fill = A place is empty, and you may fill it from a thicker pile: that turns up a new card. Touch the place.
lesson-fill-again = Fill the empty place: touch it.
lesson-move = Now the card that moves there: your { $card }.
lesson-let-go = There is no card to put there. Touch the place again to let it be.
lesson-watch = Nothing of yours fits, so watch the Tortoise. There are no turns in Spit: both play at once.
lesson-watch-again = Nothing fits. The Tortoise is at it.
lesson-stuck = Nobody can play. Then both say “spit”, and each turns a new card into the middle.
lesson-stuck-again = Nobody can play: say “spit”.
lesson-answer = Now the Tortoise says it too.
lesson-slap = Slap the smaller pile: what you slap is yours, and you want few cards.
lesson-missed = That one doesn’t fit, and a wrong try costs a moment.
lesson-end = That is Spit!
lesson-end-slap = The pile you take and your spit cards stay with you: the fewer, the better.
lesson-end-race = The Tortoise waited for you. Nobody else will: both play as fast as they can, and the card that touches the pile first counts.
lesson-again = Once more
lesson-rules = All the rules
lesson-home = To the start

## Settings

set = { $name ->
    [hand] You play with
    [cards] Cards
    [faces] A card shows
    [suits] Suits
   *[motion] Motion
  }
set-hand = { $value ->
    [left] Left hand
   *[right] Right hand
  }
set-cards = { $value ->
    [large] Larger
   *[usual] Usual size
  }
set-faces = { $value ->
    [xl] Its rank, huge
   *[usual] Rank and suit
  }
set-suits = { $value ->
    [four] Four colours
   *[two] Two colours
  }
set-motion = { $value ->
    [less] Less
   *[auto] As the device
  }
pace-about = Calm: the computer is slower, and no time runs out. From the next game on.
vibration = Vibration
keys = Keys
keys-about = Choose a row, then press the key you want. With Shift, the key of a stock fills an empty place from it.
key-stock = Stock { $stock }
key-does = { $name ->
    [left] Pile on the left
    [right] Pile on the right
    [spit] Say “spit”
    [main] Begin the round
    [read] Say what lies on the piles
   *[menu] Pause
  }
key-press = Press a key
key-taken = { $key } is taken: { $what }
keys-usual = Back to the usual keys
foot-version = Build { $build }
foot-licence = Spit is free software under the MIT licence.
foot-letters = Its letters, under the SIL Open Font License
