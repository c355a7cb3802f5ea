### Lo que dice la propia mesa web.

## En todas partes

skip-to-content = Ir al contenido
navigation = Páginas
lobby = Sala
settings = Ajustes
yes = Sí
no = No
somebody = Alguien
rules = Reglas
players = Jugadores
seats = Asientos
back-to-lobby = Volver a la sala

## Asientos

seat-open = Asiento libre { $number }
seat-human = Jugador { $number }
seat-stand-in = Suplente de { $name }
seat-same-name = { $name } ({ $number })
seat-bot-newcomer = Bot principiante
seat-bot-novice = Bot novato
seat-bot-apprentice = Bot aprendiz
seat-bot-journeyman = Bot oficial
seat-bot-adept = Bot experto
seat-bot-expert = Bot veterano
seat-bot-master = Bot maestro

## Análisis

analysis = Análisis
analysis-working = Se repasa la partida
analysis-turning = Momentos decisivos
analysis-chance = Turno { $turn }, { $name }: probabilidad de ganar de { $before } a { $after }
analysis-points = Puntos
analysis-chances = Opción de ganar
analysis-turn = turno { $number } de { $last }
analysis-first = Primer turno
analysis-back = Turno anterior
analysis-on = Turno siguiente
analysis-last = Último turno
analysis-next = Siguiente error
analysis-rank = N.º { $rank } por tamaño de { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
} en que se perdieron puntos
analysis-good = No se encontró nada claramente mejor
analysis-alone = No había con qué compararlo
analysis-compared = Turnos comparados: puntos de más o de menos respecto a lo jugado
analysis-as-played = jugado
analysis-played = El turno jugado
analysis-better = El turno mejor
analysis-which = Qué turno se muestra
analysis-line-played = jugado
analysis-line-better = mejor
analysis-steps = Pasos del turno
analysis-show-steps = ▶ Ver pasos
analysis-legend = ● puntos perdidos · banda: ahí acaban 8 de 10 partidas así
analysis-legend-together = ● lo perdido en el camino a la victoria
analysis-left = Dónde se perdieron puntos
analysis-left-about = unos { $points }
refused-no-analysis = Una partida se puede analizar cuando ha terminado y aún se guardan sus elecciones.

## Sala

my-tables = Mis mesas
welcome = Una mesa baja para juegos de peso
welcome-name = Qué bien verte, { $name }
welcome-about = Cuatro eurogames de inspiración japonesa, completos y gratis: a solas, contra bots, en una misma pantalla o en línea con amigos. Sin cuenta; un clic y ya estás en la mesa.
tables-wait = { $count ->
    [one] { $count } te espera
   *[other] { $count } te esperan
}
filter-tables = Qué mesas mostrar
show-all = Todas
show-turn = Mi turno
show-running = En juego
show-waiting = Incompletas
show-over = Terminadas
show-archive = Archivo
none-here = Aquí no hay mesas.
with-people = con { $names }
more-for = Más sobre { $name }
archive = Guardar en el archivo
unarchive = Devolver a la sala
delete = Borrar
delete-sure = ¿Borrar esta mesa? No se puede deshacer.
open-tables = Mesas abiertas
seats-free = { $free } de { $all } asientos libres
take-seat = Sentarse
watch = Mirar
play-bot = Contra un bot
play-friend = Invitar
set-up = Preparar …
just-now = ahora
table-round = { $rounds ->
    [0] { $round ->
        [0] preparación
       *[other] ronda { $round }
    }
   *[other] { $round ->
        [0] preparación
       *[other] ronda { $round } de { $rounds }
    }
}
table-not-begun = sin empezar
table-stopped = abandonada
table-paused = en pausa
turn-of = Decide { $name }
result-you = { $others ->
    [0] Has ganado
   *[other] Habéis ganado
}
result-others = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
result-nobody = Derrota de todos
result-stopped = Sin resultado
clock-none = sin reloj
clock-match = { $minutes } min{ $increment ->
    [0] {""}
   *[other] {" "}+ { $increment } s por turno
}
clock-move = { $hours ->
    [0] { $minutes } min por decisión
    [24] 1 día por decisión
   *[other] { $hours } h por decisión
}
choose-game = Elige un juego
your-turn = Tu turno
table-over = Terminada
table-waiting = Espera jugadores
players-range = { $most ->
    [1] 1 jugador
   *[other] De { $least } a { $most } jugadores
}

## Un juego y una mesa nueva

quick-start = Empezar ya
quick-solo = Jugar en solitario
quick-bots = { $count ->
    [one] Jugar contra un bot
   *[other] Jugar contra { $count } bots
}
quick-here = { $count } en esta pantalla
quick-friend = Invitar a alguien
your-name = Tu nombre
table-title = Nombre de la mesa
new-table = preparar una mesa
alone = A solas
about-minutes = unos { $minutes } min
length-help = medido con bots, { $person } s por decisión tuya
open-table = Abrir la mesa
with-automa = Juega contra ti el rival en solitario del reglamento.
own-mix = Mezcla propia
one-by-one = Una por una
clocks = Reloj
clocks-none = Sin reloj
clocks-evening = 20 min
clocks-days = 1 día
clocks-own = Propio
clocks-about = 20 minutos cada uno para la partida y 15 segundos de vuelta con cada turno; o un día por decisión. Si se acaba el tiempo, un bot juega por ti hasta que vuelvas.
increment = De vuelta con cada turno
who-comes = Compañía
listed = Abierta a todos en este servidor: cualquiera puede mirar y ocupar un asiento libre
more-settings = Nombre, semilla
bot-about-newcomer = Ve pocos turnos y toma lo que le gusta: para la primera partida.
bot-about-novice = Ve algo más y aún desperdicia bastante.
bot-about-apprentice = Juega turnos sensatos, sin mirar adelante.
bot-about-journeyman = Rara vez deja pasar un buen turno.
bot-about-adept = Compara turnos enteros con cuidado.
bot-about-expert = Mira adelante lo que puede venir.
bot-about-master = Planea turnos enteros y piensa hasta tres segundos.
bot-wins = Gana { $wins } de 10 al nivel anterior.
seat-number = Asiento { $number }
sitter-me = Yo
sitter-here = Alguien en esta pantalla
sitter-invite = Alguien con el enlace
name-here = Nombre
variants = Variantes
move-clock = Tiempo por decisión
match-clock = Tiempo por partida
clock-length = { $seconds ->
    [0] sin límite
   *[other] { $hours ->
        [0] { $minutes ->
            [0] { $seconds } s
           *[other] { $minutes } min
        }
       *[other] { $hours } h
    }
}
seed = Semilla
seed-help = Déjala vacía: se sacan 32 bytes al azar y su hash se muestra enseguida como promesa.
sit-down = Sentarse

## En la mesa

board = Tablero
your-choices = Tus opciones
match-over = La partida ha terminado.
match-stopped = La partida quedó sin terminar.
match-outdated = Esta partida empezó con la versión { $version } de las reglas. Las reglas actuales no permiten todo lo que se jugó, así que no puede seguir; se conserva todo hasta aquí.
waiting-for-players = A la espera de que se ocupen todos los asientos.
paused = El anfitrión ha pausado la partida.
others-turn = Decide { $name }.
clock-of = Tiempo de { $name }
you-watch = Estás mirando.
take-free-seat = Ocupar el asiento libre
stand-in-plays = { $change ->
    [out-of-time] Se te acabó el tiempo. Un bot juega por ti.
   *[other] Un bot juega por ti.
}
i-am-back = He vuelto
ran-out = Se acabó el tiempo de { $name }; sigue un bot.
wants-stop = { $names } quiere acabar la partida sin terminarla.
stop-too = Acabarla
play-on = Seguir jugando
waits-for-others = Falta que acepten los demás.
offer-notify = Avísame cuando me toque
pass-screen = Pasa la pantalla a { $name }. Que nadie más mire ahora.
it-is-me = Soy { $name }
undo = Deshacer
undo-whole = Deshacer todo el turno
recap = Desde tu último turno
log = Registro
log-empty = Aún no ha pasado nada.
whole-log = Mostrar todo el registro
chat = Charla
chat-say = Di algo
chat-empty = Nadie ha dicho nada todavía.
chat-watching = mirando
send = Enviar
commitment = Promesa de los dados (hash de la semilla):
seed-was-chosen = La semilla la eligió el anfitrión.
seed-is-mixed = Los dados salen de esta semilla y de lo que añaden los navegadores de los jugadores.
replay = Repetición
confirm = Confirmar
not-yet = Todavía no
confirm-closes = Esto no se puede deshacer.
connection-lost = Sin conexión. Se vuelve a intentar …
not-now = Ahora no. Lo que se pide:
preview-nothing = Nada que se pueda decir de antemano.
scores = Puntuación

## The frame of the table

close = Cerrar
events = Lo que pasa en la mesa
status = De quién es el turno
question = Pregunta
preview = Lo que haría la elección
other-part = Mostrar otra parte del tablero
preview-hint = Señala una opción para ver qué hace.
own-board = Tu tablero
board-of = Tablero de { $name }
peek = Tablero de otra persona
on-your-board = en tu tablero
anytime = En cualquier momento ({ $count })
not-possible = { $count } no posibles
why = ¿por qué?
your-turn-mark = tu turno
thinking = piensa
decides = decide
winner = gana
rank = puesto { $rank }
where-round = ronda { $round }
where-round-of = ronda { $round } de { $rounds }
where-over = terminada
tab-log = Registro
tab-chat = Chat
tab-about = Mesa
tab-aid = Ayuda
larger = Más grande
log-joined = { $name } se sienta.
log-left = { $name } se va; sigue un bot.
log-sent-away = El anfitrión da el asiento de { $name } a un bot.
log-out-of-time = A { $name } se le acaba el tiempo; sigue un bot.
log-back = { $name } ha vuelto.
log-pause = La partida está en pausa.
log-resume = La partida sigue.
log-host = Ahora { $name } es el anfitrión.
log-stop = { $name } acabaría aquí la partida.
log-play-on = { $name } sigue jugando.
log-undo = { $count ->
    [one] { $name } deshace una elección.
   *[other] { $name } deshace { $count } elecciones.
}
show-on-board = Mostrar en el tablero
log-search = Buscar en el registro
take-it = Hazlo
confirm-end = Acabar turno
confirm-ends = Con esto acaba tu turno.
keys = Teclas
key-choose = elegir de la primera a la novena opción
key-walk = de opción en opción; en un tablero, de pieza en pieza
key-take = elegir; también en el tablero
key-what = qué es la pieza del tablero (también: clic derecho, pulsación larga)
key-close = cerrar, o aún no
key-undo = deshacer
key-log = el registro
key-chat = el chat
key-board = tras el final: resultado o tablero
key-aid = la ayuda: tu turno, iconos, puntuación
key-rules = buscar en las reglas
key-keys = estas teclas
one-more = ¿Otra?
rematch = Jugar otra vez
rematch-how = Las mismas personas y opciones; cada cual avanza un asiento.
rematch-join = Sentarse a jugar otra vez
rematch-asked = La nueva mesa está puesta; tu asiento está libre.
rematch-watch = A la siguiente partida
watch-replay = Ver la repetición
turning-point = El momento decisivo
share = Compartir
look-at-board = Mirar el tablero
decided = Dónde se decidió; cada una abre la repetición
won-by = { $first } a { $second }: { $lead } de ventaja.
won-by-tie = { $first } a { $second }: decide el desempate.

## Negativas: qué falta y dónde conseguirlo

refused-no-table = No existe esa mesa. Puede que el enlace esté cortado.
refused-no-game = No existe el juego «{ $name }».
refused-no-seat = Esta mesa no tiene ese asiento.
refused-other-version = En esta mesa se jugó con la versión { $version } de las reglas, que este servidor ya no tiene.
refused-broken = Esta mesa ya no se puede abrir: sus jugadas no encajan con las reglas.
refused-outdated = Esta partida empezó con otras reglas y no puede seguir. Se puede mirar.
refused-nobody = Abre primero la sala o envía un token: no se sabe quién eres.
refused-token = Este token no se conoce. Crea otro en los ajustes.
refused-csrf = Esta petición no viene de una página de la mesa. Vuelve a cargar la página.
refused-form = El campo «{ $field }» falta o no se entiende.
refused-name = Di cómo te llamas, para que los demás sepan quién está.
refused-options = { $reason }
refused-too-fast = Demasiado a la vez. Espera { $seconds } s e inténtalo de nuevo.
refused-too-large = Es demasiado grande.
refused-malformed = No se entiende esta petición.
refused-not-found = Aquí no hay nada.
refused-method = Esto no se puede hacer aquí.
refused-store = Ahora no se puede llegar a las mesas. Nada ha cambiado; inténtalo dentro de poco.
refused-mistake = El programa cometió un error. Nada ha cambiado.
refused-over = La partida ha terminado.
refused-waiting = Aún quedan asientos libres.
refused-paused = El anfitrión ha pausado la partida.
refused-stale = La mesa ha cambiado desde entonces. Mira de nuevo y elige otra vez.
refused-not-deciding = Le toca decidir a otro asiento.
refused-not-your-seat = Este asiento no es tuyo.
refused-not-offered = «{ $given }» no está entre las opciones.
refused-no-undo = No hay nada que deshacer: se vio algo nuevo o decidió otro asiento.
refused-already-there = Ya estás en ese asiento.
refused-seat-taken = Ese asiento ya está ocupado.
refused-nobody-there = En ese asiento no hay nadie.
refused-not-away = Ningún bot te guarda este sitio.
refused-stopped = Todos quisieron parar: la partida quedó sin terminar.
refused-not-host = Solo puede hacerlo el anfitrión de la mesa.
refused-invitation = Esta invitación ya no vale. Pide otra al anfitrión.
refused-promise = Esta semilla se prometió para otra mesa, o hace demasiado tiempo. Vuelve a cargar la página.
refused-hidden-hand = Quien se sentaba aquí fue apartado en mitad de la partida. Solo esa persona puede ver lo que hay aquí; sigue jugando el bot.
refused-second-hand = Ya tienes un asiento en esta mesa. No puedes ver lo que hay en otro.
refused-streams = Desde tu dirección se están mirando demasiadas mesas a la vez. Cierra alguna.
refused-tokens = Tienes 20 tokens. Quita uno primero.
refused-not-over-yet = La partida aún no ha terminado.
refused-not-over = La semilla y el acta se muestran cuando termina la partida.
refused-play-on = Se puede seguir desde una posición cuando la partida ha terminado: hasta entonces nadie prueba lo que viene.
refused-no-position = La partida no puede seguir desde ahí.
refused-carry = Este enlace ya no vale. Crea otro en los ajustes del otro dispositivo.

## La gente de la mesa

leave = Irse; sigue un bot
kick = Dar el asiento a un bot
leave-sure = ¿Dejar la mesa? Un bot jugará por ti; puedes volver en cualquier momento.
kick-sure = ¿Dar este asiento a un bot?
hand-over = Hacer anfitrión
stop-match = Acabar sin terminar
stop-sure = ¿Acabar esta partida sin resultado? Si juegan otros, tienen que aceptarlo.
invitation = Invitación
copy = Copiar
copied = Copiado.
invite-friend = Envía este enlace a un amigo:
pause = Pausar
go-on = Seguir
invited = Invitación
invited-to = Te invitan a jugar: { $game }
your-seat = tu asiento
invited-by = { $name } te invita: { $game }
name-first = ¿Cómo te llamarán los demás?
name-help = Se pregunta una sola vez. Puedes cambiarlo en los ajustes.
only-watch = Solo mirar

## El final de la partida y la repetición

total = Total
chart-parts = Puntos por categoría
chart-course = Puntos esperados, turno a turno
record = Descargar el acta
seed-shown = La semilla:
replay-back = Una decisión atrás
replay-on = Una decisión adelante
replay-scrub = Decisión
replay-play = Reproducir
replay-turn-back = Un turno atrás
replay-turn-on = Un turno adelante
replay-round-back = Una ronda atrás
replay-round-on = Una ronda adelante
play-on-here = Seguir desde aquí
play-on-as = Como
play-on-against = Contra
play-on-help = Los bots ocupan los demás asientos. Lo que este asiento no podía saber se saca de nuevo.
play-on-start = Seguir jugando
replay-at = Tras la decisión { $at } de { $last }

## Ajustes

setting-language = Idioma
language-browser = El del navegador
language-en = English
language-ru = Русский
language-es = Español
setting-theme = Tema
theme-system = El del sistema
theme-day = Día
theme-night = Noche
setting-speed = Movimiento
speed-full = Tranquilo
speed-quick = Rápido
speed-none = Ninguno
setting-confirm = Antes de una decisión que no se puede deshacer
confirm-ask = Preguntarme
confirm-never = Hacerla al momento
setting-sound = Sonidos
sound-off = Desactivados
sound-on = Activados: tu turno, dados, tiempo
sound-switch = Sonidos
save = Guardar
carry = Tus asientos en otro dispositivo
carry-help = Un enlace que vale { $minutes } minutos hace tuyo también otro dispositivo.
carry-make = Crear un enlace
carry-ask = Desde ahora este navegador se sienta en las mesas de { $name }.
carry-yes = Sí, soy yo
tokens = Tokens para programas
tokens-help = Con un token, un bot u otro programa demuestra que actúa por ti.
token-once = Este token se muestra una sola vez:
token-label = Para qué
token-make = Crear un token
remove = Quitar

## Aprender

rules-search = Buscar en las reglas por palabra o número
rules-search-count = { $count ->
    [one] Buscar en { $count } regla
   *[other] Buscar en { $count } reglas
}
rules-found = Encontradas:
rules-found-nothing = Ninguna regla tiene todas estas palabras.
rules-contents = Capítulos
rules-two-minutes = En dos minutos
rules-in-two-minutes = { $game } en dos minutos
rules-missing = Nadie ha escrito aún las reglas de { $game }.
glossary = Glosario
learn-at-the-table = Aprender en la mesa
learn-lessons = { $count ->
    [one] { $count } lección breve
   *[other] { $count } lecciones breves
}
learn-about = Tareas breves en posiciones reales. Aquí nada cuenta, y lo que las reglas niegan lo explican.
learn-none = Aún no hay lecciones de { $game }. Las reglas empiezan con un relato de dos minutos.
learn-done = hecha
aid-turn = Un turno
aid-now = ahora
aid-icons = Iconos
aid-scoring = Puntuación
coach = Entrenador
coach-best = Te aconsejo esto.
coach-alike = Vale casi lo mismo.
coach-any = Más o menos iguales: esta, si dudas.
coach-then = Luego:
coach-weaker = { $points ->
    [one] Vale más o menos un punto menos.
   *[other] Vale unos { $points } puntos menos.
}
coach-less = Menos a menudo
coach-hide = Terminar el entrenamiento
refused-coach = El entrenador no acude a mesas donde juegan otras personas.
first-visit = ¿Es tu primera vez en la mesa?
first-learn = Aprender con lecciones breves
first-match = Jugar una primera partida con entrenador
first-known = Conozco el juego
lesson-of = Lección { $number } de { $count }
lesson-leave = Todas las lecciones
lesson-hint = Una pista
lesson-on = Seguir
lesson-refused = Las reglas no lo permiten.
lesson-beside = Está permitido, pero no es la tarea.
lesson-beside-more = No se ha hecho nada: prueba otra cosa.
lesson-unknown = Aquí no es posible. Elige algo iluminado o de la lista.
lesson-happened = Qué ha pasado (juegas como { $name })
lesson-over = Bien hecho: lección terminada.
lesson-next = Lección siguiente
lesson-again = Otra vez
lesson-play = Jugar una primera partida
lesson-steps = Pasos
