### Small words that other messages are put together from.

joined-and = { $most } and { $last }
joined-or = { $most } or { $last }
unnamed = someone else
    .exact = seat { $number }
huge-number = a number of more than 15 digits
square-by-number = row { $row }, column { $col }
