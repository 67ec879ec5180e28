# Spit på norsk. Bunker er det man skal bli kvitt, hauger er det man legger på, spitkort er de man har på hånda.

game = Spit
you = Du
bot = { $bot ->
    [tortoise] Skilpadda
    [hedgehog] Pinnsvinet
    [hare] Haren
    [fox] Reven
    [cheetah] Geparden
    [mirror] Speilet
   *[other] Maskinen
  }
bot-is = { $bot ->
    [tortoise] har god tid
    [hedgehog] jevn og trygg
    [hare] kjapp, men bommer ofte
    [fox] ser begge haugene
    [cheetah] mester
    [mirror] akkurat like rask som deg
   *[other] klar til å spille
  }
face = { bot }, { $mood ->
    [ahead] i tet
    [rattled] bakpå og svett
   *[calm] rolig
  }

## Kortene

card = { $suit ->
    [c] kløver
    [d] ruter
    [h] hjerter
   *[s] spar
  } { $rank ->
    [A] ess
    [K] konge
    [Q] dame
    [J] knekt
    [T] 10
   *[other] { $rank }
  }
cards = { $cards } kort

## Forsiden

start-line = Et kortkappløp for to.
start-both = Begge spiller samtidig.
start-more = Ingen venter på tur.
start-opponent = Hvem vil du møte?
start-play = Spill
start-note = { $game } mot { $bot ->
    [tortoise] Skilpadda
    [hedgehog] Pinnsvinet
    [hare] Haren
    [fox] Reven
    [cheetah] Geparden
    [mirror] Speilet
   *[other] maskinen
  }
start-options = Spillemåte
start-win = Slik vinner du
win-quick = Kjapt spill
win-quick-about = Hvert kort du sitter igjen med, gir ett poeng. Når noen når 100, vinner den med færrest: 3–4 runder.
win-long = Langt spill
win-long-about = Det samme, men haugene i midten teller ikke, og ingen klasker: rundt 14 runder.
win-classic = Klassisk
win-classic-about = Uten poeng. Dere spiller til en av dere er helt tom for kort: rundt 9 runder, av og til mange flere.
start-turn = Kortene snus
turn-auto = Av seg selv
turn-manual = For hånd
start-pace = Tempo
pace-usual = Vanlig
pace-calm = Rolig
language = Språk
edition = Farger
edition-auto = Som på enheten
edition-pink = Rosa utgave
edition-late = Kveldsutgave

## Bordet: bunker og hauger

stock-yours = Din bunke { $stock }: { $card }, { cards }
stock-yours-down = Din bunke { $stock }: bildesiden ned, { cards }
stock-yours-empty = Din bunke { $stock }: tom
stock-theirs = { $name }, bunke { $stock }: { $card }, { cards }
stock-theirs-down = { $name }, bunke { $stock }: bildesiden ned, { cards }
stock-theirs-empty = { $name }, bunke { $stock }: tom
pile-yours = Spithaugen på din side: { $card }
pile-theirs = Spithaugen på den andre siden: { $card }
pile-only = Spithaugen: { $card }
pile-yours-empty = Spithaugen på din side: tom
pile-theirs-empty = Spithaugen på den andre siden: tom
pile-only-empty = Spithaugen: tom
yours = Din
theirs = { $name }
spit-cards = spitkort
your-spit-cards = dine spitkort
packet-yours = Du har { $cards ->
    [0] ingen spitkort
   *[other] { $cards } spitkort
  }
packet-theirs = { $name } har { $cards ->
    [0] ingen spitkort
   *[other] { $cards } spitkort
  }
left-yours = Du har { $cards } kort igjen i bunkene
left-theirs = { $name } har { $cards } kort igjen i bunkene
round = Runde { $round }
table = Bordet
your-row = Dine bunker
their-row = Motstanderens bunker
the-piles = Spithaugene

## Bordet: ropet

call = Spit!
call-when = når ingen kan legge
call-now = ingen kan legge
call-ready = når du er klar
call-waits = venter på { $name }
call-them = { $name } har ropt «spit»
slap = Klask!
slap-smaller = Ta den minste haugen
slap-pile-yours = Klask på haugen på din side, omtrent { $about } kort
slap-pile-theirs = Klask på haugen på den andre siden, omtrent { $about } kort
slap-first-yours = Hånda di var først
slap-first-theirs = { $name } var først
key-space = Mellomrom

## Det som ikke gjelder

miss-neither = { $card } passer verken på { $one } eller { $two }
miss-one = { $card } passer ikke på { $one }
refused = { $code ->
    [does_not_follow] Passer ikke
    [beaten] For sent
    [no_card] Ingen kort der
    [face_down] Kortet er ikke snudd ennå
    [no_pile] Ingen slik haug
    [no_slot] Ingen tom plass
    [slot_taken] Plassen er opptatt
    [lone_card] Bare fra en bunke med minst to kort
    [face_up] Kortet er snudd allerede
    [turns_itself] Det snus av seg selv
    [not_blocked] Noen kan fortsatt legge
    [called_already] Du har ropt allerede
    [names_no_pile] Første rop velger ingen haug
    [not_playing] Ikke nå
    [not_saying] Ikke nå
    [not_slapping] Ingenting å klaske på ennå
    [game_over] Spillet er slutt
    [too_fast] Ett kort om gangen
    [counting] Ikke før null
    [paused] Det er pause
    [not_paused] Det er ikke pause
    [not_alone] Bare mot maskinen
    [nothing_to_claim] Ingen seier å ta ennå
    [not_over] Spillet er ikke slutt
    [left] Noen har gått fra bordet
    [numbered_twice] Det gjaldt ikke
    [numbered_low] Det gjaldt ikke
   *[other] Det gjaldt ikke
  }
beaten-by = { $name } kom først, { $seconds } s før deg

## Trøbbel, pauser og brutte linjer

trouble = { $code ->
    [malformed] Serveren forsto ikke siden. Last den inn på nytt.
    [too_large] Serveren forsto ikke siden. Last den inn på nytt.
    [too_many] Det ble for mye på én gang. Last inn siden på nytt for å fortsette.
    [not_first] Noe gikk galt i starten. Last inn siden på nytt.
    [not_yours] Den plassen er en annens.
    [no_such_seat] Det spillet finnes ikke lenger.
    [taken_over] Nå spiller du dette spillet i et annet vindu.
    [full] Alle bord er opptatt. Prøv igjen om litt.
    [store] Spillet kan ikke lagres akkurat nå. Det fortsetter så snart det går.
    [no_record] Opptaket er ikke å få tak i akkurat nå. Prøv igjen om litt.
    [closing] Serveren starter på nytt. Spillet ditt fortsetter straks.
   *[other] Noe gikk galt. Last inn siden på nytt.
  }
connecting = Kobler til …
reconnecting = Forbindelsen ble brutt. Spillet er trygt, og vi henter det tilbake.
reload = Last inn på nytt
new-version = Det er kommet en ny versjon av spillet.
play-here = Spill her
pause = Pause
paused = Pause
paused-why = { $why ->
    [asked] Ta den tiden du trenger. Kortene er dekket til.
    [cut] { $name } har mistet forbindelsen. Spillet venter.
    [idle] Ingen har spilt på en stund.
    [restart] Serveren startet på nytt. Ingenting er tapt.
   *[other] Spillet venter.
  }
resume = Spill videre
resume-waits = Venter på { $name }
claim = Ta seieren
leave = Gå fra bordet
resign = Gi opp
resign-sure = Vil du gi opp dette spillet?
back = Tilbake

## Det som leses opp

say-dealt = Runde { $round }. Rop «spit» når du er klar.
say-you-played = Du la { $card }.
say-they-played = { $name } la { $card }.
say-flipped = Spit! På haugene: { $tops }.
say-tops = På haugene: { $tops }.
say-blocked = Ingen kan legge. Rop «spit».
say-they-called = { $name } roper «spit».
say-slap = Runden er over. Klask på den minste haugen.

## Valg av motstander, og veiene ut fra forsiden

card-in = ett kort på { $seconds } s
try-other = Møt { $bot ->
    [tortoise] Skilpadda
    [hedgehog] Pinnsvinet
    [hare] Haren
    [fox] Reven
   *[cheetah] Geparden
  }
sound = Lyd
settings = Innstillinger
learn = Lær på ett minutt
rules = Regler
watch = Se et spill om igjen

## Uten server

offline-title = Brudd på linja
offline-about = Enten er du frakoblet, eller så er serveren det. Vi prøver hele tiden.
offline-again = Prøv igjen
