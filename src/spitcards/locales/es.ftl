# Spit en español. Montones son los propios, que hay que vaciar; pilas, las del centro; cartas spit, las de la mano.
# Los nombres van sin artículo cuando vienen de fuera: «Gana Liebre», «esperando a Zorro».

game = Spit
you = Tú
bot = { $bot ->
    [tortoise] Tortuga
    [hedgehog] Erizo
    [hare] Liebre
    [fox] Zorro
    [cheetah] Guepardo
    [mirror] Espejo
   *[other] Máquina
  }
bot-is = { $bot ->
    [tortoise] no tiene prisa
    [hedgehog] va a paso firme
    [hare] rápida, pero falla mucho
    [fox] ve las dos pilas
    [cheetah] todo un campeón
    [mirror] igual de rápido que tú
   *[other] a punto para jugar
  }
face = { bot }, { $mood ->
    [ahead] en cabeza
    [rattled] por detrás y sudando
   *[calm] con calma
  }

## Las cartas

card = { $rank ->
    [A] as
    [K] rey
    [Q] reina
    [J] jota
    [T] 10
   *[other] { $rank }
  } de { $suit ->
    [c] tréboles
    [d] diamantes
    [h] corazones
   *[s] picas
  }
cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }

## La portada

start-line = Una carrera de cartas para dos.
start-both = Los dos a la vez.
start-more = Aquí nadie espera su turno.
start-opponent = ¿Contra quién corres?
start-play = Jugar
start-note = { $game } contra { $bot ->
    [tortoise] la Tortuga
    [hedgehog] el Erizo
    [hare] la Liebre
    [fox] el Zorro
    [cheetah] el Guepardo
    [mirror] el Espejo
   *[other] la máquina
  }
start-options = Tipo de partida
start-win = Cómo se gana
win-quick = Partida rápida
win-quick-about = Cada carta que te quede es un punto. Cuando alguien llega a 100, gana quien tiene menos: 3 o 4 rondas.
win-long = Partida larga
win-long-about = Igual, pero las pilas del centro no cuentan y no hay manotazo: unas 14 rondas.
win-classic = Partida clásica
win-classic-about = Sin puntos. Se juega hasta que alguien se queda sin cartas: unas 9 rondas, a veces muchas más.
start-turn = Las cartas se descubren
turn-auto = Solas
turn-manual = A mano
start-pace = Ritmo
pace-usual = Normal
pace-calm = Tranquilo
language = Idioma
edition = Colores
edition-auto = Como el dispositivo
edition-pink = Edición salmón
edition-late = Edición de noche

## La mesa: montones y pilas

stock-yours = Tu montón { $stock }: { $card }, { cards }
stock-yours-down = Tu montón { $stock }: boca abajo, { cards }
stock-yours-empty = Tu montón { $stock }: vacío
stock-theirs = { $name }, montón { $stock }: { $card }, { cards }
stock-theirs-down = { $name }, montón { $stock }: boca abajo, { cards }
stock-theirs-empty = { $name }, montón { $stock }: vacío
pile-yours = Pila de tu lado: { $card }
pile-theirs = Pila del otro lado: { $card }
pile-only = Pila: { $card }
pile-yours-empty = Pila de tu lado: vacía
pile-theirs-empty = Pila del otro lado: vacía
pile-only-empty = Pila: vacía
yours = La tuya
theirs = { $name }
spit-cards = { $cards ->
    [one] carta spit
   *[other] cartas spit
  }
your-spit-cards = { $cards ->
    [one] tu carta spit
   *[other] tus cartas spit
  }
packet-yours = { $cards ->
    [0] No te quedan cartas spit
    [one] Tienes 1 carta spit
   *[other] Tienes { $cards } cartas spit
  }
packet-theirs = { $cards ->
    [0] A { $name } no le quedan cartas spit
    [one] { $name } tiene 1 carta spit
   *[other] { $name } tiene { $cards } cartas spit
  }
left-yours = { $cards ->
    [one] Te queda 1 carta en los montones
   *[other] Te quedan { $cards } cartas en los montones
  }
left-theirs = { $cards ->
    [one] A { $name } le queda 1 carta en los montones
   *[other] A { $name } le quedan { $cards } cartas en los montones
  }
round = Ronda { $round }
table = La mesa
your-row = Tus montones
their-row = Los montones de { $name }
the-piles = Las pilas del centro

## La mesa: el grito

call = ¡Spit!
call-when = cuando nadie pueda jugar
call-now = nadie puede jugar
call-ready = cuando quieras
call-waits = esperando a { $name }
call-them = { $name } ya dijo «spit»
slap = ¡Zas!
slap-smaller = A la pila más pequeña
slap-pile-yours = Manotazo a la pila de tu lado, unas { $about } cartas
slap-pile-theirs = Manotazo a la pila del otro lado, unas { $about } cartas
slap-first-yours = Tu mano llegó antes
slap-first-theirs = { $name } llegó antes
key-space = Espacio

## Lo que no vale

miss-neither = { $card } no va ni con { $one } ni con { $two }
miss-one = { $card } no va con { $one }
refused = { $code ->
    [does_not_follow] No encaja
    [beaten] Llegaste tarde
    [no_card] Ahí no hay carta
    [face_down] Aún está boca abajo
    [no_pile] Esa pila no existe
    [no_slot] No hay ningún hueco
    [slot_taken] Ese sitio está ocupado
    [lone_card] Solo de un montón de dos o más
    [face_up] Ya está boca arriba
    [turns_itself] Se descubre sola
    [not_blocked] Alguien puede jugar aún
    [called_already] Ya lo dijiste
    [names_no_pile] El primer spit no elige pila
    [not_playing] Ahora no
    [not_saying] Ahora no
    [not_slapping] Aún no hay manotazo
    [game_over] La partida terminó
    [too_fast] De una en una
    [counting] Manos quietas hasta el cero
    [paused] Partida en pausa
    [not_paused] La partida no está en pausa
    [not_alone] Solo contra la máquina
    [nothing_to_claim] Aún no hay victoria que reclamar
    [not_over] La partida sigue
    [left] Alguien se fue de la mesa
    [numbered_twice] Eso no vale
    [numbered_low] Eso no vale
   *[other] Eso no vale
  }
beaten-by = { $name } llegó { $seconds } s antes

## Problemas, pausas y conexiones que se cortan

trouble = { $code ->
    [malformed] El servidor no entendió esta página. Vuelve a cargarla.
    [too_large] El servidor no entendió esta página. Vuelve a cargarla.
    [too_many] Demasiado de golpe. Vuelve a cargar la página para seguir.
    [not_first] Algo salió mal al empezar. Vuelve a cargar la página.
    [not_yours] Ese asiento es de otra persona.
    [no_such_seat] Esa partida ya no existe.
    [taken_over] Ahora juegas esta partida en otra ventana.
    [full] Todas las mesas están ocupadas. Prueba dentro de un rato.
    [store] Ahora mismo no se puede guardar la partida. Seguirá en cuanto se pueda.
    [no_record] La repetición no está disponible ahora. Prueba dentro de un momento.
    [closing] El servidor se está reiniciando. Tu partida sigue enseguida.
   *[other] Algo salió mal. Vuelve a cargar la página.
  }
connecting = Conectando…
reconnecting = Se cortó la conexión. Tu partida está a salvo y la estamos recuperando.
reload = Volver a cargar
new-version = Hay una versión nueva del juego.
play-here = Jugar aquí
pause = Pausa
paused = Pausa
paused-why = { $why ->
    [asked] Tómate tu tiempo. Las cartas están tapadas.
    [cut] { $name } perdió la conexión. La partida espera.
    [idle] Hace rato que no juega nadie.
    [restart] El servidor se reinició. No se perdió nada.
   *[other] La partida espera.
  }
resume = Seguir
resume-waits = Esperando a { $name }
claim = Reclamar la victoria
leave = Salir
resign = Rendirse
resign-sure = ¿Te rindes?
back = Volver

## Lo que se lee en voz alta

say-dealt = Ronda { $round }. Di «spit» cuando quieras.
say-you-played = Jugaste { $card }.
say-they-played = { $name } jugó { $card }.
say-flipped = ¡Spit! En las pilas: { $tops }.
say-tops = En las pilas: { $tops }.
say-blocked = Nadie puede jugar. Di «spit».
say-they-called = { $name } dice «spit».
say-slap = Fin de la ronda. Manotazo a la pila más pequeña.

## Elegir rival, y los caminos desde la portada

card-in = una carta en { $seconds } s
try-other = Probar con { $bot ->
    [tortoise] la Tortuga
    [hedgehog] el Erizo
    [hare] la Liebre
    [fox] el Zorro
   *[cheetah] el Guepardo
  }
sound = Sonido
settings = Ajustes
learn = Aprende en un minuto
rules = Reglas
watch = Ver de nuevo una partida

## Sin servidor

offline-title = Sin conexión
offline-about = O te falta a ti o le falta al servidor. Seguimos intentándolo.
offline-again = Reintentar
