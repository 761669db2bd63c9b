/** The lines of a text, in order, from the first letter to the one behind the last. */
export function* linesIn(plain: string): Generator<{ start: number; end: number }> {
  for (let start = 0; start < plain.length; ) {
    const stop = plain.indexOf('\n', start)
    const end = stop < 0 ? plain.length : stop
    yield { start, end }
    start = end + 1
  }
}
