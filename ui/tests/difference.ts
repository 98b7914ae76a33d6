// Where two values of JSON differ first, by its path; and values that nobody can change.

export function difference(found: unknown, expected: unknown, path = ''): string | null {
  if (found === expected) return null
  if (!isObject(found) || !isObject(expected) || Array.isArray(found) !== Array.isArray(expected)) {
    return `${path || 'the whole'}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const inner = difference(found[key], expected[key], path ? `${path}.${key}` : key)
    if (inner) return inner
  }
  return null
}

export function frozen<T>(value: T): T {
  if (isObject(value) && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) frozen(inner)
  }
  return value
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
