/** FIPS 180-4, for the check bytes of crypto addresses: the browser's own is asynchronous, and an engine is not. */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(firstState)
  const padded = pad(message)
  const schedule = new Uint32Array(64)
  for (let at = 0; at < padded.length; at += 64)
    digestBlock(state, schedule, new DataView(padded.buffer, at, 64))
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => {
    digest.setUint32(index * 4, word)
  })
  return new Uint8Array(digest.buffer)
}

function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  new DataView(padded.buffer).setUint32(padded.length - 4, message.length * 8)
  return padded
}

function digestBlock(state: Uint32Array, schedule: Uint32Array, block: DataView): void {
  for (let index = 0; index < 64; index += 1) {
    schedule[index] = index < 16 ? block.getUint32(index * 4) : nextWord(schedule, index)
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let index = 0; index < 64; index += 1) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + big1 + choice + (roundConstants[index] ?? 0) + (schedule[index] ?? 0)) >>> 0
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) >>> 0
    d = c
    c = b
    b = a
    a = (first + big0 + majority) >>> 0
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word
}

function nextWord(schedule: Uint32Array, index: number): number {
  const two = schedule[index - 2] ?? 0
  const fifteen = schedule[index - 15] ?? 0
  const small0 = turn(fifteen, 7) ^ turn(fifteen, 18) ^ (fifteen >>> 3)
  const small1 = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10)
  return (small1 + (schedule[index - 7] ?? 0) + small0 + (schedule[index - 16] ?? 0)) >>> 0
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

const primes = firstPrimes(64)

/** The first 32 bits after the point of the primes' square and cube roots, as the standard defines them. */
const firstState = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const roundConstants = primes.map((prime) => fraction(Math.cbrt(prime)))

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 0x100000000)
}

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number)
  }
  return found
}
