// Time left as it is read and as it is said.

/** `11:42`, or with a minus once the time is over. Under ten seconds nothing changes but the digit. */
export function faceOfClock(milliseconds: number): string {
  const seconds = milliseconds >= 0 ? Math.ceil(milliseconds / 1000) : Math.floor(milliseconds / 1000)
  const whole = Math.abs(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const two = (number: number): string => String(number).padStart(2, '0')
  const front = hours ? `${hours}:${two(minutes)}` : two(minutes)
  return `${seconds < 0 ? '−' : ''}${front}:${two(whole % 60)}`
}

const MARKS = [300, 60, 10]

/** The mark of 5 minutes, 1 minute or 10 seconds that was passed between two moments, in seconds. */
export function markPassed(before: number, now: number): number | null {
  return MARKS.find((mark) => before > mark * 1000 && now <= mark * 1000) ?? null
}
