/** Red, green and blue, each 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

export const white: Colour = [255, 255, 255]
export const black: Colour = [0, 0, 0]

/** `fff`, `#FFFFFF`, `FFFFFFFF` with the opacity first as Excel writes it; undefined for anything else. */
export function colourOfHex(text: string): Colour | undefined {
  const hex = text.replace('#', '')
  if (/^[\da-f]{3}$/i.test(hex)) return colourOfHex([...hex].map((digit) => digit + digit).join(''))
  if (!/^(?:[\da-f]{2})?[\da-f]{6}$/i.test(hex)) return undefined
  const value = Number.parseInt(hex.slice(-6), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The colours that people write by name when they want to see nothing, and those that they write them on. */
const named: Readonly<Record<string, Colour>> = {
  white,
  black,
  red: [255, 0, 0],
  green: [0, 128, 0],
  lime: [0, 255, 0],
  blue: [0, 0, 255],
  navy: [0, 0, 128],
  yellow: [255, 255, 0],
  gray: [128, 128, 128],
  grey: [128, 128, 128],
  silver: [192, 192, 192],
  lightgray: [211, 211, 211],
  lightgrey: [211, 211, 211],
  whitesmoke: [245, 245, 245],
  snow: [255, 250, 250],
  ivory: [255, 255, 240],
  maroon: [128, 0, 0],
  purple: [128, 0, 128],
  teal: [0, 128, 128],
  orange: [255, 165, 0],
}

/** What a style sheet says of a colour. `none` is one that lets everything through; undefined what is not understood. */
export function colourOfCss(text: string): Colour | 'none' | undefined {
  const value = text.trim().toLowerCase()
  if (value === 'transparent' || value === 'none') return 'none'
  if (Object.hasOwn(named, value)) return named[value]
  if (value.startsWith('#')) {
    if (/^#[\da-f]{6}00$|^#[\da-f]{3}0$/.test(value)) return 'none'
    return colourOfHex(
      value.length === 9 ? value.slice(0, 7) : value.length === 5 ? value.slice(0, 4) : value,
    )
  }
  const parts = /^rgba?\(([\d.\s,/%]{5,60})\)$/
    .exec(value)?.[1]
    ?.split(/[\s,/]+/)
    .filter((part) => part !== '')
  if (parts === undefined || parts.length < 3) return undefined
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part.endsWith('%') ? (Number.parseFloat(part) * 255) / 100 : Number.parseFloat(part),
  )
  if (parts[3] !== undefined && Number.parseFloat(parts[3]) === 0) return 'none'
  return [red, green, blue].some(Number.isNaN) ? undefined : [red, green, blue]
}

/** Below this ratio (WCAG 2.2, "contrast ratio") no one reads a word; pale grey on white has 1.3. */
const leastContrast = 1.12

/** Whether letters of the one colour cannot be told from a ground of the other. */
export function areAlike(one: Colour, other: Colour): boolean {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  const isNear = one.every((part, place) => Math.abs(part - (other[place] ?? 0)) <= 40)
  return isNear && ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05) < leastContrast
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
