# The texts of the page before the app runs, and when it fails. Only { $percent } stands for something.

description = Помощник для игр «Поединки вельмож», «Дуэль» и Noble Hearts, в которые играют настоящими картами и кубиками.

## While it loads

loading = Загрузка… { $percent } %
starting = Запуск…
last-games = Ваши последние партии
rules = Как играть
open = Открыть Courtyard

## Without JavaScript, or if it does not load: shown in every language, one after the other

no-script = Для Courtyard нужен JavaScript. Включите его для этой страницы и загрузите её ещё раз.
late = Загрузка идёт необычно долго. Проверьте соединение и загрузите страницу ещё раз.

## Errors

load-title = Не удалось загрузить Courtyard
load-text = Связь прервалась, или сервер не ответил. Всё записанное раньше на месте.
old-title = В этом браузере Courtyard не работает
old-text = Он не поддерживает WebAssembly, или поддержка отключена. Подойдёт свежая версия Chrome, Edge, Firefox или Safari.
graphics-title = Courtyard не может вывести изображение
graphics-text = Нужен WebGL 2, а в этом браузере его нет, или он отключён. Поможет браузер поновее или аппаратное ускорение: включите его в настройках.
stopped-title = Courtyard остановился
stopped-text = Что-то пошло не так. Всё записанное цело. Перезагрузите страницу, чтобы продолжить.
lost-title = Изображение пропало
lost-text = Устройство отдало графику другой программе. Всё записанное цело. Перезагрузите страницу, чтобы продолжить.

try-again = Повторить попытку
reload = Перезагрузить
details = Подробности
