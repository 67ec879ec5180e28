# Spit in English. `card` takes a rank (2 to 9, T, J, Q, K, A) and a suit (c, d, h, s); refusals and troubles take the
# protocol's codes; $cards and other numbers are numbers, so that they can choose their plural.

game = Spit
you = You
bot = { $bot ->
    [tortoise] Tortoise
    [hedgehog] Hedgehog
    [hare] Hare
    [fox] Fox
    [cheetah] Cheetah
    [mirror] Mirror
   *[other] The computer
  }
bot-is = { $bot ->
    [tortoise] in no hurry
    [hedgehog] steady
    [hare] quick, and often wrong
    [fox] sees both piles
    [cheetah] champion
    [mirror] exactly as fast as you
   *[other] ready to play
  }
face = { bot }, { $mood ->
    [ahead] in front
    [rattled] behind and sweating
   *[calm] calm
  }

## The cards

card = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] 10
   *[other] { $rank }
  } of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
  }
cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }

## The start page

start-line = A card race for two.
start-both = Both play at once.
start-more = No turns, no waiting.
start-opponent = Who do you race?
start-play = Play
start-note = { $game } against { $bot ->
    [tortoise] the Tortoise
    [hedgehog] the Hedgehog
    [hare] the Hare
    [fox] the Fox
    [cheetah] the Cheetah
    [mirror] the Mirror
   *[other] the computer
  }
start-options = How you play
start-win = What wins
win-quick = Quick game
win-quick-about = Each card you are left with is a point. At 100 the lower score wins: 3 or 4 rounds.
win-long = Long game
win-long-about = The same, but the piles in the middle don’t count and nobody slaps: about 14 rounds.
win-classic = Classic
win-classic-about = No points. Play until one of you has no cards left: about 9 rounds, sometimes many more.
start-turn = Cards turn over
turn-auto = By themselves
turn-manual = By hand
start-pace = Pace
pace-usual = Usual
pace-calm = Calm
language = Language
edition = Colours
edition-auto = As the device
edition-pink = Pink edition
edition-late = Late edition

## The table: piles

stock-yours = Your stock { $stock }: { $card }, { cards }
stock-yours-down = Your stock { $stock }: face down, { cards }
stock-yours-empty = Your stock { $stock }: empty
stock-theirs = { $name }’s stock { $stock }: { $card }, { cards }
stock-theirs-down = { $name }’s stock { $stock }: face down, { cards }
stock-theirs-empty = { $name }’s stock { $stock }: empty
pile-yours = Spit pile on your side: { $card }
pile-theirs = Spit pile on { $name }’s side: { $card }
pile-only = Spit pile: { $card }
pile-yours-empty = Spit pile on your side: empty
pile-theirs-empty = Spit pile on { $name }’s side: empty
pile-only-empty = Spit pile: empty
yours = Yours
theirs = { $name }’s
spit-cards = { $cards ->
    [one] spit card
   *[other] spit cards
  }
your-spit-cards = your { $cards ->
    [one] spit card
   *[other] spit cards
  }
packet-yours = You have { $cards ->
    [0] no spit cards
    [one] 1 spit card
   *[other] { $cards } spit cards
  }
packet-theirs = { $name } has { $cards ->
    [0] no spit cards
    [one] 1 spit card
   *[other] { $cards } spit cards
  }
left-yours = { $cards ->
    [one] 1 card left in your stock
   *[other] { $cards } cards left in your stock
  }
left-theirs = { $cards ->
    [one] 1 card left in { $name }’s stock
   *[other] { $cards } cards left in { $name }’s stock
  }
round = Round { $round }
table = The table
your-row = Your stock
their-row = { $name }’s stock
the-piles = Spit piles

## The table: the call

call = Spit!
call-when = when nobody can play
call-now = nobody can play
call-ready = when you are ready
call-waits = waiting for { $name }
call-them = { $name } has said “spit”
slap = Slap!
slap-smaller = Take the smaller pile
slap-pile-yours = Slap the pile on your side, about { $about } cards
slap-pile-theirs = Slap the pile on { $name }’s side, about { $about } cards
slap-first-yours = Your hand was first
slap-first-theirs = { $name } was first
key-space = Space

## What does not count

miss-neither = { $card } fits neither { $one } nor { $two }
miss-one = { $card } does not go on { $one }
refused = { $code ->
    [does_not_follow] It does not fit
    [beaten] Too late
    [no_card] No card there
    [face_down] Still face down
    [no_pile] No such pile
    [no_slot] No empty place
    [slot_taken] That place is taken
    [lone_card] Only from a pile of two or more
    [face_up] Face up already
    [turns_itself] It turns by itself
    [not_blocked] Somebody can still play
    [called_already] You have said it
    [names_no_pile] The first spit names no pile
    [not_playing] Not now
    [not_saying] Not now
    [not_slapping] Nothing to slap yet
    [game_over] The game is over
    [too_fast] One card at a time
    [counting] Hands off until zero
    [paused] The game is paused
    [not_paused] The game is running
    [not_alone] Only against the computer
    [nothing_to_claim] Nothing to claim yet
    [not_over] The game is still on
    [left] Somebody has left the table
    [numbered_twice] That did not count
    [numbered_low] That did not count
   *[other] That did not count
  }
beaten-by = { $name } was first, by { $seconds } s

## Trouble, pauses, lines that break

trouble = { $code ->
    [malformed] The server did not understand this page. Reload it.
    [too_large] The server did not understand this page. Reload it.
    [too_many] Too much at once. Reload the page to go on.
    [not_first] Something went wrong at the start. Reload the page.
    [not_yours] That seat is somebody else’s.
    [no_such_seat] That game is no more.
    [taken_over] You are playing this game in another window now.
    [full] All tables are taken. Try again in a little while.
    [store] The game cannot be saved just now. It goes on as soon as it can.
    [no_record] The record cannot be had just now. Try again in a moment.
    [closing] The server is restarting. Your game goes on in a moment.
   *[other] Something went wrong. Reload the page.
  }
connecting = Connecting …
reconnecting = The line broke. Your game is safe; we are getting it back.
reload = Reload
new-version = There is a new version of the game.
play-here = Play here
pause = Pause
paused = Paused
paused-why = { $why ->
    [asked] Take your time. The cards are covered.
    [cut] { $name } has been cut off. The game waits.
    [idle] Nobody has played for a while.
    [restart] The server was restarted. Nothing is lost.
   *[other] The game waits.
  }
resume = Go on
resume-waits = Waiting for { $name }
claim = Claim the win
leave = Leave
resign = Give up
resign-sure = Give this game up?
back = Back

## What is said to those who listen

say-dealt = Round { $round }. Say “spit” when you are ready.
say-you-played = You played { $card }.
say-they-played = { $name } played { $card }.
say-flipped = Spit! On the piles: { $tops }.
say-tops = On the piles: { $tops }.
say-blocked = Nobody can play. Say “spit”.
say-they-called = { $name } says “spit”.
say-slap = The round is over. Slap the smaller pile.

## Choosing an opponent, and the ways out of the start page

card-in = a card in { $seconds } s
try-other = Try { $bot ->
    [tortoise] the Tortoise
    [hedgehog] the Hedgehog
    [hare] the Hare
    [fox] the Fox
   *[cheetah] the Cheetah
  }
sound = Sound
settings = Settings
learn = Learn in a minute
rules = Rules
watch = Watch a game again

## Without a server

offline-title = No line
offline-about = Either you are offline or the server is. We keep trying.
offline-again = Try again
