// How long ago something was, as people say it.

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

export function ago(then: number, now: number, language: string): string {
  const past = Math.max(0, now - then)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (past > 30 * 86_400_000) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then)
  for (const [unit, length] of STEPS) if (past >= length) return format.format(-Math.floor(past / length), unit)
  return format.format(0, 'second')
}
