/** Whether both hold the same bytes. Four at a time where they lie so in memory that this can be. */
export function areSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  const whole = one.byteOffset % 4 === 0 && other.byteOffset % 4 === 0 ? one.length >> 2 : 0
  const [words, others] = [wordsOf(one, whole), wordsOf(other, whole)]
  for (let place = 0; place < whole; place += 1) if (words[place] !== others[place]) return false
  for (let place = whole * 4; place < one.length; place += 1) if (one[place] !== other[place]) return false
  return true
}

function wordsOf(bytes: Uint8Array, count: number): Int32Array {
  return new Int32Array(bytes.buffer, bytes.byteOffset - (count === 0 ? bytes.byteOffset % 4 : 0), count)
}
