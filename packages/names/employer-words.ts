import { foldText } from './text/fold.ts'

/** Words that are left out or added as people please, and tell no employer from another. */
const fillers = new Set(
  (
    'the of and for in at on to a an ltd limited plc company co nigeria nigerian federal state government govt service services ' +
    'force authority agency department dept office corporation board commission'
  ).split(' '),
)

/** Minister of Works, Ministry of Works: one house. */
const houses: Record<string, string> = { minister: 'ministry', ministries: 'ministry', honourable: '' }

/** The words of an employer's or an office's name that tell it from others; all of them where nothing else is left. */
export function tellingWords(name: string): string[] {
  const words = plainWords(name)
  const telling = words.filter((word) => !fillers.has(word)).map((word) => houses[word] ?? word)
  const left = telling.filter((word) => word !== '')
  return left.length > 0 ? left : words
}

export function plainWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
}

/** NNPC for the Nigerian National Petroleum Company: the first letters of what is written, from three on. */
export function initialsOf(name: string): string | null {
  const letters = plainWords(name)
    .filter((word) => !['the', 'of', 'and', 'for', 'in', 'ltd', 'limited', 'plc'].includes(word))
    .map((word) => word.charAt(0))
  return letters.length >= 3 ? letters.join('') : null
}
