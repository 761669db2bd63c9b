/** Instructions of WebAssembly as bytes: each function gives the code that leaves its result on the stack. */
export type Code = readonly number[]

/** A number as LEB128, without a sign. */
export function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value % 0x80) | 0x80, ...unsigned(Math.floor(value / 0x80))]
}

/** A number as LEB128, with its sign. */
export function signed(value: number): number[] {
  const [low, rest] = [value & 0x7f, value >> 7]
  const isLast = (rest === 0 && low < 0x40) || (rest === -1 && low >= 0x40)
  return isLast ? [low] : [low | 0x80, ...signed(rest)]
}

export const get = (local: number): Code => [0x20, ...unsigned(local)]
export const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)]
export const constant = (value: number): Code => [0x41, ...signed(value)]

export const add = (one: Code, other: Code): Code => [...one, ...other, 0x6a]
export const subtract = (one: Code, other: Code): Code => [...one, ...other, 0x6b]
export const and = (one: Code, other: Code): Code => [...one, ...other, 0x71]
export const xor = (one: Code, other: Code): Code => [...one, ...other, 0x73]
export const rotateRight = (value: Code, bits: number): Code => [...value, ...constant(bits), 0x78]
export const load = (place: Code, offset: number): Code => [...place, 0x28, 2, ...unsigned(offset)]
export const store = (place: Code, offset: number, value: Code): Code => [
  ...place,
  ...value,
  0x36,
  2,
  ...unsigned(offset),
]

/** Repeats `body` until the local, counted down by it, is zero. */
export const countDown = (local: number, body: Code): Code => [
  ...[0x03, 0x40],
  ...body,
  ...set(local, subtract(get(local), constant(1))),
  ...get(local),
  ...[0x0d, 0, 0x0b],
]

// Four numbers of 32 bits at once.
const vector = (code: number): Code => [0xfd, ...unsigned(code)]

export const vectorLoad = (place: Code, offset: number): Code => [
  ...place,
  ...vector(0),
  0,
  ...unsigned(offset),
]
export const vectorStore = (place: Code, offset: number, value: Code): Code => [
  ...place,
  ...value,
  ...vector(11),
  0,
  ...unsigned(offset),
]
export const vectorZero: Code = [...vector(12), ...new Array(16).fill(0)]
export const vectorAdd = (one: Code, other: Code): Code => [...one, ...other, ...vector(174)]
export const vectorXor = (one: Code, other: Code): Code => [...one, ...other, ...vector(81)]
const vectorOr = (one: Code, other: Code): Code => [...one, ...other, ...vector(80)]
const vectorLeft = (value: Code, bits: number): Code => [...value, ...constant(bits), ...vector(171)]
export const vectorRight = (value: Code, bits: number): Code => [...value, ...constant(bits), ...vector(173)]
export const vectorRotateRight = (value: Code, bits: number): Code =>
  vectorOr(vectorRight(value, bits), vectorLeft(value, 32 - bits))

/** Sixteen bytes out of the thirty-two of two vectors. */
export const vectorBytes = (one: Code, other: Code, places: readonly number[]): Code => [
  ...one,
  ...other,
  ...vector(13),
  ...places,
]

/** The same by words: 0 to 3 are those of the first vector, 4 to 7 those of the second. */
export const vectorWords = (one: Code, other: Code, places: readonly number[]): Code =>
  vectorBytes(
    one,
    other,
    places.flatMap((place) => [0, 1, 2, 3].map((byte) => 4 * place + byte)),
  )

type OneFunction = { numbers: number; vectors: number; body: Code; pages: number }

/** A module with a memory, exported as `m`, and one function of one number, exported as `f`. */
export function moduleOf({ numbers, vectors, body, pages }: OneFunction): Uint8Array<ArrayBuffer> {
  const locals = [2, ...unsigned(numbers), 0x7f, ...unsigned(vectors), 0x7b]
  const code = [...locals, ...body, 0x0b]
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 1, 0x7f, 0]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, ...unsigned(pages)]),
    ...section(7, [2, 1, 0x6d, 2, 0, 1, 0x66, 0, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ])
}

function section(id: number, content: Code): Code {
  return [id, ...unsigned(content.length), ...content]
}
