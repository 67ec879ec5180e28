### Orden på sidorna som läses i lugn och ro: de hämtas när en av dem öppnas.

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
lesson-start = Femton kort i fem högar: bli av med dina innan Sköldpaddan gör det. Säg ”spit” för att börja. { $keys ->
    [yes] Tryck på knappen, eller på mellanslag.
   *[no] Tryck på knappen.
  }
lesson-turning = Sköldpaddan säger det också, och ni vänder varsitt kort i mitten.
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
lesson-stuck = Ingen kan lägga. Då säger båda ”spit” och vänder varsitt nytt kort i mitten.
lesson-stuck-again = Ingen kan lägga: säg ”spit”.
lesson-answer = Nu säger Sköldpaddan det också.
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
