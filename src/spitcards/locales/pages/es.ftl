### Las palabras que se leen sin prisa, entre rondas y en páginas aparte: se cargan cuando hacen falta.

## Nada en esta dirección

lost-title = Mal reparto
lost-about = No hay ninguna carta en esta dirección.
lost-home = Volver al juego

## Lo que cuenta una partida

fact-fastest = carta más rápida
fact-reaction = reacción habitual
fact-wait = duda más larga
fact-contests = duelos ganados
fact-missed = fallos
fact-front = tiempo en cabeza
fact-wait-about = El mayor tiempo con una carta que se podía jugar sin que se jugara ninguna.
fact-reaction-about = Desde que una carta se pudo jugar hasta que se jugó: la mediana de todas.
game-strips = Ronda a ronda
strip-says = Ronda { $round }, { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
  }: { $why ->
    [you] terminaste antes
    [them] { $name } terminó antes
   *[other] no terminó nadie
  }
clock = { $minutes }:{ $seconds }
watch-again = Ver de nuevo
save-record = Guardar la repetición

## Ver una partida de nuevo

watch-title = Ver de nuevo
watch-about = Una partida ya jugada vuelve a jugarse aquí: a la velocidad que quieras, paso a paso, con todo lo que se quedó sin jugar.
watch-choose = Elegir una repetición
watch-drop = o suelta una aquí
watch-from = Al terminar una partida puedes guardar su repetición. El archivo acaba en .spit.jsonl.
watch-reading = Leyendo la repetición…
watch-line = La línea { $line } de esta repetición está mal
watch-wrong = { $code ->
    [too_large] Esta repetición es demasiado larga para verla aquí: 1 MB como mucho.
    [too_many] Demasiadas repeticiones a la vez. Prueba dentro de un momento.
    [offline] No hay conexión con el servidor. Prueba dentro de un momento.
   *[other] Esta repetición no se puede leer.
  }
watch-empty = En esta partida no se llegó a repartir.
watch-another = Otra repetición
watch-player = Jugador { $number }
watch-round = Ronda { $round } de { $rounds }
watch-play = Reproducir
watch-stop = Parar
watch-back = Un paso atrás
watch-on = Un paso adelante
watch-round-back = Ronda anterior
watch-round-on = Ronda siguiente
watch-flip = Otro lado
watch-speed = Velocidad
watch-place = Punto de la ronda
watch-at = { $seconds } s. { $said }
watch-marks = Lo que se quedó sin jugar
watch-marks-none = En esta ronda nada esperó mucho y nadie falló.
mark-chance = { $who ->
    [you] Pudiste jugar { $card } sobre { $top } durante { $seconds } s
   *[them] { $name } pudo jugar { $card } sobre { $top } durante { $seconds } s
  }
mark-misses = { $who ->
    [you] { $times ->
        [one] Fallaste
       *[other] Fallaste { $times } veces
      }
   *[them] { $times ->
        [one] { $name } falló
       *[other] { $name } falló { $times } veces
      }
  }
mark-beaten = { $who ->
    [you] Llegaste tarde
   *[them] { $name } llegó tarde
  }
did-dealt = Se reparte la ronda { $round }.
did-called = { $who ->
    [you] Dices «spit».
   *[them] { $name } dice «spit».
  }
did-flipped = ¡Spit! En las pilas: { $tops }.
did-played = { $who ->
    [you] Jugaste { $card }.
   *[them] { $name } jugó { $card }.
  }
did-filled = { $who ->
    [you] Llenaste un hueco.
   *[them] { $name } llenó un hueco.
  }
did-turned = { $who ->
    [you] Descubriste { $card }.
   *[them] { $name } descubrió { $card }.
  }
did-cleared = Se recogen las pilas.
did-before = Aún no se han repartido las cartas.
did-auto = Lo hizo la mesa.
key-hints = Espacio: reproducir y parar. ← →: paso a paso. Re Pág y Av Pág: otra ronda. Del 1 al 6: velocidad. S: el otro lado.

## La lección

lesson = La lección
lesson-skip = Dejar la lección
lesson-start = Quince cartas en cinco montones: quédate sin las tuyas antes que la Tortuga. Para empezar, di «spit». { $keys ->
    [yes] Toca el botón o pulsa Espacio.
   *[no] Toca el botón.
  }
lesson-turning = La Tortuga también lo dice, y cada cual descubre una carta en el centro.
lesson-up = { $card } va sobre { $top }: una más. El palo da igual. { $keys ->
    [yes] Tócala, o pulsa el número que tiene debajo.
   *[no] ¡Tócala!
  }
lesson-down = Una menos vale lo mismo que una más: { $card } va sobre { $top }.
lesson-ring = Después del rey viene el as, y luego el 2: los valores dan la vuelta. Por eso { $card } va sobre { $top }.
lesson-both = { $card } encaja en las dos pilas. Toca la carta y luego la pila que quieras.
lesson-pile = Ahora la pila para tu { $card }. { $keys ->
    [yes] Toca una, o pulsa ← o →.
   *[no] Vale cualquiera.
  }
lesson-last = ¡Tu última carta! Con ella acaba la ronda, y los dos dan un manotazo a la pila más pequeña.
lesson-find = Ahora tú: ¿cuál de tus cartas encaja?
lesson-play = { $card } va sobre { $top }.
lesson-fill = Hay un hueco, y puedes llenarlo con la carta de un montón más alto: así descubres otra. Toca el hueco.
lesson-fill-again = Llena el hueco: tócalo.
lesson-move = Ahora la carta que va ahí: tu { $card }.
lesson-let-go = No hay ninguna carta que poner ahí. Toca otra vez el hueco para dejarlo.
lesson-watch = Nada tuyo encaja, así que mira a la Tortuga. En Spit no hay turnos: los dos juegan a la vez.
lesson-watch-again = Nada encaja. La Tortuga sigue jugando.
lesson-stuck = Nadie puede jugar. Entonces los dos dicen «spit», y cada cual descubre una carta nueva en el centro.
lesson-stuck-again = Nadie puede jugar: di «spit».
lesson-answer = Ahora lo dice la Tortuga.
lesson-slap = Manotazo a la pila más pequeña: la que golpees es tuya, y te conviene tener pocas cartas.
lesson-missed = Esa no encaja, y cada fallo cuesta un momento.
lesson-end = ¡Esto es Spit!
lesson-end-slap = La pila que te llevas y tus cartas spit se quedan contigo: cuantas menos, mejor.
lesson-end-race = La Tortuga te esperó. Nadie más lo hará: los dos juegan tan rápido como pueden, y vale la primera carta que toca la pila.
lesson-again = Otra vez
lesson-rules = Todas las reglas
lesson-home = Al inicio

## Ajustes

set = { $name ->
    [hand] Juegas con
    [cards] Cartas
    [faces] La carta muestra
    [suits] Palos
   *[motion] Movimiento
  }
set-hand = { $value ->
    [left] La izquierda
   *[right] La derecha
  }
set-cards = { $value ->
    [large] Más grandes
   *[usual] Tamaño normal
  }
set-faces = { $value ->
    [xl] Su valor, enorme
   *[usual] Valor y palo
  }
set-suits = { $value ->
    [four] Cuatro colores
   *[two] Dos colores
  }
set-motion = { $value ->
    [less] Menos
   *[auto] Como el dispositivo
  }
pace-about = Tranquilo: la máquina va más despacio y no hay límite de tiempo. Desde la próxima partida.
vibration = Vibración
keys = Teclas
keys-about = Elige una línea y pulsa la tecla que quieras. Con Mayús, la tecla de un montón llena un hueco con su carta.
key-stock = Montón { $stock }
key-does = { $name ->
    [left] Pila de la izquierda
    [right] Pila de la derecha
    [spit] Decir «spit»
    [main] Empezar la ronda
    [read] Leer lo que hay en las pilas
   *[menu] Pausa
  }
key-press = Pulsa una tecla
key-taken = { $key } ya está en uso: { $what }
keys-usual = Volver a las teclas de siempre
foot-version = Versión { $build }
foot-licence = Spit es software libre con licencia MIT.
foot-letters = Sus letras, con la SIL Open Font License

## Las reglas

rules-title = Las reglas de Spit
rules-lead = Una carrera para dos con una sola baraja. Nadie espera su turno: los dos juegan a la vez, tan rápido como pueden, y quieren quedarse sin cartas.
rules-nutshell = Pon quince cartas en cinco montones. Ve jugándolas una a una en dos pilas del centro, cada una sobre una vecina: una más o una menos. Cuando nadie puede, se dice «spit» y se descubren cartas nuevas. Quien termina da un manotazo a la pila más pequeña, y en la ronda siguiente tiene menos cartas.
rules-lesson = ¿Prefieres jugar a leer?
rules-contents = En esta página
rules-numbers = Los numeritos del margen son los del reglamento, por si hay discusión.
rules-cards = Las cartas
rules-deal = El reparto
rules-spit = Decir «spit»
rules-play = El juego
rules-stuck = Cuando nadie puede jugar
rules-end = El final de una ronda
rules-few = Menos de dieciséis cartas
rules-classic = Ganar la partida clásica
rules-points = Ganar por puntos
rules-quit = Rendirse
rules-hands = En la mesa: las manos
rules-patience = En la mesa: la paciencia
rules-breaks = En la mesa: las pausas
rules-table = Hasta aquí, las cartas. Lo que entre personas arreglan las manos y la paciencia, aquí lo arregla la mesa.
rules-lengths = Entre iguales, una partida rápida dura 3 o 4 rondas, una larga unas 14 y una clásica unas 9, aunque una de cada diez clásicas pasa de 29.
rule-1 = Una baraja de 52, sin comodines. Solo importa el valor: una carta va sobre sus vecinas, una más o una menos. Los valores forman un anillo, así que un as va sobre un rey y sobre un 2, y los dos van sobre un as. Ni el palo ni el color cuentan nunca, y ninguna carta va sobre otra de su mismo valor.
rule-2 = Se baraja, y cada cual recibe 26 cartas boca abajo. Ese es tu mazo.
rule-3 = De tu mazo pones cinco montones en fila, boca abajo: una carta, luego dos, tres, cuatro y cinco. Descubre la de arriba de cada uno. Cada montón tiene su sitio, y nunca hay más de cinco sitios. Para quien lo quiera exacto: la primera carta del mazo es el primer montón; las dos siguientes, el segundo, y así hasta el final; en cada montón queda arriba la última que se puso.
rule-4 = Las once cartas que sobran son tus cartas spit. Se quedan boca abajo en una mano, y nadie las mira, tú tampoco.
rule-5 = Cuando los dos han dicho «spit», cada cual descubre su primera carta spit en el centro, de su propio lado. Con esas dos cartas empiezan las dos pilas, y empieza la carrera.
rule-6 = Los dos juegan a la vez, tan rápido como pueden, pero con una sola mano y de carta en carta.
rule-7 = Jugar: toma la carta descubierta de uno de tus montones y ponla en una pila cuya carta de arriba sea su vecina. Las dos pilas son de los dos.
rule-8 = Descubrir: cuando la carta que queda arriba de un montón está boca abajo, se pone boca arriba. Lo hace sola, a no ser que hayas elegido descubrirlas a mano; entonces es un movimiento más, y la mano tarda lo suyo.
rule-9 = Llenar: cuando uno de tus cinco sitios queda vacío, puedes pasar ahí la carta descubierta de otro montón, y la de debajo se descubre. En el montón del que sale tiene que quedar alguna carta, porque pasear una carta sola no cambia nada.
rule-10 = Una carta está jugada en cuanto toca la pila, y ya no se recoge. Si los dos van a la misma pila, vale la carta que la toca antes. La otra también queda jugada si da la casualidad de que encaja en la nueva; si no, vuelve a su sitio sin castigo. Lo que no está permitido no cambia nada: ni siquiera anula un «spit».
rule-11 = Cuando nadie puede poner una carta en una pila, y solo entonces, se puede decir «spit», en voz alta para que se oiga. Cuando lo han dicho los dos, cada cual pone boca arriba su primera carta spit en una pila: la de su lado, o la que eligió al decirlo. Si solo hay una pila, va a esa. Si los dos quieren la misma, va antes la carta de quien lo dijo antes. No se puede elegir una pila que no existe, y elegir sin tener cartas spit no significa nada. Decirlo otra vez no cambia nada. Si alguien llena un hueco o descubre una carta, quedan anulados los dos «spit»; las cartas nuevas los gastan, y el final de la ronda también.
rule-12 = Si solo a una persona le quedan cartas spit, ella sola pone una. Aun así, lo dicen los dos.
rule-13 = Antes de decirlo puedes llenar un hueco o descubrir una carta. No es obligatorio.
rule-14 = La ronda termina en cuanto alguien se queda sin montones. También cuando a nadie le quedan cartas spit y nadie puede jugar, llenar ni descubrir; y cuando nadie puede jugar, a nadie le quedan cartas spit y los dos dicen «spit» aunque todavía se podía llenar o descubrir.
rule-15 = Con dos pilas, los dos dan un manotazo a una, y los dos quieren la más pequeña. La primera mano que cae se lleva su pila. La otra persona se lleva la otra, golpeara la que golpeara: decide el primer manotazo.
rule-16 = Añade las cartas spit y las de tus montones que aún tengas. Esas cartas, y solo esas, son tu nuevo mazo: se baraja y se reparte para la ronda siguiente como antes. Desde ahora puede que uno de los dos tenga más cartas que el otro.
rule-17 = Con 15 cartas o menos no tienes cartas spit. Con menos de 15, los montones llegan hasta donde alcanzan las cartas, como si se repartieran por filas: una carta a cada uno de los cinco sitios, luego una a cada uno menos al primero, luego a los tres últimos, y así hasta el final. Doce cartas dan montones de 1, 2, 3, 3 y 3. Se llenan uno tras otro, como siempre.
rule-18 = Entonces hay una sola pila, del lado de quien tiene cartas spit. Los dos dicen «spit» como siempre, y se descubre una carta.
rule-19 = Con una sola pila no hay manotazo. Quien antes se queda sin montones no toma nada del centro; la otra persona se lleva la pila y conserva lo que no jugó.
rule-20 = Si en el reparto no te tocaron cartas spit y terminas antes, has ganado la partida. Si termina antes quien tiene cartas spit, la partida sigue con otra ronda.
rule-21 = Quien no tiene ni una carta cuando se ha recogido una ronda ha ganado. Le puede pasar a cualquiera de los dos, porque las cartas spit también se acaban.
rule-22 = Una ronda con una sola pila puede acabar sin que nadie termine. Entonces quien tiene menos cartas en los montones no toma nada del centro, y la pila se la lleva la otra persona; cada cual conserva sus cartas. Si hay empate, no toma nada quien empezó sin cartas spit.
rule-23 = En cada ronda se reparte de nuevo, 26 cartas por persona, y cada carta que te queda al final es un punto. En la partida larga cuentan las de tus montones y tus cartas spit, y no hay manotazo. En la rápida primero hay manotazo, y la pila que te llevas también cuenta.
rule-24 = Cuando alguien tiene 100 puntos o más, la partida termina y gana quien tiene menos. Si hay empate, se juega otra ronda.
rule-25 = Puedes rendirte en cualquier momento, y quien se va del todo pierde: gana la otra persona.
rule-t1 = Tienes una mano. Entre dos movimientos suyos, ya sea jugar, llenar, descubrir o dar un manotazo, pasa al menos una décima de segundo. Los más rápidos esperan, hasta cuatro; los demás son demasiado rápidos y no cuentan.
rule-t2 = Una carta que no encaja cuesta tiempo: se levanta, tiembla y vuelve, y tu mano queda ocupada 0,4 segundos; 0,8 la segunda vez seguida y 1,6 a partir de ahí. Con una jugada buena, o tres segundos sin fallar, se olvida todo. Un manotazo antes de que acabe la ronda cuesta medio segundo. Llegar tarde a una pila no cuesta nada.
rule-t3 = Si nadie puede jugar y tú no puedes llenar ni descubrir, a los tres segundos se dice «spit» por ti. Si podías, se dice a los seis segundos de que lo diga la otra persona. Un anillo muestra cómo corre el tiempo.
rule-t4 = Si solo tú puedes hacer algo y no lo haces, a los seis segundos recibes una pista. A los doce, la mesa juega por ti: del primero de tus montones que encaje, y en la pila de tu lado si se puede. Nadie puede congelar una partida a base de esperar.
rule-t5 = Si en cinco segundos no hay manotazo, la pila más pequeña es para quien terminó. Si no terminó nadie, cada cual se lleva la de su lado.
rule-t6 = Antes de cada ronda tienes treinta segundos para decir «spit»; después se dice por ti. Contra la máquina tienes todo el tiempo del mundo.
rule-t7 = Si alguien pierde la conexión, la partida se detiene al momento y las cartas de los montones se tapan para los dos. Cuando vuelven a estar los dos, sigue con una cuenta atrás. Cada cual dispone de dos minutos de pausas así por partida; después, la otra persona puede reclamar la victoria, esperar o irse sin perder nada. Si nadie hace nada durante un minuto, la partida también se detiene.
rule-t8 = Contra la máquina puedes elegir un ritmo tranquilo. Entonces va más despacio, y nada se dice, se juega ni se golpea por ti.
rules-fig-ring = Trece valores en un anillo: cada uno va sobre sus dos vecinos.
rules-fig-deal = Quince cartas en cinco montones y once cartas spit en la mano.
rules-fig-play = El 7 va sobre el 6. También iría sobre un 8.
rules-fig-turn = El 7 ya no está, y se descubre la carta de debajo.
rules-fig-fill = La reina llena el hueco, y se descubre otra carta.
rules-fig-stuck = Nada tuyo va sobre un 4 ni sobre un 9, y nada de tu rival tampoco: «¡spit!»
rules-fig-slap = La primera mano se lleva la pila más pequeña.
rules-fig-single = Una sola pila, del lado de quien tiene cartas spit.

## El final de una ronda

round-out-you = Terminaste antes
round-out-them = { $name } terminó antes
round-dead = No queda nada que jugar
round-given-up = Los dos pasaron
chart = Cartas que quedan en los montones
chart-says = Cartas en los montones después de { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
  }: tú { $you }, { $name } { $them }
chart-seconds = { $seconds } s
chart-front = en cabeza
haul-pile = pila de { $cards }
haul-spit = { $cards ->
    [one] 1 carta spit
   *[other] { $cards } cartas spit
  }
haul-stock = { $cards } sin jugar
haul-nothing = ni una carta
score-ends = La partida termina en { $target }, y gana quien tiene menos puntos.
next-spit = Próxima ronda: { $you ->
    [0] no tendrás cartas spit
    [one] tendrás 1 carta spit
   *[other] tendrás { $you } cartas spit
  }; { $name }, { $them ->
    [0] ninguna
   *[other] { $them }
  }.
next-round = Otra ronda
next-ready = { $name } te espera

## El final de una partida

game-won = ¡Ganaste!
game-lost = Gana { $name }
game-how = { $how ->
    [resigned-you] Te rendiste.
    [resigned-them] { $name } se rindió.
    [forfeited-you] Te fuiste de la mesa.
    [forfeited-them] { $name } se fue de la mesa.
    [cards-you] Te quedaste sin cartas.
    [cards-them] { $name } se quedó sin cartas.
    [points-you] Tienes menos puntos.
   *[points-them] { $name } tiene menos puntos.
  }
game-rounds = Tras { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
  }.
game-points = { $points ->
    [one] punto
   *[other] puntos
  }
game-cards = { $cards ->
    [one] carta
   *[other] cartas
  }
rematch = Revancha
rematch-again = Con las mismas reglas
rematch-waits = Esperando a { $name }
rematch-wished = { $name } quiere otra
