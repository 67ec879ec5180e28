### Orden som läses i lugn och ro, mellan rundor och på egna sidor: de hämtas när de behövs.

## Inget på den här adressen

lost-title = Felgiv
lost-about = Det ligger inget kort på den här adressen.
lost-home = Tillbaka till spelet

## Vad ett spel berättar

fact-fastest = snabbaste kort
fact-reaction = vanlig reaktion
fact-wait = längsta väntan
fact-contests = vunna dueller
fact-missed = missar
fact-front = tid i ledning
fact-wait-about = Den längsta tiden med ett kort som gick att lägga utan att något lades.
fact-reaction-about = Från att ett kort gick att lägga till att det låg: den mittersta av alla.
game-strips = Runda för runda
strip-says = Runda { $round }, { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
  }: { $why ->
    [you] du var ute först
    [them] { $name } var ute först
   *[other] ingen gick ut
  }
clock = { $minutes }:{ $seconds }
watch-again = Se igen
save-record = Spara protokollet

## Att se ett spel igen

watch-title = Se igen
watch-about = Ett spelat spel spelas upp en gång till: i valfri fart, steg för steg, med allt som blev liggande.
watch-choose = Välj ett protokoll
watch-drop = eller släpp ett här
watch-from = Protokollet över ett eget spel får du när det är slut. Det slutar på .spit.jsonl.
watch-reading = Läser protokollet …
watch-line = Rad { $line } i protokollet är fel
watch-wrong = { $code ->
    [too_large] Protokollet är för långt för att ses här: högst 1 MB.
    [too_many] För många protokoll på en gång. Försök igen om en stund.
    [offline] Servern går inte att nå. Försök igen om en stund.
   *[other] Det här protokollet går inte att läsa.
  }
watch-empty = Inget delades ut i det här spelet.
watch-another = Ett annat protokoll
watch-player = Spelare { $number }
watch-round = Runda { $round } av { $rounds }
watch-play = Spela upp
watch-stop = Stanna
watch-back = Ett steg tillbaka
watch-on = Ett steg framåt
watch-round-back = Rundan före
watch-round-on = Rundan efter
watch-flip = Andra sidan
watch-speed = Fart
watch-place = Plats i rundan
watch-at = { $seconds } s. { $said }
watch-marks = Det som blev liggande
watch-marks-none = Inget blev liggande länge i den här rundan, och ingen missade.
mark-chance = { $who ->
    [you] Du lät { $card } på { $top } stå öppet i { $seconds } s
   *[them] { $name } lät { $card } på { $top } stå öppet i { $seconds } s
  }
mark-misses = { $who ->
    [you] { $times ->
        [one] Du missade
       *[other] Du missade { $times } gånger
      }
   *[them] { $times ->
        [one] { $name } missade
       *[other] { $name } missade { $times } gånger
      }
  }
mark-beaten = { $who ->
    [you] Du kom för sent
   *[them] { $name } kom för sent
  }
did-dealt = Runda { $round } är delad.
did-called = { $who ->
    [you] Du ropar ”spit”.
   *[them] { $name } ropar ”spit”.
  }
did-flipped = Spit! På högarna: { $tops }.
did-played = { $who ->
    [you] Du lade { $card }.
   *[them] { $name } lade { $card }.
  }
did-filled = { $who ->
    [you] Du fyllde en tom plats.
   *[them] { $name } fyllde en tom plats.
  }
did-turned = { $who ->
    [you] Du vände { $card }.
   *[them] { $name } vände { $card }.
  }
did-cleared = Högarna är tagna.
did-before = Korten är inte delade än.
did-auto = Bordet gjorde det.
key-hints = Mellanslag spelar och stannar, ← → stegar, Page up och Page down byter runda, 1 till 6 väljer fart, S byter sida.

## Lektionen

lesson = Lektionen
lesson-skip = Lämna lektionen
lesson-start = Femton kort i fem högar: bli av med dina innan Sköldpaddan gör det. Ropa ”spit” för att börja. { $keys ->
    [yes] Tryck på knappen, eller på mellanslag.
   *[no] Tryck på knappen.
  }
lesson-turning = Sköldpaddan ropar också, och ni vänder varsitt kort i mitten.
lesson-up = { $card } går på { $top }: ett steg upp. Färgen spelar ingen roll. { $keys ->
    [yes] Tryck på kortet, eller på siffran under det.
   *[no] Tryck på det!
  }
lesson-down = Ett steg ner går lika bra: { $card } på { $top }.
lesson-ring = Efter kungen kommer esset och sedan tvåan: valörerna går runt. Så { $card } går på { $top }.
lesson-both = { $card } passar på båda högarna. Tryck på kortet, och sedan på den hög du vill.
lesson-pile = Och nu högen för { $card }. { $keys ->
    [yes] Tryck på en av dem, eller på ← eller →.
   *[no] Vilken du vill.
  }
lesson-last = Ditt sista kort! Sedan är rundan slut, och båda daskar efter den mindre högen.
lesson-find = Din tur: vilket av dina kort passar nu?
lesson-play = { $card } går på { $top }.
lesson-fill = En plats är tom, och du får fylla den från en tjockare hög: då vänds ett nytt kort. Tryck på platsen.
lesson-fill-again = Fyll den tomma platsen: tryck på den.
lesson-move = Och nu kortet som flyttas dit: { $card }.
lesson-let-go = Det finns inget kort att lägga dit. Tryck på platsen igen och låt den vara.
lesson-watch = Inget av dina kort passar, så titta på Sköldpaddan. I Spit finns inga turer: båda spelar samtidigt.
lesson-watch-again = Inget passar. Sköldpaddan är i farten.
lesson-stuck = Ingen kan lägga. Då ropar båda ”spit” och vänder varsitt nytt kort i mitten.
lesson-stuck-again = Ingen kan lägga: ropa ”spit”.
lesson-answer = Nu ropar Sköldpaddan också.
lesson-slap = Daska den mindre högen: den du daskar blir din, och du vill ha få kort.
lesson-missed = Det kortet passar inte, och ett felförsök kostar ett ögonblick.
lesson-end = Så spelas Spit!
lesson-end-slap = Högen du tar och dina spitkort har du kvar: ju färre, desto bättre.
lesson-end-race = Sköldpaddan väntade på dig. Det gör ingen annan: båda spelar så fort de kan, och det kort som först rör högen gäller.
lesson-again = En gång till
lesson-rules = Alla regler
lesson-home = Till början

## Inställningar

set = { $name ->
    [hand] Du spelar med
    [cards] Korten
    [faces] Ett kort visar
    [suits] Färgerna
   *[motion] Rörelser
  }
set-hand = { $value ->
    [left] Vänster hand
   *[right] Höger hand
  }
set-cards = { $value ->
    [large] Större
   *[usual] Vanlig storlek
  }
set-faces = { $value ->
    [xl] Valören, jättestor
   *[usual] Valör och färg
  }
set-suits = { $value ->
    [four] Fyra kulörer
   *[two] Två kulörer
  }
set-motion = { $value ->
    [less] Färre
   *[auto] Som enheten
  }
pace-about = Lugnt: datorn är långsammare och ingen tid rinner ut. Från och med nästa spel.
vibration = Vibration
keys = Tangenter
keys-about = Välj en rad och tryck sedan på den tangent du vill ha. Med skift fyller högens tangent en tom plats från den.
key-stock = Hög { $stock }
key-does = { $name ->
    [left] Högen till vänster
    [right] Högen till höger
    [spit] Ropa ”spit”
    [main] Börja rundan
    [read] Läs upp vad som ligger på högarna
   *[menu] Paus
  }
key-press = Tryck på en tangent
key-taken = { $key } är upptagen: { $what }
keys-usual = Tillbaka till de vanliga tangenterna
foot-version = Bygge { $build }
foot-licence = Spit är fri programvara under MIT-licensen.
foot-letters = Bokstäverna, under SIL Open Font License

## Reglerna

rules-title = Reglerna i Spit
rules-lead = En kapplöpning för två med en kortlek. Inga turer: båda spelar samtidigt, så fort de kan, och vill bli av med sina kort.
rules-nutshell = Lägg ut femton kort i fem högar. Lägg dem ett i taget på två högar i mitten, vart och ett på en granne: ett steg upp eller ett steg ner. När ingen kan lägga ropar ni ”spit” och vänder nya kort. Den som blir av med sina kort daskar den mindre högen, och har färre kort i nästa runda.
rules-lesson = Hellre spela än läsa?
rules-contents = På den här sidan
rules-numbers = De små siffrorna i kanten är regelbokens, om ni skulle bli oense.
rules-cards = Korten
rules-deal = Given
rules-spit = Att ropa ”spit”
rules-play = Spelet
rules-stuck = När ingen kan lägga
rules-end = När rundan är slut
rules-few = Färre än sexton kort
rules-classic = Så vinner man det klassiska spelet
rules-points = Så vinner man på poäng
rules-quit = Att ge upp
rules-hands = Vid bordet: händer
rules-patience = Vid bordet: tålamod
rules-breaks = Vid bordet: avbrott
rules-table = Så långt korten. Det som händer och tålamod sköter mellan människor sköter bordet här.
rules-lengths = Mellan jämna spelare tar ett snabbt parti 3–4 rundor, ett långt omkring 14 och ett klassiskt omkring 9, men vart tionde klassiskt parti tar mer än 29.
rule-1 = En kortlek med 52 kort, utan jokrar. Bara valören räknas: ett kort går på sina grannar, ett steg upp eller ett steg ner. Valörerna går runt, så att ett ess går på en kung och på en tvåa, och båda går på ett ess. Färgen spelar aldrig någon roll, och inget kort går på sin egen valör.
rule-2 = Leken blandas, och var och en får 26 kort med baksidan upp. Det är din packe.
rule-3 = Lägg ut fem högar i rad ur packen, med baksidan upp: ett kort, sedan två, tre, fyra och fem. Vänd det översta i varje hög. Varje hög har sin plats, och det blir aldrig fler än fem platser. För den som vill veta exakt: det första kortet i packen är första högen, de två nästa den andra, och så vidare; i varje hög ligger det kort överst som gavs sist.
rule-4 = De elva kort som är kvar är dina spitkort. De stannar i handen med baksidan upp, och ingen tittar på dem, inte ens du.
rule-5 = När båda har ropat ”spit” vänder var och en sitt översta spitkort i mitten, på sin egen sida. De två korten börjar de två spithögarna, och loppet är i gång.
rule-6 = Båda spelar samtidigt, så fort de kan: men med bara en hand, och ett kort i taget.
rule-7 = Lägga: ta det öppna översta kortet i någon av dina högar och lägg det på en spithög vars översta kort är en granne. Båda spithögarna är öppna för båda.
rule-8 = Vända: när kortet som blir överst i en hög ligger med baksidan upp vänds det. Det vänds av sig självt, om du inte har valt att vända korten för hand; då är det ett eget drag och tar sin tid för handen.
rule-9 = Fylla: när en av dina fem platser är tom får du flytta dit det öppna översta kortet ur en annan hög, och kortet under vänds. Högen som det lämnar måste ha ett kort kvar, för att flytta ett ensamt kort fram och tillbaka ändrar ingenting.
rule-10 = Ett kort är lagt i samma ögonblick som det rör högen, och tas aldrig tillbaka. När båda siktar på samma hög gäller det kort som rör den först. Det andra läggs också om det råkar passa på det nya kortet; annars går det tillbaka dit det kom ifrån, utan straff. Det som inte är tillåtet ändrar ingenting: det tar inte ens tillbaka ett rop.
rule-11 = När ingen av er kan lägga ett kort på en spithög, och bara då, får ni ropa ”spit”, så att båda hör det. När båda har ropat lägger var och en sitt översta spitkort öppet på en spithög: den på den egna sidan, eller den som man valde i sitt rop. Finns det bara en hög hamnar det där. Vill båda ha samma hög läggs kortet först från den som ropade först. En hög som inte finns får man inte välja, och utan spitkort betyder valet ingenting. Att ropa en gång till ändrar ingenting. Om någon av er fyller eller vänder tas båda ropen tillbaka; de nya korten förbrukar dem, och det gör rundans slut också.
rule-12 = Har bara en av er spitkort kvar är det bara den spelaren som lägger ett. Båda ropar ändå.
rule-13 = Innan du ropar får du fylla en plats eller vända ett kort. Du måste inte.
rule-14 = Rundan är slut så snart någon har blivit av med alla sina högar. Den är också slut när ingen har spitkort kvar och ingen kan lägga, fylla eller vända; och när ingen kan lägga, ingen har spitkort kvar och båda ropar ”spit” fast det gick att fylla eller vända.
rule-15 = Ligger det två spithögar daskar båda handen på en av dem, och båda vill ha den mindre. Den hand som är först tar sin hög. Den andra spelaren får den andra högen, vilken som än daskades: den första dasken avgör.
rule-16 = Till högen du tog kommer de spitkort och de kort i högarna som du har kvar. Just de korten är din nya packe: den blandas och ges till nästa runda på samma sätt. Från och med nu kan en av er ha fler kort än den andra.
rule-17 = Med högst 15 kort har du inga spitkort. Med färre än 15 ges högarna så långt korten räcker, som om de gavs i rader: ett kort till var och en av de fem platserna, sedan ett till alla utom den första, sedan till de tre sista, och så vidare. Tolv kort blir högar på 1, 2, 3, 3 och 3. De läggs en efter en, som vanligt.
rule-18 = Då finns bara en spithög, på den spelares sida som har spitkort. Båda ropar ”spit” som vanligt, och ett kort vänds.
rule-19 = Med bara en spithög daskar ingen. Den som först är av med sina högar tar inget från mitten; den andra tar spithögen och behåller det som inte blev lagt.
rule-20 = Fick du inga spitkort i given och är först av med dina kort har du vunnit spelet. Är det den med spitkort som blir först går spelet vidare med nästa runda.
rule-21 = Den som inte har ett enda kort när en runda har plockats undan har vunnit. Det kan hända vem som helst av er, för spitkorten kan ta slut.
rule-22 = En runda med en enda spithög kan sluta utan att någon har blivit av med sina kort. Då tar den som har färre kort kvar i högarna inget från mitten, och den andra tar spithögen; var och en behåller sina egna kort. Har ni lika många är det den som inte fick några spitkort som inget tar.
rule-23 = Varje runda ges från början, 26 kort var, och varje kort du sitter med när den är slut är en poäng. I det långa partiet är det korten i högarna och spitkorten, och ingen daskar. I det snabba partiet daskar båda först, och högen du tar räknas också.
rule-24 = När någon har 100 poäng eller mer är spelet slut, och den med lägst poäng vinner. Står det lika spelar ni en runda till.
rule-25 = Du får ge upp när som helst, och den som lämnar bordet för gott har förlorat: den andra vinner.
rule-t1 = Du har en hand. Mellan två av dess drag, vare sig du lägger, fyller, vänder eller daskar, går minst en tiondels sekund. Snabbare drag väntar, högst fyra; de som kommer därutöver är för snabba och räknas inte.
rule-t2 = Ett kort som inte passar kostar tid: det lyfts, skakar och går tillbaka, och handen är upptagen i 0,4 sekunder; 0,8 andra gången i rad, sedan 1,6. Ett kort som blir lagt, eller tre sekunder utan bom, gör allt gott igen. Att daska innan rundan är slut kostar en halv sekund. Att bli slagen till en hög kostar ingenting.
rule-t3 = Kan ingen lägga, och du varken fylla eller vända, ropas ”spit” åt dig efter tre sekunder. Kunde du det ropas det sex sekunder efter den andras rop. En ring visar tiden som rinner ut.
rule-t4 = Är du den enda som kan göra något, och du inte gör det, får du en vink efter sex sekunder. Efter tolv spelar bordet åt dig: från din första hög som passar, och på din egen sida om det går. Ingen får frysa ett spel genom att vänta.
rule-t5 = Daskar ingen på fem sekunder går den mindre högen till den som blev av med sina kort. Blev ingen det tar var och en högen på sin egen sida.
rule-t6 = Före en runda har du trettio sekunder på dig att ropa ”spit”; sedan ropas det åt dig. Mot datorn har du all tid i världen.
rule-t7 = När någon tappar kontakten stannar spelet genast, och korten i högarna döljs för båda. När båda är på plats igen går det vidare med en nedräkning. Var och en har två minuter av sådana avbrott i ett spel; sedan får den andra ta hem segern, vänta, eller lämna bordet utan att förlora. Om ingen gör något på en minut stannar spelet också.
rule-t8 = Mot datorn kan du välja ett lugnt tempo. Då är motståndaren långsammare, och inget ropas, läggs eller daskas åt dig.
rules-fig-ring = Tretton valörer i en ring: varje kort går på sina två grannar.
rules-fig-deal = Femton kort i fem högar, och elva spitkort i handen.
rules-fig-play = Sjuan går på sexan. Den går på en åtta också.
rules-fig-turn = Sjuan är borta, och kortet under vänds.
rules-fig-fill = Damen fyller den tomma platsen, och ett nytt kort vänds.
rules-fig-stuck = Inget av dina kort går på en fyra eller en nia, och inget av motståndarens: ”spit!”
rules-fig-slap = Den första handen tar den mindre högen.
rules-fig-single = En enda spithög, på den spelares sida som har spitkort.

## När en runda är slut

round-out-you = Du gick ut först
round-out-them = { $name } gick ut först
round-dead = Inget kvar att lägga
round-given-up = Båda passade
chart = Kort kvar i högarna
chart-says = Kort kvar i högarna efter { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
  }: du { $you }, { $name } { $them }
chart-seconds = { $seconds } s
chart-front = ledde
haul-pile = hög på { $cards }
haul-spit = { $cards } spitkort
haul-stock = { $cards } över
haul-nothing = inte ett kort
score-ends = Spelet slutar vid { $target }, och lägst poäng vinner.
next-spit = Nästa runda har du { $you ->
    [0] inga spitkort
   *[other] { $you } spitkort
  }, { $name } { $them ->
    [0] inga
   *[other] { $them }
  }.
next-round = Nästa runda
next-ready = { $name } är redo

## När spelet är slut

game-won = Du vann!
game-lost = { $name } vann
game-how = { $how ->
    [resigned-you] Du gav upp.
    [resigned-them] { $name } gav upp.
    [forfeited-you] Du lämnade bordet.
    [forfeited-them] { $name } lämnade bordet.
    [cards-you] Du är helt utan kort.
    [cards-them] { $name } är helt utan kort.
    [points-you] Du har lägst poäng.
   *[points-them] { $name } har lägst poäng.
  }
game-rounds = Efter { $rounds ->
    [one] 1 runda
   *[other] { $rounds } rundor
  }.
game-points = poäng
game-cards = kort
rematch = Revansch
rematch-again = Samma regler igen
rematch-waits = Väntar på { $name }
rematch-wished = { $name } vill spela igen
