### Palabras comunes a todos los juegos y palabras del propio programa.

## Listas, asientos, idiomas

list-empty = nada
list-comma = { $before }, { $after }
list-and = { $before } y { $after }
seat = Jugador { $number }
seat-bot = { $bot } { $number }
seat-automa = Autómata

## Efectos

effect-plus = { $before } + { $after }
effect-or = { $before } o { $after }
effect-and-or = { $before } y/o { $after }
effect-cost = pagar { $cost } → obtener { $gain }
effect-pay = pagar { $cost }
effect-get = obtener { $gain }
effect-maybe = { $effect }, si quieres
effect-menu = { $effect }, a tu gusto
effect-again = { $times } × { $effect }
effect-group = ({ $effect })

## Elegir entre efectos

prompt-one-of = Elige una opción.
prompt-menu = Elige qué hacer a continuación.
prompt-in-any-order = Elige qué va primero.
option-do = { $effect }
option-skip = No hacer nada más aquí

## Puntuación

score-total = Total
score-rank = Puesto
score-winner = { $count ->
    [one] Gana { $names }.
   *[other] Ganan juntos { $names }.
}
score-nobody = No gana nadie.

## Jugar en el terminal

serve-at = La mesa está en { $address } (Ctrl+C la recoge).
backup-done = { $count ->
    [one] { $count } mesa está
   *[other] { $count } mesas están
} ahora en { $file }. También está el secreto que firma las cookies: no lo compartas.
restore-done = { $count ->
    [one] { $count } mesa vuelve a estar ahí.
   *[other] { $count } mesas vuelven a estar ahí.
}
doctor-empty = La base de datos está vacía: nunca se guardó nada en ella.
doctor-newer = La base de datos la hizo un Zataku más nuevo (revisión { $revision }): actualiza este.
doctor-older = La base de datos es de un Zataku anterior. Se pone al día al servir la mesa.
doctor-damaged = El archivo está dañado: { $reason }. Vuelve a una copia.
doctor-read-only = No se puede escribir en { $file } o en su carpeta.
doctor-readable = Otros pueden leer { $file }, donde está el secreto que firma las cookies.
doctor-disk = Solo quedan { $megabytes } MB en el disco.
doctor-count = { $tables } mesas con { $entries } entradas; { $running } sin terminar.
doctor-gap = Faltan entradas de la mesa { $table }: su partida no se puede reproducir.
doctor-orphan = Hay entradas de la mesa { $table }, pero no existe esa mesa.
doctor-no-game = { $count } mesas de { $game }, que no está instalado aquí.
doctor-other-rules = { $count } mesas de { $game } empezaron con la versión { $version } de sus reglas, que ninguna entrega de aquí tiene; se muestran hasta donde siguen las reglas actuales.
doctor-no-secret = Falta el secreto que firma las cookies: todos serán desconocidos.
doctor-verdict = { $count ->
    [0] Todo está bien.
    [one] Una cosa está mal.
   *[other] { $count } cosas están mal.
}
play-which-game = ¿Qué juego?
play-how-many = ¿Cuántos jugadores, contigo?
play-number = Número
play-pick-number = Escribe un número del 1 al { $most }.
play-started = { $game }. La semilla de esta partida: { $seed }
play-hand-over = Ahora decide { $seat }. Pulsa Intro cuando no mire nadie más.
play-choose = Tu elección
play-hint = Elige con un número o un código. Además: { $commands }.
play-not-offered = «{ $given }» no está entre las opciones. Escribe un número del 1 al { $most }, un código o uno de { $commands }.
play-thinking = { $seat } piensa…
play-preview = { $option } haría esto:
play-preview-nothing = Nada que se pueda decir de antemano.
play-undone = Jugada deshecha.
play-undo-refused = No hay nada que deshacer: desde entonces se ha visto algo nuevo o ha decidido otro asiento.
play-why-nothing = Nada de lo que podrías esperar te está cerrado aquí.
play-saved = La partida está guardada: { $file }
play-not-saved = La partida no se puede guardar como { $file }: { $reason }
play-left = Te has levantado de la mesa.
play-rules-here = Las reglas de esta decisión:
play-rules-none = No hay ninguna regla nombrada para esta decisión.

command-undo = deshacer
command-why = porqué
command-board = tablero
command-log = registro
command-save = guardar
command-quit = salir

help-choose = 3, o un código: elegir. 3? cuenta de antemano qué haría la opción 3.
help-undo = { $command }: deshacer tu última elección, mientras no se haya visto nada nuevo.
help-why = { $command }: qué no puedes hacer ahora y por qué.
help-rule = ? y el número de una regla: mostrarla, por ejemplo ? { $example }.
help-board = { $command }: mostrar otra vez el tablero.
help-log = { $command }: mostrar lo que ha pasado hasta ahora.
help-save = { $command } ARCHIVO: guardar la partida.
help-quit = { $command }: levantarse de la mesa.

## Listas de juegos, componentes y resultados

games-title = Juegos
games-name = Nombre
games-players = Jugadores
games-options = Opciones
games-none = ninguna
rules-none = { $game } no tiene referencia de reglas.
rules-steps = { $count ->
    [0] Ningún paso la nombra.
   *[other] Pasos que la llevan a cabo:
}
rules-mentions = { $count ->
    [0] El resto del código no la nombra.
   *[other] También se nombra en:
}
rules-tests = { $count ->
    [0] Ninguna prueba la comprueba.
   *[other] Pruebas que la comprueban:
}
components-none = { $game } no tiene lista de componentes.
components-title = { $game }: componentes
components-set = Conjunto
components-count = Entradas
components-provenance = Se sabe por
components-source = Fuente
components-printed = reglamento
components-public = fuentes públicas
components-reconstructed = reconstruido
components-except = { $provenance }, salvo { $other }
components-some = { $count ->
    [one] { $count } valor ({ $provenance })
   *[other] { $count } valores ({ $provenance })
}
components-summary = { $count ->
    [0] Ningún conjunto está reconstruido.
    [one] { $count } de { $all } conjuntos tiene valores reconstruidos: { $sets }.
   *[other] { $count } de { $all } conjuntos tienen valores reconstruidos: { $sets }.
}
simulate-title = { $game }, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
simulate-progress = Partidas
simulate-bot = Bot
simulate-place = Asiento
simulate-seats = Jugadas
simulate-wins = Ganadas
simulate-rate = Victorias (95 %)
simulate-score = Puntos
simulate-spread = Entre
simulate-length = Elecciones por partida: { $mean } de media, de { $least } a { $most }.
simulate-winning = Quien gana alcanza { $mean } puntos de media.
simulate-together = Partidas ganadas: { $won } de { $games }.
simulate-nobody = Nadie ganó ninguna partida.
simulate-written = Escrito en { $file }.
train-play = Jugando
train-replay = Repasando
train-fit = Ajustando
train-gate = Probando
train-accepted = Generación { $generation }: mejor, se conserva. Ganó el { $share } donde lo justo sería { $fair }, en { $deals } repartos.
train-refused = Generación { $generation }: no se ha mostrado mejor. Ganó el { $share } donde lo justo sería { $fair }, en { $deals } repartos.
ladder-none = Nadie ha medido aún los niveles de { $game }: zataku ladder JUEGO --measure 40
lengths-told = { $players } jugadores: { $choices } decisiones cada uno
ladder-title = { $game }: niveles con { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
ladder-level = Nivel
ladder-rating = Puntuación
ladder-below = Contra el nivel inferior
ladder-rate = Ganadas (95 %)
error-no-features = { $game } no dice de qué se podría aprender un valor.
error-no-numpy = Para aprender hace falta numpy: pip install 'zataku[train]'
error-no-ray = Un clúster necesita Ray: pip install 'zataku[arena]'
error-ray = Ningún clúster de Ray responde en { $address }; «local» pone uno en marcha aquí.
analyse-progress = Elecciones
analyse-turn = Tras
analyse-seat = Turno de
analyse-left = Puntos perdidos
analyse-mistake = Tras { $at } elecciones { $seat } deja escapar { $lost } puntos.
analyse-played = Jugado:
analyse-better = Mejor:
analyse-worth = El turno mejor lleva a { $points } puntos más.
analyse-worth-both = El turno mejor lleva a { $own } puntos más y deja al mejor rival con { $rival } menos.
analyse-worth-rival = El turno mejor deja al mejor rival con { $rival } puntos menos.
analyse-worth-at-a-price = El turno mejor cuesta { $own } puntos propios y deja al mejor rival con { $rival } menos.
analyse-worth-though = El turno mejor lleva a { $own } puntos más, aunque también da { $rival } más al mejor rival.
analyse-worth-together = Con el turno mejor el grupo está { $points } puntos de 100 más cerca de la victoria.
analyse-why = Hasta el turno siguiente: { $parts }.
analyse-later = Más tarde: { $points }.
analyse-rises = Punto de inflexión tras { $at } elecciones: la probabilidad de ganar de { $seat } sube { $by } con el turno de { $mover }.
analyse-falls = Punto de inflexión tras { $at } elecciones: la probabilidad de ganar de { $seat } baja { $by } con el turno de { $mover }.
analyse-nothing-left = { $seat } no dejó escapar puntos que un maestro habría tomado.
analyse-summary = { $seat } dejó escapar unos { $points } puntos en { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}.
analyse-summary-together = { $seat } dejó escapar unos { $points } puntos de 100 en el camino a la victoria en { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}.
analyse-where = La mayoría estaba en { $parts }.
analyse-category = { $part } ({ $points })
replay-choice = Elección { $number }
replay-standing = Tras { $number ->
    [one] { $number } elección
   *[other] { $number } elecciones
}.
replay-unfinished = La partida no ha terminado.
verify-good = El registro es verdadero: { $game }, { $choices ->
    [one] { $choices } elección
   *[other] { $choices } elecciones
}, huella { $fingerprint }.
verify-choices = Todas las elecciones del registro son posibles: { $game }, { $choices ->
    [one] { $choices } elección
   *[other] { $choices } elecciones
}.
record-older = El registro es del formato { $format }; desde el formato { $now } los estados están dispuestos de otro modo y su huella no se puede comparar.

## Errores

error = { $reason }
error-game = No hay ningún juego «{ $given }»; hay { $allowed }.
error-two-games = Dos juegos se llaman «{ $name }»: { $packages }. Cambia el nombre de uno.
error-language = No hay ningún idioma «{ $given }»; hay { $allowed }.
error-players = { $game } no tiene mesas de { $given } jugadores; las hay de { $allowed }.
error-option = { $game } no tiene la opción «{ $given }»; tiene { $allowed }.
error-option-form = Una opción se escribe NOMBRE=VALOR, no «{ $given }»; { $game } tiene { $allowed }.
error-option-value = La opción { $name } tiene los valores { $allowed }, no «{ $given }».
error-option-elsewhere = Con { $players ->
    [one] un jugador
   *[other] { $players } jugadores
} la opción { $name } solo puede ser { $allowed }, no «{ $given }».
error-options-shape = Las opciones de { $game } son una tabla de nombres y valores; los nombres son { $allowed }.
error-seat-count = { $given ->
    [one] Se ha nombrado { $given } asiento
   *[other] Se han nombrado { $given } asientos
}, pero una partida de { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
} tiene { $needed }.
error-automa = En { $game } el autómata se sienta solo en el último asiento: { $allowed }.
error-human = Las personas no participan en una simulación; hay { $allowed }.
error-count = { $name } debe ser al menos { $least }, no { $given }.
error-one-of = { $name } puede ser { $allowed }, no { $given }.
error-file = El archivo { $file } no se puede leer: { $reason }.
error-export-name = El conjunto de partidas se escribe en líneas de JSON: { $file } debe terminar en .jsonl o .jsonl.gz.
error-write = El archivo { $file } no se puede escribir: { $reason }.
error-not-json = { $file } no es el registro de una partida.
error-record = { $file } no se puede reproducir: { $reason }
error-unfinished-record = { $file } no dice nada que verificar: no tiene huella.
error-seat = Nadie llamado «{ $given }» puede sentarse; hay { $allowed }.
error-seat-number = Los asientos van del 1 al { $seats }, no { $given }.
error-theme = No hay tema «{ $given }»; hay day y night.
error-at = El registro tiene { $most } elecciones, así que el momento va de 0 a { $most }, no { $given }.
error-rule = { $game } no tiene la regla «{ $given }» ni ninguna con esas palabras; sus reglas van de { $first } a { $last }.
error-no-games = No hay ningún juego instalado.
error-serve = No se puede servir la mesa: { $reason }
error-promise = La semilla de { $file } no es la que se prometió al empezar la partida.
error-backup = No es posible: { $reason }
error-doctor = No se puede averiguar nada: { $reason }
error-no-bench = Las pruebas de velocidad son parte de la carpeta del proyecto y no están instaladas aquí.
error-seed = La semilla es un texto de al menos un carácter.
error-not-offered = «{ $given }» no se ofrece; elige uno de { $allowed }.
error-not-your-turn = Ahora decide { $seat }.
error-over = La partida ha terminado.
error-undo = No hay nada que deshacer.
error-record-format = su formato no es { $format }
error-record-version = se hizo con la versión { $given } de { $game }, y esta es { $needed }
error-record-lacks = le falta: { $missing }
error-record-shape = las elecciones deben ser una lista y las opciones una tabla
error-record-choice = elección { $number }: { $reason }
error-record-fingerprint = las elecciones llevan a otra parte de la que dice
