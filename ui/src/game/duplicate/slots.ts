// One value for each seat that has one, in the server's form: to put one copies the three rows that lead to it.

/** Three levels of short rows, as the server has it. */
export type Slots<T> = { readonly root: readonly (readonly (readonly (T | null)[])[])[] }

const BITS = 6
const WIDTH = 1 << BITS

export const noSlots = <T>(): Slots<T> => ({ root: [] })

export function slotOf<T>({ root }: Slots<T>, seat: number): T | null {
  const [high, middle, low] = places(seat)
  return root[high]?.[middle]?.[low] ?? null
}

export function withSlot<T>({ root }: Slots<T>, seat: number, value: T): Slots<T> {
  const [high, middle, low] = places(seat)
  const branch = root[high] ?? []
  const twig = branch[middle] ?? []
  return { root: filled(root, high, filled(branch, middle, filled(twig, low, value, null), []), []) }
}

/** The seats that have a value, in their order. */
export function seatsIn<T>({ root }: Slots<T>): number[] {
  return root.flatMap((branch, high) =>
    branch.flatMap((twig, middle) =>
      twig.flatMap((value, low) => (value === null ? [] : [(((high << BITS) | middle) << BITS) | low])),
    ),
  )
}

const places = (seat: number): [number, number, number] => [
  seat >> (2 * BITS),
  (seat >> BITS) & (WIDTH - 1),
  seat & (WIDTH - 1),
]

/** The row with a value at its place, and empty ones where it was too short. */
function filled<T>(row: readonly T[], place: number, value: T, empty: T): T[] {
  const longer = [...row]
  while (longer.length < place) longer.push(empty)
  longer[place] = value
  return longer
}
