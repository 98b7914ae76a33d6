### Small words that other messages are put together from.

joined-and = { $most } und { $last }
joined-or = { $most } oder { $last }
unnamed = jemand anderes
    .exact = Platz { $number }
square-by-number = Reihe { $row }, Spalte { $col }
