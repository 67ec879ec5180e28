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
