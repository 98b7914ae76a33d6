// What of the rules a score depends on: how many tiles a rack has, what laying most of them is worth, and what a wrong
// challenge costs.
export const RACKS = [7, 8, 9] as const
export const WRONG = ['lose-turn', 'none', 'points-5', 'points-10'] as const
const FULL = 7

export type KeptTerms = {
  readonly rack: (typeof RACKS)[number]
  readonly bonus: number
  readonly wrong: (typeof WRONG)[number]
}

export const USUAL: KeptTerms = { rack: 7, bonus: 50, wrong: 'lose-turn' }

/** The bonus is for seven tiles, and with longer racks for eight and nine as well. */
export function bonusTable({ rack, bonus }: KeptTerms): [number, number][] {
  return Array.from({ length: rack - FULL + 1 }, (_, more): [number, number] => [FULL + more, bonus])
}
