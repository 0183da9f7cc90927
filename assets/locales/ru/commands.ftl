## The laboratory on the command line

lab-progress-precise = Сыграно блоков: { $done } · { $time }
lab-stopped = Остановлено. Сыграно блоков: { $blocks }.
lab-other-format = В этом файле версия формата { $format }, которой эта программа не знает. Возможно, её знает более новая версия Courtyard.
lab-impossible = Ни один прогон не даёт чисел из «{ $field }»: файл изменён. Повторите этот прогон.
lab-lead = Преимущество
lab-legend-found = значима вместе со всеми остальными (*)
lab-legend-open = незначима
lab-legend-zone = ширина интервала: такая разница может остаться незамеченной

## Errors

cli-refused-by-system = Система не позволяет: { $why }. Закройте другие программы и попробуйте ещё раз.
cli-unknown-game = Неизвестная игра «{ $name }». Известные игры: { $known }.
cli-unknown-edition = Неизвестное издание «{ $name }». Известные издания: { $known }.

## Shelves

cli-archived = В архиве: { $path }
cli-deleted = В корзине: { $path }
cli-restored = Восстановлено: { $path }
cli-renamed = Переименовано: { $path }
cli-empty-trash = Удалить навсегда из корзины партии ({ $count ->
   *[other] { $count }
})? Введите да:
cli-yes = да
cli-nothing-deleted = Ничего не удалено.
cli-trash-needs-yes = Ничего не удалено: без терминала для вопроса подтвердите параметром --yes.

## A game in a terminal

play-choose = Номер действия или undo, redo, help, quit:
play-answer = Номер или просто Enter, чтобы вернуться:
play-number = Число от { $from } до { $to } или просто Enter, чтобы вернуться:
play-note = Заметка или просто Enter, чтобы вернуться:
play-enough = Это всё
play-none = Никто
play-unnamed = Не называя
play-unknown = Введите один из номеров.
play-as-json = Введите это действие в виде JSON, например { $example }. Все действия описаны на странице игры.
play-unsaved = Ещё не сохранено: { $why }. Игра продолжается в памяти.
play-help =
    Введите номер действия. На следующие вопросы тоже отвечайте номерами.
    undo: отменить последнее действие. redo: вернуть его. quit: выйти; игра сохраняется после каждого действия.
    Строка JSON записывает действие, как в сценарии: об этом рассказывает «courtyard help play».
cli-script-utf-16 = Шаги записаны в UTF-16. Сохраните их в UTF-8.
cli-script-stopped = Первый шаг отклонён, поэтому остальные шаги этого файла не прочитаны.
