# Spit in italiano. Parole da tavolo: i mazzetti di cui liberarsi, le pile al centro, le carte spit in mano; si gioca a
# manche. I nomi degli avversari stanno senza articolo, come soprannomi, perché si uniscano a ogni preposizione.

game = Spit
you = Tu
bot = { $bot ->
    [tortoise] Tartaruga
    [hedgehog] Riccio
    [hare] Lepre
    [fox] Volpe
    [cheetah] Ghepardo
    [mirror] Specchio
   *[other] Computer
  }
bot-is = { $bot ->
    [tortoise] senza fretta
    [hedgehog] costante
    [hare] svelta, ma sbaglia spesso
    [fox] vede tutte e due le pile
    [cheetah] il campione
    [mirror] veloce esattamente quanto te
   *[other] a tua disposizione
  }
face = { bot }, { $mood ->
    [ahead] in testa
    [rattled] in ritardo e in affanno
   *[calm] con calma
  }

## Le carte

card = { $rank ->
    [A] asso
    [K] re
    [Q] donna
    [J] jack
    [T] 10
   *[other] { $rank }
  } di { $suit ->
    [c] fiori
    [d] quadri
    [h] cuori
   *[s] picche
  }
cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }

## La pagina iniziale

start-line = Una corsa di carte per due.
start-both = Si gioca in contemporanea.
start-more = Senza turni, senza attese.
start-opponent = Chi vuoi sfidare?
start-play = Gioca
start-note = { $game } contro { $bot ->
    [tortoise] la Tartaruga
    [hedgehog] il Riccio
    [hare] la Lepre
    [fox] la Volpe
    [cheetah] il Ghepardo
    [mirror] lo Specchio
   *[other] il computer
  }
start-options = Come vuoi giocare
start-win = Come si vince
win-quick = Partita veloce
win-quick-about = Ogni carta che ti resta vale un punto. A 100 vince chi ne ha meno: 3 o 4 manche.
win-long = Partita lunga
win-long-about = Lo stesso, ma le pile al centro non contano e non si batte la mano: circa 14 manche.
win-classic = Classica
win-classic-about = Senza punti. Si gioca finché uno resta senza carte: circa 9 manche, a volte molte di più.
start-turn = Le carte si scoprono
turn-auto = Da sole
turn-manual = A mano
start-pace = Ritmo
pace-usual = Normale
pace-calm = Calmo
language = Lingua
edition = Colori
edition-auto = Come il dispositivo
edition-pink = Edizione rosa
edition-late = Edizione della sera

## Il tavolo: le pile

stock-yours = Il tuo mazzetto { $stock }: { $card }, { cards }
stock-yours-down = Il tuo mazzetto { $stock }: coperto, { cards }
stock-yours-empty = Il tuo mazzetto { $stock }: vuoto
stock-theirs = { $name }, mazzetto { $stock }: { $card }, { cards }
stock-theirs-down = { $name }, mazzetto { $stock }: coperto, { cards }
stock-theirs-empty = { $name }, mazzetto { $stock }: vuoto
pile-yours = La pila dalla tua parte: { $card }
pile-theirs = La pila dall’altra parte: { $card }
pile-only = La pila al centro: { $card }
pile-yours-empty = La pila dalla tua parte: vuota
pile-theirs-empty = La pila dall’altra parte: vuota
pile-only-empty = La pila al centro: vuota
yours = Tua
theirs = { $name }
spit-cards = { $cards ->
    [one] carta spit
   *[other] carte spit
  }
your-spit-cards = { $cards ->
    [one] tua carta spit
   *[other] tue carte spit
  }
packet-yours = { $cards ->
    [0] Non hai carte spit
    [one] Hai 1 carta spit
   *[other] Hai { $cards } carte spit
  }
packet-theirs = { $name } { $cards ->
    [0] non ha carte spit
    [one] ha 1 carta spit
   *[other] ha { $cards } carte spit
  }
left-yours = { $cards ->
    [one] Ti resta 1 carta nei mazzetti
   *[other] Ti restano { $cards } carte nei mazzetti
  }
left-theirs = { $name } ha ancora { $cards ->
    [one] 1 carta nei mazzetti
   *[other] { $cards } carte nei mazzetti
  }
round = Manche { $round }
table = Il tavolo
your-row = I tuoi mazzetti
their-row = I mazzetti di { $name }
the-piles = Le pile al centro

## Il tavolo: il grido

call = Spit!
call-when = quando nessuno può giocare
call-now = nessuno può giocare
call-ready = quando vuoi
call-waits = si aspetta { $name }
call-them = { $name } ha gridato «spit»
slap = Batti!
slap-smaller = Prendi la pila più piccola
slap-pile-yours = Batti la mano sulla pila dalla tua parte, circa { $about } carte
slap-pile-theirs = Batti la mano sulla pila dall’altra parte, circa { $about } carte
slap-first-yours = La tua mano è arrivata prima
slap-first-theirs = La mano di { $name } è arrivata prima
key-space = Spazio

## Quello che non vale

miss-neither = { $card } non va né su { $one } né su { $two }
miss-one = { $card } non va su { $one }
refused = { $code ->
    [does_not_follow] Qui non va
    [beaten] Troppo tardi
    [no_card] Qui non ci sono carte
    [face_down] È ancora coperta
    [no_pile] Quella pila non c’è
    [no_slot] Nessun posto vuoto
    [slot_taken] Il posto è occupato
    [lone_card] Solo da un mazzetto di due o più
    [face_up] È già scoperta
    [turns_itself] Si scopre da sola
    [not_blocked] Qualcuno può ancora giocare
    [called_already] L’hai già gridato
    [names_no_pile] Il primo spit non sceglie la pila
    [not_playing] Non ora
    [not_saying] Non ora
    [not_slapping] È presto per battere
    [game_over] La partita è finita
    [too_fast] Una carta alla volta
    [counting] Giù le mani fino allo zero
    [paused] La partita è in pausa
    [not_paused] La partita è in corso
    [not_alone] Solo contro il computer
    [nothing_to_claim] Ancora nessuna vittoria da prendere
    [not_over] La partita non è finita
    [left] Qualcuno ha lasciato il tavolo
    [numbered_twice] Questa non vale
    [numbered_low] Questa non vale
   *[other] Questa non vale
  }
beaten-by = { $name } ti anticipa di { $seconds } s

## Guai, pause, connessioni che cadono

trouble = { $code ->
    [malformed] Il server non ha capito questa pagina. Ricaricala.
    [too_large] Il server non ha capito questa pagina. Ricaricala.
    [too_many] Troppe cose insieme. Ricarica la pagina per continuare.
    [not_first] Qualcosa è andato storto all’inizio. Ricarica la pagina.
    [not_yours] Quel posto è di qualcun altro.
    [no_such_seat] Quella partita non c’è più.
    [taken_over] Ora stai giocando questa partita in un’altra finestra.
    [full] Tutti i tavoli sono occupati. Riprova tra un po’.
    [store] In questo momento la partita non si può salvare. Continua appena possibile.
    [no_record] In questo momento la registrazione non è disponibile. Riprova tra poco.
    [closing] Il server si riavvia. La tua partita continua tra un attimo.
   *[other] Qualcosa è andato storto. Ricarica la pagina.
  }
connecting = Connessione…
reconnecting = La linea è caduta. La tua partita è al sicuro: la stiamo recuperando.
reload = Ricarica
new-version = C’è una nuova versione del gioco.
play-here = Gioca qui
pause = Pausa
paused = Pausa
paused-why = { $why ->
    [asked] Fai con calma. Le carte sono coperte.
    [cut] { $name } ha perso la connessione. La partita aspetta.
    [idle] Da un po’ non gioca nessuno.
    [restart] Il server è stato riavviato. Non si è perso niente.
   *[other] La partita aspetta.
  }
resume = Riprendi
resume-waits = Manca ancora { $name }
claim = Prendi la vittoria
leave = Lascia il tavolo
resign = Mi arrendo
resign-sure = Ti arrendi davvero?
back = Indietro

## Quello che si dice a chi ascolta

say-dealt = Manche { $round }. Grida «spit» quando vuoi.
say-you-played = Hai giocato { $card }.
say-they-played = { $name } ha giocato { $card }.
say-flipped = Spit! Sulle pile: { $tops }.
say-tops = Sulle pile: { $tops }.
say-blocked = Nessuno può giocare. Grida «spit».
say-they-called = { $name } grida «spit».
say-slap = La manche è finita. Batti la mano sulla pila più piccola.

## La scelta dell’avversario, e le vie dalla pagina iniziale

card-in = una carta ogni { $seconds } s
try-other = Sfida { $bot ->
    [tortoise] la Tartaruga
    [hedgehog] il Riccio
    [hare] la Lepre
    [fox] la Volpe
   *[cheetah] il Ghepardo
  }
sound = Suono
settings = Opzioni
learn = Impara in un minuto
rules = Regole
watch = Rivedi una partita

## Senza server

offline-title = Niente linea
offline-about = Manca la connessione, a te o al server. Noi continuiamo a provare.
offline-again = Riprova
