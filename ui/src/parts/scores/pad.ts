// What a line of the score pad tells.

export type PadEntry = {
  /** The word as it stands on the board, or what was done instead of playing one. */
  readonly tiles?: string
  readonly did?: string
  /** Where the word begins, as people write it. */
  readonly at?: string
  readonly points: number
  readonly total: number
  /** The play that lies there last, or the tentative one that is not made yet. */
  readonly is?: 'last' | 'tentative' | 'withdrawn'
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`
}

/** With a real minus sign. */
export function figure(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}
