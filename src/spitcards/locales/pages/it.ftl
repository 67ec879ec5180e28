### Le parole da leggere con calma, tra una manche e l’altra e nelle loro pagine: si caricano quando servono.

## Niente a questo indirizzo

lost-title = A monte!
lost-about = A questo indirizzo non c’è nessuna carta.
lost-home = Torna al gioco

## Che cosa racconta una partita

fact-fastest = carta più veloce
fact-reaction = reazione tipica
fact-wait = attesa più lunga
fact-contests = duelli vinti
fact-missed = errori
fact-front = tempo in testa
fact-wait-about = Il tempo più lungo con una carta da giocare e nessuna giocata.
fact-reaction-about = Il tempo da quando una carta si poteva giocare a quando è stata giocata: quello a metà fra tutti.
game-strips = Manche per manche
strip-says = Manche { $round }, { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
  }: { $why ->
    [you] hai finito prima tu
    [them] { $name } ha finito prima
   *[other] non ha finito nessuno
  }
clock = { $minutes }:{ $seconds }
watch-again = Rivedi
save-record = Salva la registrazione

## Rivedere una partita

watch-title = Rivedi
watch-about = Una partita già giocata si rivede qui: alla velocità che vuoi, passo per passo, con tutte le occasioni mancate.
watch-choose = Scegli una registrazione
watch-drop = o trascinane una qui
watch-from = La registrazione di una tua partita la ricevi quando è finita. Il suo nome finisce in .spit.jsonl.
watch-reading = Lettura della registrazione…
watch-line = La riga { $line } di questa registrazione è sbagliata
watch-wrong = { $code ->
    [too_large] Questa registrazione è troppo lunga per rivederla qui: il massimo è 1 MB.
    [too_many] Troppe registrazioni insieme. Riprova tra un attimo.
    [offline] Manca la linea con il server. Riprova tra un attimo.
   *[other] Questa registrazione non si può leggere.
  }
watch-empty = In questa partita non si sono date carte.
watch-another = Un’altra registrazione
watch-player = Giocatore { $number }
watch-round = Manche { $round } di { $rounds }
watch-play = Avvia
watch-stop = Ferma
watch-back = Un passo indietro
watch-on = Un passo avanti
watch-round-back = Manche precedente
watch-round-on = Manche seguente
watch-flip = Altro lato
watch-speed = Velocità
watch-place = Punto della manche
watch-at = { $seconds } s. { $said }
watch-marks = Occasioni mancate
watch-marks-none = In questa manche niente è rimasto lì a lungo, e nessuno ha sbagliato.
mark-chance = { $who ->
    [you] Per { $seconds } s potevi mettere { $card } su { $top }
   *[them] Per { $seconds } s { $name } poteva mettere { $card } su { $top }
  }
mark-misses = { $who ->
    [you] { $times ->
        [one] Hai sbagliato
       *[other] Hai sbagliato { $times } volte
      }
   *[them] { $times ->
        [one] { $name } ha sbagliato
       *[other] { $name } ha sbagliato { $times } volte
      }
  }
mark-beaten = { $who ->
    [you] La tua carta è arrivata tardi
   *[them] La carta di { $name } è arrivata tardi
  }
did-dealt = Si danno le carte: manche { $round }.
did-called = { $who ->
    [you] Gridi «spit».
   *[them] { $name } grida «spit».
  }
did-flipped = Spit! Sulle pile: { $tops }.
did-played = { $who ->
    [you] Hai giocato { $card }.
   *[them] { $name } ha giocato { $card }.
  }
did-filled = { $who ->
    [you] Hai riempito un posto vuoto.
   *[them] { $name } ha riempito un posto vuoto.
  }
did-turned = { $who ->
    [you] Hai scoperto { $card }.
   *[them] { $name } ha scoperto { $card }.
  }
did-cleared = Le pile sono state prese.
did-before = Le carte sono ancora da dare.
did-auto = L’ha fatto il tavolo.
key-hints = Spazio avvia e ferma, ← → vanno di un passo, Pag su e Pag giù cambiano manche, da 1 a 6 la velocità, S cambia lato.

## La lezione

lesson = La lezione
lesson-skip = Lascia la lezione
lesson-start = Quindici carte in cinque mazzetti: finisci le tue prima della Tartaruga. Per cominciare grida «spit». { $keys ->
    [yes] Tocca il pulsante, o premi Spazio.
   *[no] Tocca il pulsante.
  }
lesson-turning = Lo grida anche la Tartaruga, e ognuno scopre una carta al centro.
lesson-up = { $card } va su { $top }: una più alta. Il seme non conta. { $keys ->
    [yes] Toccala, o premi il numero che ha sotto.
   *[no] Toccala!
  }
lesson-down = Una più bassa va altrettanto bene: { $card } va su { $top }.
lesson-ring = Dopo il re viene l’asso, e poi il 2: i valori girano in cerchio. Quindi { $card } va su { $top }.
lesson-both = { $card } va su tutte e due le pile. Tocca la carta, e poi la pila che vuoi.
lesson-pile = E ora la pila per { $card }. { $keys ->
    [yes] Toccane una, o premi ← o →.
   *[no] Vanno bene tutte e due.
  }
lesson-last = La tua ultima carta! Poi la manche è finita, e si batte la mano per avere la pila più piccola.
lesson-find = Prova tu: quale delle tue carte va bene adesso?
lesson-play = { $card } va su { $top }.
lesson-fill = Un posto è vuoto, e puoi riempirlo da un mazzetto più alto: così scopri una carta nuova. Tocca il posto.
lesson-fill-again = Riempi il posto vuoto: toccalo.
lesson-move = E ora la carta da spostare lì: { $card }.
lesson-let-go = Non c’è una carta da metterci. Tocca di nuovo il posto, e lascialo vuoto.
lesson-watch = Nessuna delle tue va bene, quindi guarda la Tartaruga. A Spit non ci sono turni: si gioca tutti e due insieme.
lesson-watch-again = Niente va bene. Sta giocando la Tartaruga.
lesson-stuck = Nessuno può giocare. Allora gridate «spit» tutti e due, e ognuno scopre al centro una carta nuova.
lesson-stuck-again = Nessuno può giocare: grida «spit».
lesson-answer = Ora lo grida anche la Tartaruga.
lesson-slap = Batti la mano sulla pila più piccola: quella che batti è tua, e tu vuoi poche carte.
lesson-missed = Quella non va, e ogni errore costa un attimo.
lesson-end = Questo è Spit!
lesson-end-slap = La pila che prendi e le tue carte spit restano a te: meno sono, meglio è.
lesson-end-race = La Tartaruga ti aspettava. Gli altri non lo faranno: si gioca più in fretta che si può, e vale la carta che tocca la pila per prima.
lesson-again = Ancora una volta
lesson-rules = Tutte le regole
lesson-home = All’inizio

## Opzioni

set = { $name ->
    [hand] Giochi con
    [cards] Carte
    [faces] Una carta mostra
    [suits] Semi
   *[motion] Animazioni
  }
set-hand = { $value ->
    [left] La sinistra
   *[right] La destra
  }
set-cards = { $value ->
    [large] Più grandi
   *[usual] Normali
  }
set-faces = { $value ->
    [xl] Valore gigante
   *[usual] Valore e seme
  }
set-suits = { $value ->
    [four] Quattro colori
   *[two] Due colori
  }
set-motion = { $value ->
    [less] Ridotte
   *[auto] Come il dispositivo
  }
pace-about = Calmo: il computer è più lento, e il tempo non scade mai. Dalla prossima partita.
vibration = Vibrazione
keys = Tasti
keys-about = Scegli una riga, poi premi il tasto che vuoi. Con Maiusc, il tasto di un mazzetto riempie da lì un posto vuoto.
key-stock = Mazzetto { $stock }
key-does = { $name ->
    [left] Pila a sinistra
    [right] Pila a destra
    [spit] Gridare «spit»
    [main] Iniziare la manche
    [read] Dire che cosa c’è sulle pile
   *[menu] Pausa
  }
key-press = Premi un tasto
key-taken = { $key } è già preso: { $what }
keys-usual = Torna ai tasti normali
foot-version = Versione { $build }
foot-licence = Spit è software libero con licenza MIT.
foot-letters = I caratteri, con licenza SIL Open Font License

## Le regole

rules-title = Le regole di Spit
rules-lead = Una corsa per due con un solo mazzo. Niente turni: si gioca tutti e due insieme, più in fretta che si può, per liberarsi delle proprie carte.
rules-nutshell = Disponi quindici carte in cinque mazzetti. Giocale una alla volta sulle due pile al centro, ognuna su una sua vicina: una più alta o una più bassa. Quando nessuno può giocare, gridate «spit» e scoprite due carte nuove. Chi finisce batte la mano sulla pila più piccola, e alla manche dopo ha meno carte.
rules-lesson = Meglio giocarle che leggerle?
rules-contents = In questa pagina
rules-numbers = I numeretti a lato sono quelli del regolamento, per quando si litiga.
rules-cards = Le carte
rules-deal = Dare le carte
rules-spit = Gridare «spit»
rules-play = Il gioco
rules-stuck = Quando nessuno può giocare
rules-end = La fine di una manche
rules-few = Con meno di sedici carte
rules-classic = Vincere la partita classica
rules-points = Vincere a punti
rules-quit = Arrendersi
rules-hands = Al tavolo: le mani
rules-patience = Al tavolo: la pazienza
rules-breaks = Al tavolo: le pause
rules-table = Fin qui le carte. A ciò che fra le persone fanno le mani e la pazienza, qui pensa il tavolo.
rules-lengths = Fra giocatori alla pari una partita veloce dura 3 o 4 manche, una lunga circa 14 e una classica circa 9, ma una classica su dieci ne dura più di 29.
rule-1 = Un mazzo da 52 carte, senza jolly. Conta solo il valore: una carta va sulle sue vicine, una più alta o una più bassa. I valori girano in cerchio: l’asso va sul re e sul 2, e tutti e due vanno sull’asso. Semi e colori non contano mai, e nessuna carta va su una del suo stesso valore.
rule-2 = Si mescola, e ognuno riceve 26 carte coperte. Quello è il tuo mazzo.
rule-3 = Dal tuo mazzo disponi in fila cinque mazzetti coperti: uno da una carta, poi da due, tre, quattro e cinque. Di ognuno scopri la carta in cima. Ogni mazzetto ha il suo posto, e i posti non sono mai più di cinque. Per essere precisi: la prima carta del mazzo fa il primo mazzetto, le due seguenti il secondo, e così via; in ogni mazzetto sta in cima la carta data per ultima.
rule-4 = Le undici carte che avanzano sono le tue carte spit. Si tengono coperte in una mano, e nessuno le guarda, nemmeno tu.
rule-5 = Quando tutti e due hanno gridato «spit», ognuno scopre al centro la sua prima carta spit, dalla propria parte. Da queste due carte nascono le due pile, e la corsa comincia.
rule-6 = Si gioca tutti e due insieme, più in fretta che si può: ma con una mano sola, e una carta alla volta.
rule-7 = Giocare: prendi la carta scoperta in cima a uno dei tuoi mazzetti e mettila su una pila, se la carta in cima è una sua vicina. Tutte e due le pile sono aperte a entrambi.
rule-8 = Scoprire: se la carta rimasta in cima a un mazzetto è coperta, la si scopre. Si scopre da sola, a meno che tu non abbia scelto di scoprire le carte a mano; in quel caso è una mossa a sé, e alla tua mano prende il suo tempo.
rule-9 = Riempire: quando uno dei tuoi cinque posti è vuoto, puoi spostarci la carta scoperta in cima a un altro mazzetto, e quella sotto si scopre. Nel mazzetto da cui viene deve restare almeno una carta, perché spostare in giro una carta sola non cambia niente.
rule-10 = Una carta è giocata nell’istante in cui tocca la pila, e non si riprende più. Se puntate tutti e due alla stessa pila, vale la carta che la tocca per prima. L’altra è giocata lo stesso, se per caso va sulla carta nuova; se no torna da dove è venuta, senza danni. Quello che non è permesso non cambia niente: non annulla nemmeno uno «spit».
rule-11 = Quando nessuno dei due può mettere una carta su una pila, e solo allora, puoi gridare «spit», in modo che si senta. Quando l’hanno gridato tutti e due, ognuno mette scoperta la sua prima carta spit su una pila: quella dalla propria parte, o quella scelta gridando. Se la pila è una sola, va lì. Se volete tutti e due la stessa, scende per prima la carta di chi ha gridato prima. Scegliere una pila che non c’è non è permesso; scegliere senza avere carte spit non vale niente. Gridare una seconda volta non cambia niente. Se uno dei due riempie un posto o scopre una carta, vanno gridati di nuovo tutti e due gli «spit»; le carte nuove li consumano, e anche la fine della manche.
rule-12 = Se solo uno dei due ha ancora carte spit, solo quel giocatore ne mette giù una. Gridate comunque tutti e due.
rule-13 = Prima di gridare puoi riempire un posto o scoprire una carta. Non è un obbligo.
rule-14 = La manche è finita appena uno resta senza mazzetti. È finita anche quando nessuno ha più carte spit e nessuno può giocare, riempire o scoprire; e quando nessuno può giocare, nessuno ha più carte spit e tutti e due gridano «spit», anche se si poteva ancora riempire o scoprire.
rule-15 = Se le pile sono due, tutti e due battono la mano su una, e ognuno vuole la più piccola. La prima mano che arriva prende la sua. L’altro giocatore prende l’altra, qualunque abbia battuto: decide il primo colpo.
rule-16 = Alla pila aggiungi le carte spit e quelle dei mazzetti che ti sono rimaste. Queste carte, e nessun’altra, sono il tuo nuovo mazzo: lo si mescola e lo si dispone come prima per la manche dopo. Da qui in poi uno dei due può avere più carte dell’altro.
rule-17 = Con 15 carte o meno non hai carte spit. Con meno di 15, i mazzetti si fanno finché le carte bastano, come se si desse per file: una carta a ognuno dei cinque posti, poi una a tutti tranne il primo, poi agli ultimi tre, e così via. Dodici carte fanno mazzetti da 1, 2, 3, 3 e 3. Si riempiono uno dopo l’altro, come sempre.
rule-18 = Allora la pila al centro è una sola, dalla parte di chi ha le carte spit. Tutti e due gridano «spit» come sempre, e si scopre una carta.
rule-19 = Con una pila sola non si batte la mano. Chi finisce prima i suoi mazzetti non prende niente dal centro; l’altro prende la pila e tiene quello che non ha giocato.
rule-20 = Se non ti sono toccate carte spit e finisci prima tu, hai vinto la partita. Se finisce prima chi ha le carte spit, si va avanti con la manche dopo.
rule-21 = Chi, raccolte le carte di una manche, non ne ha più nemmeno una, ha vinto. Può capitare all’uno come all’altro, perché anche le carte spit finiscono.
rule-22 = Una manche con una pila sola può chiudersi senza che nessuno abbia finito. Allora chi ha meno carte nei mazzetti non prende niente dal centro, e l’altro prende la pila; ognuno tiene le proprie. A parità, chi non ha avuto carte spit non prende niente.
rule-23 = A ogni manche si danno di nuovo 26 carte a testa, e ogni carta che ti resta alla fine è un punto. Nella partita lunga contano i mazzetti e le carte spit, e non si batte la mano. In quella veloce prima si batte, e conta anche la pila che prendi.
rule-24 = Quando uno arriva a 100 punti o più la partita è finita, e vince il punteggio più basso. In caso di parità giocate un’altra manche.
rule-25 = Puoi arrenderti quando vuoi, e chi se ne va per sempre ha perso: vince l’altro.
rule-t1 = Hai una mano sola. Fra due sue mosse, che si giochi, si riempia, si scopra o si batta, passa almeno un decimo di secondo. Le mosse più rapide aspettano, fino a quattro; quelle in più sono troppo veloci e non valgono.
rule-t2 = Una carta che non va costa tempo: si alza, trema e torna indietro, e la tua mano è occupata per 0,4 secondi; 0,8 la seconda volta di fila, poi 1,6. Una carta giocata, o tre secondi senza errori, e si riparte da capo. Battere prima della fine della manche costa mezzo secondo. Farsi anticipare su una pila non costa niente.
rule-t3 = Se nessuno può giocare, e tu non puoi né riempire né scoprire, dopo tre secondi il tuo «spit» parte da solo. Se potevi, parte sei secondi dopo quello dell’altro. Un anello mostra il tempo che scade.
rule-t4 = Se solo tu puoi fare qualcosa, e non lo fai, dopo sei secondi ricevi un suggerimento. Dopo dodici il tavolo gioca per te: dal primo mazzetto che va bene, e se si può dalla tua parte. Nessuno può congelare una partita aspettando.
rule-t5 = Se per cinque secondi nessuno batte, la pila più piccola va a chi ha finito. Se non ha finito nessuno, ognuno prende la pila dalla propria parte.
rule-t6 = Prima di una manche hai trenta secondi per gridare «spit»; poi parte da solo. Contro il computer hai tutto il tempo che vuoi.
rule-t7 = Se uno perde la connessione, il gioco si ferma subito, e le carte dei mazzetti si coprono per entrambi. Quando ci siete di nuovo tutti e due, si riprende con un conto alla rovescia. In una partita ognuno ha due minuti di queste pause; poi l’altro può prendersi la vittoria, aspettare o andarsene senza perdere. Anche se per un minuto nessuno fa niente, il gioco si ferma.
rule-t8 = Contro il computer puoi scegliere un ritmo calmo. Allora l’avversario è più lento, e niente viene gridato, giocato o battuto al posto tuo.
rules-fig-ring = Tredici valori in cerchio: ognuno va sui suoi due vicini.
rules-fig-deal = Quindici carte in cinque mazzetti, e undici carte spit in mano.
rules-fig-play = Il 7 va sul 6. Andrebbe anche su un 8.
rules-fig-turn = Il 7 non c’è più, e la carta sotto si scopre.
rules-fig-fill = La donna riempie il posto vuoto, e si scopre una carta nuova.
rules-fig-stuck = Nessuna delle tue va su un 4 o su un 9, e nessuna dell’altro: «spit!»
rules-fig-slap = La prima mano prende la pila più piccola.
rules-fig-single = Una sola pila al centro, dalla parte di chi ha le carte spit.

## La fine di una manche

round-out-you = Hai finito prima tu
round-out-them = { $name } ha finito prima
round-dead = Niente più da giocare
round-given-up = Avete passato tutti e due
chart = Carte rimaste nei mazzetti
chart-says = Carte nei mazzetti dopo { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
  }: tu { $you }, { $name } { $them }
chart-seconds = { $seconds } s
chart-front = in testa
haul-pile = pila di { $cards }
haul-spit = { $cards ->
    [one] 1 carta spit
   *[other] { $cards } carte spit
  }
haul-stock = { $cards ->
    [one] 1 rimasta
   *[other] { $cards } rimaste
  }
haul-nothing = nemmeno una carta
score-ends = La partita finisce a { $target } e vince il punteggio più basso.
next-spit = Nella prossima manche { $you ->
    [0] non hai carte spit
    [one] hai 1 carta spit
   *[other] hai { $you } carte spit
  }, { $name } { $them ->
    [0] non ne ha
   *[other] ne ha { $them }
  }.
next-round = Altra manche
next-ready = { $name } ti aspetta

## La fine di una partita

game-won = Hai vinto!
game-lost = Vince { $name }
game-how = { $how ->
    [resigned-you] Hai abbandonato la partita.
    [resigned-them] { $name } ha abbandonato la partita.
    [forfeited-you] Hai lasciato il tavolo.
    [forfeited-them] { $name } ha lasciato il tavolo.
    [cards-you] Non hai più carte.
    [cards-them] { $name } non ha più carte.
    [points-you] Il tuo punteggio è il più basso.
   *[points-them] { $name } ha il punteggio più basso.
  }
game-rounds = Dopo { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manche
  }.
game-points = { $points ->
    [one] punto
   *[other] punti
  }
game-cards = { $cards ->
    [one] carta
   *[other] carte
  }
rematch = Rivincita
rematch-again = Con le stesse regole
rematch-waits = Si aspetta { $name }
rematch-wished = { $name } ne vuole un’altra
