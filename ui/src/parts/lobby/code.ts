// A code as it is read aloud: in two parts, so that nobody loses the thread.

/** `ABCDEFG` as `ABC-DEFG`; it is understood with and without the line. */
export function spelled(code: string): string {
  return code.length > 4 ? `${code.slice(0, code.length >> 1)}-${code.slice(code.length >> 1)}` : code
}
