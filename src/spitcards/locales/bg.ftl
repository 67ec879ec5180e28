# Спит на български. Думите на масата: купчинките са пред играча, купчините – в средата, спит картите – в ръката; играе се
# на рундове. Имената на съперниците са членувани с пълен член, затова навсякъде стоят като подлог.

game = Spit
you = Ти
bot = { $bot ->
    [tortoise] Костенурката
    [hedgehog] Таралежът
    [hare] Заекът
    [fox] Лисицата
    [cheetah] Гепардът
    [mirror] Огледалото
   *[other] Компютърът
  }
bot-is = { $bot ->
    [tortoise] не бърза за никъде
    [hedgehog] спокоен и сигурен
    [hare] бърз, но често греши
    [fox] вижда и двете купчини
    [cheetah] шампион
    [mirror] бързо точно колкото теб
   *[other] готов за игра
  }
face = { bot }, { $mood ->
    [ahead] води
    [rattled] изостава и се поти
   *[calm] не се вълнува
  }

## Картите

card = { $rank ->
    [A] асо
    [K] поп
    [Q] дама
    [J] вале
    [T] 10
   *[other] { $rank }
  } { $suit ->
    [c] спатия
    [d] каро
    [h] купа
   *[s] пика
  }
cards = { $cards ->
    [one] 1 карта
   *[other] { $cards } карти
  }

## Началната страница

start-line = Надпревара с карти за двама.
start-both = Играете едновременно.
start-more = Без редуване, без чакане.
start-opponent = Срещу кого ще играеш?
start-play = Играй
start-note = { $game } срещу { $bot ->
    [tortoise] Костенурката
    [hedgehog] Таралежа
    [hare] Заека
    [fox] Лисицата
    [cheetah] Гепарда
    [mirror] Огледалото
   *[other] компютъра
  }
start-options = Как ще играеш
start-win = Как се печели
win-quick = Бърза игра
win-quick-about = Всяка карта, която ти остане, е точка. При 100 печели този с по-малко: 3–4 рунда.
win-long = Дълга игра
win-long-about = Същото, но купчините в средата не се броят и никой не пляска: около 14 рунда.
win-classic = Класическа
win-classic-about = Без точки. Играете, докато някой остане без карти: около 9 рунда, понякога много повече.
start-turn = Картите се обръщат
turn-auto = Сами
turn-manual = На ръка
start-pace = Темпо
pace-usual = Обичайно
pace-calm = Спокойно
language = Език
edition = Цветове
edition-auto = Според устройството
edition-pink = Розово издание
edition-late = Вечерно издание

## Масата: купчините

stock-yours = Твоя купчинка { $stock }: { $card }, { cards }
stock-yours-down = Твоя купчинка { $stock }: закрита, { cards }
stock-yours-empty = Твоя купчинка { $stock }: празна
stock-theirs = { $name }, купчинка { $stock }: { $card }, { cards }
stock-theirs-down = { $name }, купчинка { $stock }: закрита, { cards }
stock-theirs-empty = { $name }, купчинка { $stock }: празна
pile-yours = Купчината от твоята страна: { $card }
pile-theirs = Купчината от другата страна: { $card }
pile-only = Купчината в средата: { $card }
pile-yours-empty = Купчината от твоята страна: празна
pile-theirs-empty = Купчината от другата страна: празна
pile-only-empty = Купчината в средата: празна
yours = Твоя
theirs = { $name }
spit-cards = { $cards ->
    [one] спит карта
   *[other] спит карти
  }
your-spit-cards = { $cards ->
    [one] твоя спит карта
   *[other] твои спит карти
  }
packet-yours = { $cards ->
    [0] Нямаш спит карти
    [one] Имаш 1 спит карта
   *[other] Имаш { $cards } спит карти
  }
packet-theirs = { $name } { $cards ->
    [0] няма спит карти
    [one] има 1 спит карта
   *[other] има { $cards } спит карти
  }
left-yours = { $cards ->
    [one] Остава ти 1 карта в купчинките
   *[other] Остават ти { $cards } карти в купчинките
  }
left-theirs = { $name } има още { $cards ->
    [one] 1 карта в купчинките
   *[other] { $cards } карти в купчинките
  }
round = Рунд { $round }
table = Масата
your-row = Твоите купчинки
their-row = Купчинките отсреща
the-piles = Купчините в средата

## Масата: викът

call = Спит!
call-when = когато никой не може
call-now = никой не може да играе
call-ready = когато искаш
call-waits = { $name } още мълчи
call-them = { $name } извика „спит“
slap = Пляс!
slap-smaller = Вземи по-малката купчина
slap-pile-yours = Плесни купчината от твоята страна, около { $about } карти
slap-pile-theirs = Плесни купчината от другата страна, около { $about } карти
slap-first-yours = Твоята ръка изпревари
slap-first-theirs = { $name } те изпревари
key-space = Интервал

## Каквото не се брои

miss-neither = { $card } не става нито на { $one }, нито на { $two }
miss-one = { $card } не става на { $one }
refused = { $code ->
    [does_not_follow] Тук не става
    [beaten] Закъсня
    [no_card] Тук няма карта
    [face_down] Още е закрита
    [no_pile] Няма такава купчина
    [no_slot] Няма празно място
    [slot_taken] Мястото е заето
    [lone_card] Само от купчинка с поне две карти
    [face_up] Вече е открита
    [turns_itself] Обръща се сама
    [not_blocked] Някой още може да играе
    [called_already] Вече извика
    [names_no_pile] Първият „спит“ не избира купчина
    [not_playing] Не сега
    [not_saying] Не сега
    [not_slapping] Още е рано за пляс
    [game_over] Играта свърши
    [too_fast] Карта по карта
    [counting] Долу ръцете до нулата
    [paused] Играта е в пауза
    [not_paused] Играта тече
    [not_alone] Само срещу компютъра
    [nothing_to_claim] Още няма победа за вземане
    [not_over] Играта не е свършила
    [left] Някой стана от масата
    [numbered_twice] Това не се брои
    [numbered_low] Това не се брои
   *[other] Това не се брои
  }
beaten-by = { $name } те изпревари с { $seconds } сек.

## Неприятности, паузи, прекъснати връзки

trouble = { $code ->
    [malformed] Сървърът не разбра страницата. Презареди я.
    [too_large] Сървърът не разбра страницата. Презареди я.
    [too_many] Твърде много наведнъж. Презареди страницата, за да продължиш.
    [not_first] Нещо се обърка в началото. Презареди страницата.
    [not_yours] Това място е на друг.
    [no_such_seat] Тази игра вече я няма.
    [taken_over] Сега играеш тази игра в друг прозорец.
    [full] Всички маси са заети. Опитай пак след малко.
    [store] Играта не може да се запази в момента. Продължава, щом стане възможно.
    [no_record] Записът не е достъпен в момента. Опитай пак след малко.
    [closing] Сървърът се рестартира. Играта ти продължава след миг.
   *[other] Нещо се обърка. Презареди страницата.
  }
connecting = Свързване…
reconnecting = Връзката прекъсна. Играта ти е запазена, връщаме я.
reload = Презареди
new-version = Има нова версия на играта.
play-here = Играй тук
pause = Пауза
paused = Пауза
paused-why = { $why ->
    [asked] Не бързай. Картите са закрити.
    [cut] { $name } загуби връзка. Играта чака.
    [idle] От известно време никой не играе.
    [restart] Сървърът се рестартира. Нищо не е загубено.
   *[other] Играта чака.
  }
resume = Продължи
resume-waits = { $name } още липсва
claim = Вземи победата
leave = Стани от масата
resign = Предавам се
resign-sure = Предаваш ли тази игра?
back = Назад

## Каквото се казва на слушащите

say-dealt = Рунд { $round }. Извикай „спит“, когато искаш.
say-you-played = Ти сложи { $card }.
say-they-played = { $name } сложи { $card }.
say-flipped = Спит! На купчините: { $tops }.
say-tops = На купчините: { $tops }.
say-blocked = Никой не може да играе. Извикай „спит“.
say-they-called = { $name } вика „спит“.
say-slap = Рундът свърши. Плесни по-малката купчина.

## Изборът на съперник и пътищата от началната страница

card-in = карта на { $seconds } сек.
try-other = Срещу { $bot ->
    [tortoise] Костенурката
    [hedgehog] Таралежа
    [hare] Заека
    [fox] Лисицата
   *[cheetah] Гепарда
  }
sound = Звук
settings = Настройки
learn = Научи за минута
rules = Правила
watch = Гледай игра отново

## Без сървър

offline-title = Няма връзка
offline-about = Или при теб, или при сървъра. Не спираме да опитваме.
offline-again = Опитай пак
