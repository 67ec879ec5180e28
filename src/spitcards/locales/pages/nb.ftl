### Ordene som leses i ro og mak, mellom runder og på egne sider: de hentes når de trengs.

## Ingenting på denne adressen

lost-title = Feilgiv
lost-about = Det ligger ingen kort på denne adressen.
lost-home = Tilbake til spillet

## Hva et spill forteller

fact-fastest = raskeste kort
fact-reaction = vanlig reaksjon
fact-wait = lengste nøling
fact-contests = vunne dueller
fact-missed = bom
fact-front = tid i tet
fact-wait-about = Den lengste tiden det fantes et kort å legge uten at det ble lagt noe.
fact-reaction-about = Fra et kort kunne legges til det lå der: den midterste av alle.
game-strips = Runde for runde
strip-says = Runde { $round }, { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
  }: { $why ->
    [you] du gikk ut først
    [them] { $name } gikk ut først
   *[other] ingen gikk ut
  }
clock = { $minutes }:{ $seconds }
watch-again = Se om igjen
save-record = Lagre opptaket

## Å se et spill om igjen

watch-title = Se om igjen
watch-about = Et spill som er spilt, går en gang til: så fort eller sakte du vil, trekk for trekk, med alt som ble liggende.
watch-choose = Velg et opptak
watch-drop = eller slipp et her
watch-from = Opptaket av et spill du har vært med på, får du når det er slutt. Navnet ender på .spit.jsonl.
watch-reading = Leser opptaket …
watch-line = Linje { $line } i opptaket er feil
watch-wrong = { $code ->
    [too_large] Opptaket er for langt til å vises her: 1 MB er det meste.
    [too_many] For mange opptak på én gang. Prøv igjen om litt.
    [offline] Får ikke kontakt med serveren. Prøv igjen om litt.
   *[other] Dette opptaket lar seg ikke lese.
  }
watch-empty = Det ble aldri gitt noen kort i dette spillet.
watch-another = Et annet opptak
watch-player = Spiller { $number }
watch-round = Runde { $round } av { $rounds }
watch-play = Spill av
watch-stop = Stopp
watch-back = Ett trekk tilbake
watch-on = Ett trekk fram
watch-round-back = Forrige runde
watch-round-on = Neste runde
watch-flip = Bytt side
watch-speed = Fart
watch-place = Sted i runden
watch-at = { $seconds } s. { $said }
watch-marks = Det som ble liggende
watch-marks-none = Ingenting ble liggende lenge i denne runden, og ingen bommet.
mark-chance = { $who ->
    [you] Du kunne ha lagt { $card } på { $top } i { $seconds } s
   *[them] { $name } kunne ha lagt { $card } på { $top } i { $seconds } s
  }
mark-misses = { $who ->
    [you] { $times ->
        [one] Du bommet
       *[other] Du bommet { $times } ganger
      }
   *[them] { $times ->
        [one] { $name } bommet
       *[other] { $name } bommet { $times } ganger
      }
  }
mark-beaten = { $who ->
    [you] Du kom for sent
   *[them] { $name } kom for sent
  }
did-dealt = Runde { $round }: kortene er gitt.
did-called = { $who ->
    [you] Du roper «spit».
   *[them] { $name } roper «spit».
  }
did-flipped = Spit! På haugene: { $tops }.
did-played = { $who ->
    [you] Du la { $card }.
   *[them] { $name } la { $card }.
  }
did-filled = { $who ->
    [you] Du fylte en tom plass.
   *[them] { $name } fylte en tom plass.
  }
did-turned = { $who ->
    [you] Du snudde { $card }.
   *[them] { $name } snudde { $card }.
  }
did-cleared = Haugene er tatt.
did-before = Kortene er ikke gitt ennå.
did-auto = Det var bordet som gjorde det.
key-hints = Mellomrom spiller av og stopper, ← → går ett trekk, Page Up og Page Down bytter runde, 1 til 6 velger fart, S bytter side.

## Leksjonen

lesson = Leksjonen
lesson-skip = Avslutt leksjonen
lesson-start = Femten kort i fem bunker: bli kvitt dine før Skilpadda blir det. Rop «spit» for å begynne. { $keys ->
    [yes] Trykk på knappen, eller på mellomrom.
   *[no] Trykk på knappen.
  }
lesson-turning = Skilpadda roper også, og dere snur hvert sitt kort i midten.
lesson-up = { $card } går på { $top }: én opp. Fargen har ikke noe å si. { $keys ->
    [yes] Trykk på kortet, eller på tallet under det.
   *[no] Trykk på kortet!
  }
lesson-down = Én ned er like bra som én opp: { $card } går på { $top }.
lesson-ring = Etter kongen kommer esset, og så toeren: det går i ring. Altså går { $card } på { $top }.
lesson-both = { $card } passer på begge haugene. Trykk på kortet, og så på haugen du vil ha.
lesson-pile = Hvilken haug skal { $card } på? { $keys ->
    [yes] Trykk på den, eller på ← eller →.
   *[no] Velg selv!
  }
lesson-last = Det siste kortet ditt! Da er runden over, og begge klasker etter den minste haugen.
lesson-find = Nå du: hvilket av kortene dine passer?
lesson-play = { $card } går på { $top }.
lesson-fill = En plass er tom, og den kan du fylle fra en tykkere bunke: da får du snudd et nytt kort. Trykk på plassen.
lesson-fill-again = Fyll den tomme plassen: trykk på den.
lesson-move = Og så kortet som skal dit: { $card }.
lesson-let-go = Du har ikke noe kort å legge der. Trykk på plassen igjen, så lar du den være.
lesson-watch = Ingen av kortene dine passer, så følg med på Skilpadda. I Spit venter ingen på tur: begge spiller samtidig.
lesson-watch-again = Ingenting passer. Nå er det Skilpadda som holder på.
lesson-stuck = Ingen kan legge. Da roper begge «spit» og snur hvert sitt nye kort i midten.
lesson-stuck-again = Ingen kan legge: rop «spit».
lesson-answer = Nå roper Skilpadda også.
lesson-slap = Klask på den minste haugen: den du klasker på, blir din, og du vil ha få kort.
lesson-missed = Det kortet passer ikke, og et bomskudd koster litt tid.
lesson-end = Slik er Spit!
lesson-end-slap = Haugen du tar og spitkortene dine følger med deg videre: jo færre, jo bedre.
lesson-end-race = Skilpadda ventet på deg. Det er det ingen andre som gjør: begge spiller så fort de kan, og det kortet som treffer haugen først, gjelder.
lesson-again = En gang til
lesson-rules = Alle reglene
lesson-home = Til forsiden

## Innstillinger

set = { $name ->
    [hand] Du spiller med
    [cards] Kortene
    [faces] Kortet viser
    [suits] Sortene
   *[motion] Bevegelser
  }
set-hand = { $value ->
    [left] Venstre hånd
   *[right] Høyre hånd
  }
set-cards = { $value ->
    [large] Større
   *[usual] Vanlig størrelse
  }
set-faces = { $value ->
    [xl] Diger verdi
   *[usual] Verdi og sort
  }
set-suits = { $value ->
    [four] Fire farger
   *[two] To farger
  }
set-motion = { $value ->
    [less] Færre
   *[auto] Som på enheten
  }
pace-about = Rolig: maskinen er langsommere, og ingen tid renner ut. Gjelder fra neste spill.
vibration = Vibrasjon
keys = Taster
keys-about = Velg en linje, og trykk så på tasten du vil ha. Med Shift fyller tasten til en bunke en tom plass fra den.
key-stock = Bunke { $stock }
key-does = { $name ->
    [left] Haugen til venstre
    [right] Haugen til høyre
    [spit] Rop «spit»
    [main] Begynn runden
    [read] Les opp hva som ligger på haugene
   *[menu] Pause
  }
key-press = Trykk på en tast
key-taken = { $key } er opptatt: { $what }
keys-usual = Tilbake til de vanlige tastene
foot-version = Bygg { $build }
foot-licence = Spit er fri programvare under MIT-lisensen.
foot-letters = Skrifttypene, under SIL Open Font License

## Reglene

rules-title = Reglene i Spit
rules-lead = Et kappløp for to med én kortstokk. Ingen venter på tur: begge spiller samtidig, så fort de kan, og skal bli kvitt kortene sine.
rules-nutshell = Legg ut femten kort i fem bunker. Legg dem ett for ett på to hauger i midten, hvert på en nabo: én opp eller én ned. Når ingen kan legge, roper dere «spit» og snur nye kort. Den som går ut, klasker på den minste haugen og har færre kort i neste runde.
rules-lesson = Vil du heller spille enn lese?
rules-contents = På denne siden
rules-numbers = De små tallene i margen er regelbokas, om dere skulle bli uenige.
rules-cards = Kortene
rules-deal = Given
rules-spit = Å rope «spit»
rules-play = Spillet
rules-stuck = Når ingen kan legge
rules-end = Når runden er over
rules-few = Færre enn seksten kort
rules-classic = Slik vinner du klassisk
rules-points = Slik vinner du på poeng
rules-quit = Å gi opp
rules-hands = Ved bordet: hender
rules-patience = Ved bordet: tålmodighet
rules-breaks = Ved bordet: avbrudd
rules-table = Det var kortene. Det som hender og tålmodighet tar seg av mellom folk, tar bordet seg av her.
rules-lengths = Mellom jevngode tar et kjapt spill 3–4 runder, et langt rundt 14 og et klassisk rundt 9, men hvert tiende klassiske spill går over 29.
rule-1 = Én kortstokk på 52, uten jokere. Bare verdien teller: et kort går på naboene sine, én opp eller én ned. Verdiene går i ring, så et ess går på en konge og på en toer, og begge går på et ess. Sort og farge har aldri noe å si, og et kort går aldri på sin egen verdi.
rule-2 = Kortene stokkes, og hver får 26 med bildesiden ned. Det er stokken din.
rule-3 = Av stokken din legger du fem bunker på rad, med bildesiden ned: ett kort, så to, tre, fire og fem. Snu det øverste i hver. Hver bunke har sin plass, og det blir aldri flere enn fem plasser. For den som vil ha det helt nøyaktig: det første kortet i stokken er den første bunken, de to neste den andre, og så videre; i hver bunke ligger det sist gitte kortet øverst.
rule-4 = De elleve kortene som er igjen, er spitkortene dine. Dem holder du i den ene hånda med bildesiden ned, og ingen får se på dem, ikke du heller.
rule-5 = Når begge har ropt «spit», snur hver av dere det øverste spitkortet sitt i midten, på sin egen side. De to kortene er begynnelsen på de to spithaugene, og kappløpet er i gang.
rule-6 = Begge spiller samtidig, så fort de kan: men bare med én hånd, og ett kort om gangen.
rule-7 = Legge: ta det åpne, øverste kortet i en av bunkene dine og legg det på en spithaug der det øverste kortet er en nabo. Begge kan legge på begge haugene.
rule-8 = Snu: når det kortet som blir øverst i en bunke, ligger med bildesiden ned, skal det snus. Det skjer av seg selv, med mindre du har valgt å snu for hånd; da er det et eget trekk, og hånda må bruke tid på det.
rule-9 = Fylle: når en av de fem plassene dine er tom, kan du flytte det åpne, øverste kortet fra en annen bunke dit, og kortet under snus. Bunken det kommer fra, må ha minst ett kort igjen, for det fører ingen vei å flytte et enslig kort fram og tilbake.
rule-10 = Et kort er lagt i det øyeblikket det treffer haugen, og tas aldri tilbake. Sikter begge på den samme haugen, gjelder det kortet som treffer først. Det andre blir også lagt hvis det tilfeldigvis passer på det nye kortet; ellers går det tilbake dit det kom fra, uten straff. Det som ikke er lov, endrer ingenting: det tar ikke engang tilbake et rop.
rule-11 = Når ingen av dere kan legge et kort på en spithaug, og bare da, kan dere rope «spit», så begge hører det. Når begge har ropt, legger hver av dere det øverste spitkortet sitt åpent på en spithaug: den på sin egen side, eller den som ble valgt med ropet. Er det bare én haug, går det dit. Vil begge ha den samme haugen, er det den som ropte først, som legger først. En haug som ikke finnes, er det ikke lov å velge, og uten spitkort betyr valget ingenting. Å rope en gang til endrer ingenting. Hvis en av dere fyller eller snur, er begge ropene tatt tilbake; de nye kortene bruker dem opp, og det gjør slutten på runden også.
rule-12 = Har bare én av dere spitkort igjen, er det bare den spilleren som legger ett. Begge roper likevel.
rule-13 = Før du roper, kan du fylle en plass eller snu et kort. Du må ikke.
rule-14 = Runden er over så snart en av dere er kvitt alle bunkene sine. Den er også over når ingen har spitkort igjen, og ingen kan legge, fylle eller snu; og når ingen kan legge, ingen har spitkort igjen, og begge roper «spit» selv om det gikk an å fylle eller snu.
rule-15 = Er det to spithauger, klasker begge på en av dem, og begge vil ha den minste. Den hånda som er først nede, tar haugen sin. Den andre får den andre haugen, uansett hvor det ble klasket: det første klasket avgjør.
rule-16 = Legg til spitkortene og bunkekortene du har igjen. De kortene, og ingen andre, er den nye stokken din: den stokkes og gis til neste runde som før. Fra nå av kan en av dere ha flere kort enn den andre.
rule-17 = Med 15 kort eller færre har du ingen spitkort. Med færre enn 15 gis bunkene så langt kortene rekker, som om de ble gitt i rader: ett kort til hver av de fem plassene, så ett til alle unntatt den første, så til de tre siste, og så videre. Tolv kort blir bunker på 1, 2, 3, 3 og 3. De legges ut én etter én, som ellers.
rule-18 = Da er det bare én spithaug, på siden til den som har spitkort. Begge roper «spit» som ellers, og ett kort snus.
rule-19 = Med bare én spithaug er det ingen som klasker. Den som først blir kvitt bunkene sine, tar ingenting fra midten; den andre tar spithaugen og beholder det som ikke ble lagt.
rule-20 = Fikk du ingen spitkort i given og går ut først, har du vunnet spillet. Er det den med spitkort som går ut først, fortsetter spillet med neste runde.
rule-21 = Den som ikke har et eneste kort når en runde er ryddet bort, har vunnet. Det kan hende hvem som helst av dere, for spitkortene kan ta slutt.
rule-22 = En runde med bare én spithaug kan ende uten at noen går ut. Da tar den med færrest kort igjen i bunkene ingenting fra midten, og den andre tar haugen; hver beholder sine egne kort. Har dere like mange, er det den som ikke fikk spitkort, som ikke tar noe.
rule-23 = Hver runde gis på nytt, 26 kort til hver, og hvert kort du sitter igjen med når den er over, er ett poeng. I det lange spillet er det bunkekortene og spitkortene dine, og ingen klasker. I det kjappe klasker begge først, og haugen du tar, teller også.
rule-24 = Når noen har 100 poeng eller mer, er spillet slutt, og den med færrest poeng vinner. Står det likt, spiller dere en runde til.
rule-25 = Du kan gi opp et spill når som helst, og den som går fra bordet for godt, har tapt: den andre vinner.
rule-t1 = Du har én hånd. Mellom to trekk, enten du legger, fyller, snur eller klasker, går det minst et tidels sekund. Raskere trekk venter, opptil fire av dem; de som kommer oppå det, er for raske og gjelder ikke.
rule-t2 = Et kort som ikke passer, koster tid: det løftes, rister og går tilbake, og hånda er opptatt i 0,4 sekunder; 0,8 andre gang på rad, 1,6 etter det. Legger du et kort, eller går det tre sekunder uten bom, er alt glemt. Å klaske før runden er over, koster et halvt sekund. Å komme for sent til en haug koster ingenting.
rule-t3 = Hvis ingen kan legge, og du verken kan fylle eller snu, ropes «spit» for deg etter tre sekunder. Kunne du det, ropes det seks sekunder etter at den andre ropte. En ring viser tiden som renner ut.
rule-t4 = Er du den eneste som kan gjøre noe, og du ikke gjør det, får du et vink etter seks sekunder. Etter tolv spiller bordet for deg: fra den første bunken din som passer, og på din egen side om det går. Ingen skal kunne fryse et spill ved å vente.
rule-t5 = Hvis ingen klasker på fem sekunder, går den minste haugen til den som gikk ut. Gikk ingen ut, tar hver haugen på sin egen side.
rule-t6 = Før en runde har du tretti sekunder på å rope «spit»; så blir det ropt for deg. Mot maskinen har du all verdens tid.
rule-t7 = Når noen mister forbindelsen, stopper spillet med én gang, og bunkekortene dekkes til for begge. Når begge er på plass igjen, fortsetter det med en nedtelling. Hver av dere har to minutter med slike avbrudd i et spill; etter det kan den andre ta seieren, vente, eller gå fra bordet uten å tape på det. Hvis ingen gjør noe på et minutt, stopper spillet også.
rule-t8 = Mot maskinen kan du velge et rolig tempo. Da er motstanderen langsommere, og ingenting blir ropt, lagt eller klasket for deg.
rules-fig-ring = Tretten verdier i ring: hver går på sine to naboer.
rules-fig-deal = Femten kort i fem bunker, og elleve spitkort på hånda.
rules-fig-play = Sjueren går på sekseren. Den går på en åtter også.
rules-fig-turn = Sjueren er borte, og kortet under snus.
rules-fig-fill = Dama fyller den tomme plassen, og et nytt kort snus.
rules-fig-stuck = Ingen av dine kort går på en firer eller en nier, og ingen av den andres heller: «spit!»
rules-fig-slap = Første hånd tar den minste haugen.
rules-fig-single = Én spithaug, på siden til den som har spitkort.

## Når en runde er over

round-out-you = Du gikk ut først
round-out-them = { $name } gikk ut først
round-dead = Ingenting igjen å legge
round-given-up = Begge sto over
chart = Kort igjen i bunkene
chart-says = Kort igjen i bunkene etter { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
  }: du { $you }, { $name } { $them }
chart-seconds = { $seconds } s
chart-front = i tet
haul-pile = haug på { $cards }
haul-spit = { $cards } spitkort
haul-stock = { $cards } til overs
haul-nothing = ikke et kort
score-ends = Spillet slutter ved { $target }, og den med færrest poeng vinner.
next-spit = I neste runde har du { $you ->
    [0] ingen spitkort
   *[other] { $you } spitkort
  }, { $name } har { $them ->
    [0] ingen
   *[other] { $them }
  }.
next-round = Neste runde
next-ready = { $name } er klar

## Når spillet er slutt

game-won = Du vant!
game-lost = { $name } vant
game-how = { $how ->
    [resigned-you] Du ga opp.
    [resigned-them] { $name } ga opp.
    [forfeited-you] Du gikk fra bordet.
    [forfeited-them] { $name } gikk fra bordet.
    [cards-you] Du har ingen kort igjen.
    [cards-them] { $name } har ingen kort igjen.
    [points-you] Du har færrest poeng.
   *[points-them] { $name } har færrest poeng.
  }
game-rounds = Etter { $rounds ->
    [one] 1 runde
   *[other] { $rounds } runder
  }.
game-points = poeng
game-cards = kort
rematch = Revansj
rematch-again = Samme regler igjen
rematch-waits = Venter på { $name }
rematch-wished = { $name } vil spille igjen
