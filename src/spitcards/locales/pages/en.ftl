### The words that are read at leisure, between rounds and on pages of their own: loaded when they are needed.

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

## The rules

rules-title = The rules of Spit
rules-lead = A race for two with one pack of cards. Nobody takes turns: you both play at once, as fast as you can, and want to be rid of your cards.
rules-nutshell = Lay out fifteen cards in five piles. Play them one by one onto two piles in the middle, each on a neighbour: one higher or one lower. When nobody can, say “spit” and turn new cards. Whoever is out slaps the smaller pile, and has fewer cards in the next round.
rules-lesson = Rather play it than read it?
rules-contents = On this page
rules-numbers = The small figures at the side are those of the rule book, for quarrels.
rules-cards = The cards
rules-deal = The deal
rules-spit = Saying “spit”
rules-play = Play
rules-stuck = When nobody can play
rules-end = The end of a round
rules-few = Fewer than sixteen cards
rules-classic = Winning the classic game
rules-points = Winning by points
rules-quit = Giving up
rules-hands = At the table: hands
rules-patience = At the table: patience
rules-breaks = At the table: breaks
rules-table = So much for the cards. What hands and patience do among people, the table does here.
rules-lengths = Between equals a quick game takes 3 or 4 rounds, a long one about 14 and a classic one about 9, though one in ten of those goes on for more than 29.
rule-1 = One pack of 52, no jokers. Only ranks matter: a card goes on its neighbours, one higher or one lower. The ranks make a ring, so that an ace goes on a king and on a 2, and both of them go on an ace. Suits and colours never count, and no card goes on its own rank.
rule-2 = The pack is shuffled, and each player gets 26 cards face down. That is your packet.
rule-3 = From your packet lay out five stock piles in a row, face down: one card, then two, three, four and five. Turn the top card of each face up. Each pile has its place, and there are never more than five places. If you want it exact: the first card of the packet makes the first pile, the next two the second, and so on; in each pile the card dealt last lies on top.
rule-4 = The eleven cards that are left are your spit cards. They stay face down in one hand, and nobody looks at them, not even you.
rule-5 = Once both have said “spit”, each turns the top spit card into the middle, on the own side. The two cards begin the two spit piles, and the race is on.
rule-6 = Both play at once, as fast as they can: but with one hand only, and one card at a time.
rule-7 = Play: take the open top card of any of your stock piles and put it on a spit pile whose top card is its neighbour. Both spit piles are open to both players.
rule-8 = Turn: when the card left on top of a stock pile is face down, turn it face up. It turns by itself, unless you have chosen to turn cards by hand; then it is a move of its own, and costs your hand the time.
rule-9 = Fill: when one of your five places is empty, you may move the open top card of another stock pile there, and the card below it turns. The pile it leaves must keep a card, for moving a lone card about changes nothing.
rule-10 = A card is played the moment it touches the pile, and is never taken back. When you both go for the same pile, the card that touches first counts. The other is played too if it happens to fit the new card; if not, it goes back where it came from, and no harm is done. What is not allowed changes nothing: it does not even take back a “spit”.
rule-11 = When neither of you can put a card on a spit pile, and only then, you may call “spit”, so that both hear it. When both have called, each puts the top spit card face up on a spit pile: the one on the own side, or the one named with the call. If there is but one pile, it goes there. If you both want the same pile, the first caller’s card goes down first. Naming a pile that is not there is not allowed, and naming one without a spit card means nothing. A second call changes nothing. A fill or a turn, by either of you, takes both calls back; the new cards use them up, and so does the end of the round.
rule-12 = If only one of you has spit cards left, that player alone puts one down. Both still call.
rule-13 = Before you call you may fill a place or turn a card. You need not.
rule-14 = The round is over as soon as somebody’s stock piles are all gone. It is over, too, when nobody has a spit card left and nobody can play, fill or turn; and when nobody can play, nobody has a spit card left, and both call “spit” although a fill or a turn was still possible.
rule-15 = With two spit piles you both slap one, and each wants the smaller. The first hand down takes its pile. The other player gets the other pile, whichever was slapped: the first slap decides.
rule-16 = Add the spit cards and stock cards that you still have. These cards, and no others, are your new packet: it is shuffled and dealt for the next round as before. From now on one of you may have more cards than the other.
rule-17 = With 15 cards or fewer you have no spit cards. With fewer than 15 the stock piles are dealt as far as the cards go, as if in rows: one card to each of the five places, then one to each but the first, then to the last three, and so on. Twelve cards make piles of 1, 2, 3, 3 and 3. They are filled one after the other, as ever.
rule-18 = Then there is a single spit pile, on the side of the player who has spit cards. Both say “spit” as ever, and one card is turned.
rule-19 = With a single spit pile nobody slaps. Whoever is first rid of all stock cards takes nothing from the middle; the other takes the spit pile and keeps what was not played.
rule-20 = If you were dealt no spit cards and are out first, you have won the game. If it is the player with spit cards who is out first, the game goes on with the next round.
rule-21 = Whoever holds no card at all when a round has been cleared away has won. It can happen to either of you, since spit cards can run out.
rule-22 = A round with a single spit pile may end with nobody out. Then the player with fewer stock cards takes nothing from the middle, and the other takes the pile; each keeps the own cards. With equally many it is the player dealt no spit cards who takes nothing.
rule-23 = Each round is dealt afresh, 26 cards each, and every card you are left with at its end is a point. In the long game those are your stock and spit cards, and nobody slaps. In the quick game both slap first, and the pile you take counts as well.
rule-24 = When somebody has 100 points or more the game is over, and the lower score wins. If the scores are level, you play another round.
rule-25 = You may give a game up at any time, and whoever leaves for good has lost it: the other wins.
rule-t1 = You have one hand. Between two of its moves, be they plays, fills, turns or slaps, there is a tenth of a second at least. Quicker ones wait, up to four of them; any more are too fast and do not count.
rule-t2 = A card that does not fit costs time: it is lifted, shakes and goes back, and your hand is busy for 0.4 seconds; 0.8 the second time in a row, 1.6 after that. A play that counts, or three seconds without a miss, makes it all good. Slapping before the round is over costs half a second. Being beaten to a pile costs nothing.
rule-t3 = If nobody can play, and you can neither fill nor turn, “spit” is called for you after three seconds. If you could, it is called six seconds after the other’s call. A ring shows the time running out.
rule-t4 = If you alone can do anything, and do nothing, you get a hint after six seconds. After twelve the table plays for you: from your first pile that fits, and onto your own side’s if it can. Nobody may freeze a game by waiting.
rule-t5 = If nobody slaps for five seconds, the smaller pile goes to the player who was out. If nobody was, each takes the pile on the own side.
rule-t6 = Before a round you have thirty seconds to say “spit”; then it is said for you. Against the computer you have all the time there is.
rule-t7 = When somebody is cut off, the game stops at once, and the stock cards are covered for both. When both are there again, it goes on with a countdown. Each of you has two minutes of such breaks in a game; after that the other may claim the win, wait, or leave at no cost. If nobody does anything for a minute, the game stops too.
rule-t8 = Against the computer you can choose a calm pace. Your opponent is slower then, and nothing is called, played or slapped for you.
rules-fig-ring = Thirteen ranks in a ring: each goes on its two neighbours.
rules-fig-deal = Fifteen cards in five piles, and eleven spit cards in hand.
rules-fig-play = The 7 goes on the 6. It would go on an 8 as well.
rules-fig-turn = The 7 is gone, and the card under it turns up.
rules-fig-fill = The queen fills the empty place, and a new card turns up.
rules-fig-stuck = Nothing of yours goes on a 4 or on a 9, and nothing of the other’s: “spit!”
rules-fig-slap = The first hand takes the smaller pile.
rules-fig-single = One spit pile, on the side of the player with spit cards.

## The end of a round

round-out-you = You were out first
round-out-them = { $name } was out first
round-dead = Nothing left to play
round-given-up = You both passed
chart = Cards left in the stock
chart-says = Stock cards left after { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }: you { $you }, { $name } { $them }
chart-seconds = { $seconds } s
chart-front = in front
haul-pile = pile of { $cards }
haul-spit = { $cards ->
    [one] 1 spit card
   *[other] { $cards } spit cards
  }
haul-stock = { $cards } left over
haul-nothing = not a card
score-ends = The game ends at { $target }, and the lower score wins.
next-spit = Next round you have { $you ->
    [0] no spit cards
    [one] 1 spit card
   *[other] { $you } spit cards
  }, { $name } has { $them ->
    [0] none
   *[other] { $them }
  }.
next-round = Next round
next-ready = { $name } is ready

## The end of a game

game-won = You win!
game-lost = { $name } wins
game-how = { $how ->
    [resigned-you] You gave it up.
    [resigned-them] { $name } gave it up.
    [forfeited-you] You left the table.
    [forfeited-them] { $name } left the table.
    [cards-you] You have no cards left.
    [cards-them] { $name } has no cards left.
    [points-you] Yours is the lower score.
   *[points-them] { $name } has the lower score.
  }
game-rounds = After { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }.
game-points = { $points ->
    [one] point
   *[other] points
  }
game-cards = { $cards ->
    [one] card
   *[other] cards
  }
rematch = Rematch
rematch-again = Same rules again
rematch-waits = Waiting for { $name }
rematch-wished = { $name } wants another
