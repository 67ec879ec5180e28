# Spit på svenska. De ord som kortspelare använder: högar att bli av med, spithögar att lägga på, spitkort på handen.

game = Spit
you = Du
bot = { $bot ->
    [tortoise] Sköldpaddan
    [hedgehog] Igelkotten
    [hare] Haren
    [fox] Räven
    [cheetah] Geparden
    [mirror] Spegeln
   *[other] Datorn
  }
bot-is = { $bot ->
    [tortoise] har ingen brådska
    [hedgehog] lugn och säker
    [hare] snabb, och ofta fel ute
    [fox] ser båda högarna
    [cheetah] mästare
    [mirror] precis lika snabb som du
   *[other] redo att spela
  }
face = { bot }, { $mood ->
    [ahead] i ledningen
    [rattled] på efterkälken och svettig
   *[calm] lugn
  }

## Korten

card = { $suit ->
    [c] klöver
    [d] ruter
    [h] hjärter
   *[s] spader
  } { $rank ->
    [A] ess
    [K] kung
    [Q] dam
    [J] knekt
    [T] 10
   *[other] { $rank }
  }
cards = { $cards } kort

## Startsidan

start-line = En kortkapplöpning för två.
start-both = Båda spelar samtidigt.
start-more = Inga turer, ingen väntan.
start-opponent = Vem tävlar du mot?
start-play = Spela
start-note = { $game } mot { $bot ->
    [tortoise] Sköldpaddan
    [hedgehog] Igelkotten
    [hare] Haren
    [fox] Räven
    [cheetah] Geparden
    [mirror] Spegeln
   *[other] datorn
  }
start-options = Så spelar ni
start-win = Vem som vinner
win-quick = Snabbt parti
win-quick-about = Varje kort du sitter kvar med ger en poäng. Vid 100 vinner den som har lägst: 3–4 rundor.
win-long = Långt parti
win-long-about = Likadant, men högarna i mitten räknas inte och ingen daskar: omkring 14 rundor.
win-classic = Klassiskt
win-classic-about = Utan poäng. Ni spelar tills någon är helt utan kort: omkring 9 rundor, ibland många fler.
start-turn = Korten vänds
turn-auto = Av sig själva
turn-manual = För hand
start-pace = Tempo
pace-usual = Vanligt
pace-calm = Lugnt
language = Språk
edition = Färger
edition-auto = Som enheten
edition-pink = Rosa upplagan
edition-late = Kvällsupplagan

## Bordet: högarna

stock-yours = Din hög { $stock }: { $card }, { cards }
stock-yours-down = Din hög { $stock }: baksidan upp, { cards }
stock-yours-empty = Din hög { $stock }: tom
stock-theirs = { $name }, hög { $stock }: { $card }, { cards }
stock-theirs-down = { $name }, hög { $stock }: baksidan upp, { cards }
stock-theirs-empty = { $name }, hög { $stock }: tom
pile-yours = Spithögen på din sida: { $card }
pile-theirs = Spithögen på andra sidan: { $card }
pile-only = Spithögen: { $card }
pile-yours-empty = Spithögen på din sida: tom
pile-theirs-empty = Spithögen på andra sidan: tom
pile-only-empty = Spithögen: tom
yours = Din
theirs = { $name }
spit-cards = spitkort
your-spit-cards = dina spitkort
packet-yours = Du har { $cards ->
    [0] inga spitkort
   *[other] { $cards } spitkort
  }
packet-theirs = { $name } har { $cards ->
    [0] inga spitkort
   *[other] { $cards } spitkort
  }
left-yours = Du har { $cards } kort kvar i högarna
left-theirs = { $name } har { $cards } kort kvar i högarna
round = Runda { $round }
table = Bordet
your-row = Dina högar
their-row = Motståndarens högar
the-piles = Spithögarna

## Bordet: ropet

call = Spit!
call-when = när ingen kan lägga
call-now = ingen kan lägga
call-ready = när du är redo
call-waits = väntar på { $name }
call-them = { $name } har ropat ”spit”
slap = Dask!
slap-smaller = Ta den mindre högen
slap-pile-yours = Daska handen på högen på din sida, ungefär { $about } kort
slap-pile-theirs = Daska handen på högen på andra sidan, ungefär { $about } kort
slap-first-yours = Din hand var först
slap-first-theirs = { $name } var först
key-space = Mellanslag

## Det som inte räknas

miss-neither = { $card } passar varken på { $one } eller { $two }
miss-one = { $card } passar inte på { $one }
refused = { $code ->
    [does_not_follow] Det passar inte
    [beaten] För sent
    [no_card] Inget kort där
    [face_down] Kortet är inte vänt än
    [no_pile] Ingen sådan hög
    [no_slot] Ingen tom plats
    [slot_taken] Platsen är upptagen
    [lone_card] Bara från en hög med minst två kort
    [face_up] Kortet är redan vänt
    [turns_itself] Det vänds av sig självt
    [not_blocked] Någon kan fortfarande lägga
    [called_already] Du har redan ropat
    [names_no_pile] Första ropet väljer ingen hög
    [not_playing] Inte nu
    [not_saying] Inte nu
    [not_slapping] Inget att daska på än
    [game_over] Spelet är slut
    [too_fast] Ett kort i taget
    [counting] Vänta på noll
    [paused] Det är paus
    [not_paused] Det är ingen paus
    [not_alone] Bara mot datorn
    [nothing_to_claim] Ingen seger att ta hem än
    [not_over] Spelet pågår
    [left] Någon har lämnat bordet
    [numbered_twice] Det räknades inte
    [numbered_low] Det räknades inte
   *[other] Det räknades inte
  }
beaten-by = { $name } hann före, med { $seconds } s

## Trassel, pauser och brutna förbindelser

trouble = { $code ->
    [malformed] Servern förstod inte sidan. Ladda om den.
    [too_large] Servern förstod inte sidan. Ladda om den.
    [too_many] Det blev för mycket på en gång. Ladda om sidan för att fortsätta.
    [not_first] Något gick fel i början. Ladda om sidan.
    [not_yours] Den platsen är någon annans.
    [no_such_seat] Det spelet finns inte längre.
    [taken_over] Du spelar det här spelet i ett annat fönster nu.
    [full] Alla bord är upptagna. Försök igen om en stund.
    [store] Spelet kan inte sparas just nu. Det fortsätter så snart det går.
    [no_record] Protokollet går inte att få just nu. Försök igen om en stund.
    [closing] Servern startar om. Ditt spel fortsätter strax.
   *[other] Något gick fel. Ladda om sidan.
  }
connecting = Ansluter …
reconnecting = Förbindelsen bröts. Spelet är kvar, och vi hämtar tillbaka det.
reload = Ladda om
new-version = Det finns en ny version av spelet.
play-here = Spela här
pause = Paus
paused = Paus
paused-why = { $why ->
    [asked] Ta den tid du behöver. Korten är dolda.
    [cut] { $name } har tappat kontakten. Spelet väntar.
    [idle] Ingen har spelat på ett tag.
    [restart] Servern startade om. Inget har gått förlorat.
   *[other] Spelet väntar.
  }
resume = Fortsätt
resume-waits = Väntar på { $name }
claim = Ta hem segern
leave = Lämna bordet
resign = Ge upp
resign-sure = Vill du ge upp det här spelet?
back = Tillbaka

## Det som läses upp

say-dealt = Runda { $round }. Ropa ”spit” när du är redo.
say-you-played = Du lade { $card }.
say-they-played = { $name } lade { $card }.
say-flipped = Spit! På högarna: { $tops }.
say-tops = På högarna: { $tops }.
say-blocked = Ingen kan lägga. Ropa ”spit”.
say-they-called = { $name } ropar ”spit”.
say-slap = Rundan är slut. Daska på den mindre högen.

## Att välja motståndare, och vägarna från startsidan

card-in = ett kort på { $seconds } s
try-other = Möt { $bot ->
    [tortoise] Sköldpaddan
    [hedgehog] Igelkotten
    [hare] Haren
    [fox] Räven
   *[cheetah] Geparden
  }
sound = Ljud
settings = Inställningar
learn = Lär dig på en minut
rules = Regler
watch = Se ett spel igen

## Utan server

offline-title = Ingen linje
offline-about = Antingen är du offline eller servern. Vi försöker hela tiden igen.
offline-again = Försök igen
