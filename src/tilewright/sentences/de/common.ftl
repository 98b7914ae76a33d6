### Small words that other messages are put together from.

joined-and = { $most } und { $last }
joined-or = { $most } oder { $last }
unnamed = jemand anderes
    .exact = Platz { $number }
huge-number = eine Zahl mit mehr als 15 Stellen
square-by-number = Reihe { $row }, Spalte { $col }
