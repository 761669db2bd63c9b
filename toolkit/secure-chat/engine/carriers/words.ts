import { Refused } from '../refused.ts'
import { wordList } from './word-list.ts'

const values = new Map(wordList.map((word, value) => [word, value]))
/** Fewer words are a person's own: the shortest block has more than sixty. */
const fewest = 60

/** Bytes as everyday words in sentences without sense. Punctuation and capitals say nothing. */
export function writeWords(bytes: Uint8Array): string {
  const sentences: string[] = []
  let begin = 0
  while (begin < bytes.length) {
    const end = begin + 7 + ((bytes[begin] ?? 0) % 6)
    const words = [...bytes.subarray(begin, end)].map((value) => wordList[value] ?? '')
    const sentence = words.join(' ')
    sentences.push(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
    begin = end
  }
  return sentences.join(' ')
}

/**
 * The bytes of such a text; undefined when it is another kind of text.
 * @throws Refused 'damaged' when most words are ours, and not all
 */
export function readWords(text: string): Uint8Array<ArrayBuffer> | undefined {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const known = words.map((word) => values.get(word)).filter((value) => value !== undefined)
  if (words.length < fewest || known.length < 0.8 * words.length) return undefined
  if (known.length < words.length) throw new Refused('damaged')
  return Uint8Array.from(known)
}
