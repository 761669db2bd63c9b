// A Reed-Solomon code over GF(32) with two check symbols: two wrong letters of a code are always noticed, two that changed
// places too, and of one alone the check tells where it is.

const codeLength = 24

// Powers of the generator of x^5 + x^2 + 1.
const powers = Array.from({ length: 31 }).reduce<number[]>(
  (list) => [...list, list.length === 0 ? 1 : doubled(list.at(-1) ?? 0)],
  [],
)
const logarithms = new Map(powers.map((power, exponent) => [power, exponent]))

function doubled(symbol: number): number {
  const shifted = symbol << 1
  return shifted & 32 ? shifted ^ 0b100101 : shifted
}

function power(exponent: number): number {
  return powers[exponent % 31] ?? 1
}

function times(one: number, other: number): number {
  const [first, second] = [logarithms.get(one), logarithms.get(other)]
  return first === undefined || second === undefined ? 0 : power(first + second)
}

function divided(one: number, other: number): number {
  const [first, second] = [logarithms.get(one), logarithms.get(other)]
  return first === undefined || second === undefined ? 0 : power(first + 31 - second)
}

/** @param symbols 22 numbers from 0 to 31 */
export function checkSymbols(symbols: readonly number[]): [number, number] {
  const [plain, weighted] = sums(symbols)
  const [before, after] = [power(codeLength - 2), power(codeLength - 1)]
  const last = divided(weighted ^ times(before, plain), before ^ after)
  return [plain ^ last, last]
}

/** Where a code of 24 symbols goes wrong: nowhere (null), at one place that is known, or at several (`unknown`). */
export function wrongPlace(symbols: readonly number[]): number | 'unknown' | null {
  const [plain, weighted] = sums(symbols)
  if (plain === 0 && weighted === 0) return null
  const place = plain === 0 || weighted === 0 ? undefined : logarithms.get(divided(weighted, plain))
  return place !== undefined && place < codeLength ? place : 'unknown'
}

function sums(symbols: readonly number[]): [number, number] {
  const plain = symbols.reduce((sum, symbol) => sum ^ symbol, 0)
  const weighted = symbols.reduce((sum, symbol, place) => sum ^ times(symbol, power(place)), 0)
  return [plain, weighted]
}
