import {
  add,
  and,
  type Code,
  constant,
  countDown,
  get,
  load,
  moduleOf,
  rotateRight,
  set,
  store,
  vectorAdd,
  vectorBytes,
  vectorLoad,
  vectorRight,
  vectorRotateRight,
  vectorStore,
  vectorWords,
  vectorXor,
  vectorZero,
  xor,
} from './web-assembly-code.ts'

/** Where things are in the memory of the module. */
export const places = { state: 0, constants: 64, schedule: 512, input: 1024 } as const
export const inputSize = 65_536 - places.input - ((65_536 - places.input) % 64)

/** The number of blocks is local 0. */
const [blocks, input, previous, sum] = [0, 1, 2, 3]
const firstState = 4
const firstVector = 12
const numbers = 11
const vectors = 6
const sumVector = firstVector + 4
const shifted = firstVector + 5

/**
 * The compression of SHA-256 (FIPS 180-4, 6.2.2) for any number of blocks, as a WebAssembly module. The message schedule
 * is made four words at a time, which is what makes this faster than a plain loop.
 */
export function sha256Module(): Uint8Array<ArrayBuffer> {
  const body = [...set(input, constant(places.input)), ...countDown(blocks, oneBlock())]
  return moduleOf({ numbers, vectors, body, pages: 1 })
}

function oneBlock(): Code {
  return [
    ...eight((word) => set(state(0, word), load(constant(0), places.state + 4 * word))),
    ...[0, 1, 2, 3].flatMap((group) => [...set(group + firstVector, swapped(group)), ...schedule(group)]),
    ...set(previous, xor(get(state(0, 1)), get(state(0, 2)))),
    ...Array.from({ length: 64 }, (_, round) => [
      ...(round % 4 === 0 && round < 48 ? [...nextWords(round / 4), ...schedule(round / 4 + 4)] : []),
      ...oneRound(round),
    ]).flat(),
    ...eight((word) =>
      store(
        constant(0),
        places.state + 4 * word,
        add(load(constant(0), places.state + 4 * word), get(state(64, word))),
      ),
    ),
    ...set(input, add(get(input), constant(64))),
  ]
}

function eight(make: (word: number) => Code): Code {
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap(make)
}

/** The local that is a, b ... h in a round: instead of moving the values, the names move. */
function state(round: number, word: number): number {
  return firstState + ((word + 64 - round) % 8)
}

/** Sixteen bytes of the message as four big-endian words. */
function swapped(group: number): Code {
  const bytes = [3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12]
  const given = vectorLoad(get(input), 16 * group)
  return vectorBytes(given, vectorZero, bytes)
}

function group(number: number): number {
  return firstVector + (number % 4)
}

/** W + K of four rounds, to the memory: the rounds take them from there one by one. */
function schedule(number: number): Code {
  const sums = vectorAdd(get(group(number)), vectorLoad(constant(0), places.constants + 16 * number))
  return vectorStore(constant(0), places.schedule + 16 * number, sums)
}

/** The next four words of the schedule, in place of the four oldest. The last two need the first two. */
function nextWords(number: number): Code {
  const [oldest, second, third, newest] = [0, 1, 2, 3].map((step) => get(group(number + step)))
  if (!oldest || !second || !third || !newest) return []
  return [
    ...set(shifted, vectorWords(oldest, second, [1, 2, 3, 4])),
    ...set(
      sumVector,
      vectorAdd(vectorAdd(oldest, vectorWords(third, newest, [1, 2, 3, 4])), smallSigma0(get(shifted))),
    ),
    ...set(shifted, vectorWords(newest, vectorZero, [2, 3, 4, 4])),
    ...set(sumVector, vectorAdd(get(sumVector), smallSigma1(get(shifted)))),
    ...set(shifted, vectorWords(get(sumVector), vectorZero, [4, 4, 0, 1])),
    ...set(group(number), vectorAdd(get(sumVector), smallSigma1(get(shifted)))),
  ]
}

function smallSigma0(words: Code): Code {
  return vectorXor(
    vectorXor(vectorRotateRight(words, 7), vectorRotateRight(words, 18)),
    vectorRight(words, 3),
  )
}

function smallSigma1(words: Code): Code {
  return vectorXor(
    vectorXor(vectorRotateRight(words, 17), vectorRotateRight(words, 19)),
    vectorRight(words, 10),
  )
}

/** `previous` is b xor c, which was a xor b one round before. */
function oneRound(round: number): Code {
  const at = (word: number) => get(state(round, word))
  const [d, h] = [state(round, 3), state(round, 7)]
  const choice = xor(and(xor(at(5), at(6)), at(4)), at(6))
  const scheduled = load(constant(0), places.schedule + 4 * round)
  return [
    ...set(h, add(add(add(at(7), scheduled), choice), bigSigma(at(4), [6, 11, 25]))),
    ...set(d, add(at(3), get(h))),
    ...set(sum, xor(at(0), at(1))),
    ...set(h, add(add(get(h), bigSigma(at(0), [2, 13, 22])), xor(and(get(previous), get(sum)), at(1)))),
    ...set(previous, get(sum)),
  ]
}

function bigSigma(word: Code, [one, two, three]: [number, number, number]): Code {
  return xor(xor(rotateRight(word, one), rotateRight(word, two)), rotateRight(word, three))
}
