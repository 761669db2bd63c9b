/** A colour as far as it is said in plain numbers: gray counts as red, green and blue. */
export type Colour = { inks: boolean; values: readonly number[] }

const nearly = 0.008
export const white: Colour = { inks: false, values: [1, 1, 1] }
export const black: Colour = { inks: false, values: [0, 0, 0] }

/** Of one, three or four numbers; undefined for others. */
export function colourOf(numbers: readonly number[]): Colour | undefined {
  const [first = 0] = numbers
  if (numbers.length === 1) return { inks: false, values: [first, first, first] }
  if (numbers.length === 3) return { inks: false, values: [...numbers] }
  if (numbers.length !== 4) return undefined
  return numbers.every((ink) => ink <= 0) ? white : { inks: true, values: [...numbers] }
}

/** So close that no eye tells them apart. */
export function areAlike(one: Colour, other: Colour): boolean {
  return (
    one.inks === other.inks &&
    one.values.every((value, at) => Math.abs(value - (other.values[at] ?? 0)) < nearly)
  )
}
