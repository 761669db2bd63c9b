import { isDigit, isWordUnit } from '../../characters.ts'
import type { Page } from '../../page.ts'
import { spokenNumberAt } from './number-words.ts'

/** A piece of a number: digits, a spelled digit, or digits with an O or an l among them. */
export type DigitAtom = {
  start: number
  end: number
  digits: string
  isSpelled: boolean
  /** Whether a number may begin here: not in the middle of a word or of a longer number. */
  canBegin: boolean
  canEnd: boolean
}

/** The atoms of a text, grouped into runs in which only the separators of numbers are between two atoms. */
export function findDigitRuns({ reading: { plain }, tokens }: Page): DigitAtom[][] {
  const runs: DigitAtom[][] = []
  let run: DigitAtom[] = []
  for (let index = 0; index < tokens.count; index += 1) {
    const read =
      tensAt(tokens.words, index) ??
      atomAt(tokens.kinds[index] ?? 'sign', tokens.words[index] ?? '', tokens.words[index + 1])
    if (read) {
      const start = tokens.starts[index] ?? 0
      const end = tokens.ends[index + read.length - 1] ?? 0
      const atom = { ...read, start, end, canBegin: canBegin(plain, start), canEnd: canEnd(plain, end) }
      const last = run.at(-1)
      if (last && !separates(plain, last, atom)) {
        runs.push(run)
        run = []
      }
      run.push(atom)
      index += read.length - 1
    }
  }
  if (run.length > 0) runs.push(run)
  return runs
}

/** The digits of a number in any writing: 'zero eight double three', 'O8O3-1234567'. */
export function spelledDigits(written: string): string {
  const words = written.split(/[^a-z0-9]/).filter((word) => word !== '')
  let digits = ''
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const read =
      tensAt(words, index) ??
      atomAt(/^\d/.test(word) && !/[a-z]/.test(word) ? 'number' : 'mixed', word, words[index + 1])
    if (read) index += read.length - 1
    digits += read?.digits ?? ''
  }
  return digits
}

type ReadAtom = { digits: string; isSpelled: boolean; length: number }

function atomAt(kind: string, word: string, next: string | undefined): ReadAtom | undefined {
  if (kind === 'number') return { digits: word, isSpelled: false, length: 1 }
  const digit = spelled.get(word)
  if (digit !== undefined) return { digits: digit, isSpelled: true, length: 1 }
  // Yoruba says a digit twice in one word: 'eerin-eerin'.
  const half = word.slice(0, (word.length - 1) / 2)
  const twin = word === `${half}-${half}` ? spelled.get(half) : undefined
  if (twin !== undefined) return { digits: twin + twin, isSpelled: true, length: 1 }
  const times = repeats.get(word)
  const repeated =
    next === undefined ? undefined : (spelled.get(next) ?? (/^\d$/.test(next) ? next : undefined))
  if (times !== undefined && repeated !== undefined) {
    return { digits: repeated.repeat(times), isSpelled: true, length: 2 }
  }
  if (kind === 'mixed' || word === 'o') return withLettersAmongDigits(word)
  return undefined
}

function tensAt(words: readonly string[], index: number): ReadAtom | undefined {
  const spoken = spokenNumberAt(words, index)
  return spoken && { ...spoken, isSpelled: true }
}

function withLettersAmongDigits(word: string): ReadAtom | undefined {
  if (word.length > 16) return undefined
  let count = 0
  let digits = ''
  for (const character of word) {
    const digit = character === 'o' ? '0' : character === 'l' || character === 'i' ? '1' : character
    if (!isDigit(digit.charCodeAt(0))) return undefined
    if (digit === character) count += 1
    digits += digit
  }
  // 'o8o' is the beginning of a telephone.
  const isBelievable = word === 'o' || count * 3 >= word.length * 2 || (count > 0 && word.length <= 4)
  return isBelievable ? { digits, isSpelled: word === 'o', length: 1 } : undefined
}

const spelled = new Map(
  'zero:0,nought:0,naught:0,nil:0,oh:0,one:1,two:2,three:3,four:4,five:5,six:6,seven:7,eight:8,nine:9,sifili:0,sifiri:0,daya:1,biyu:2,uku:3,hudu:4,biyar:5,shida:6,bakwai:7,takwas:8,tara:9,efu:0,otu:1,abuo:2,ato:3,ano:4,ise:5,isii:6,asaa:7,asato:8,itoolu:9,itolu:9,odo:0,okan:1,kan:1,eji:2,meji:2,eta:3,meta:3,erin:4,merin:4,eerin:4,arun:5,marun:5,marun-un:5,aarun:5,efa:6,mefa:6,eje:7,meje:7,ejo:8,mejo:8,esan:9,mesan:9,mesan-an:9'
    .split(',')
    .map((pair): [string, string] => [pair.slice(0, -2), pair.slice(-1)]),
)

const repeats = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
  // Yoruba: 'eyo kan' is a single one.
  ['eyo', 1],
])

/** Whether nothing but separators of numbers is between two atoms. */
function separates(plain: string, before: DigitAtom, after: DigitAtom): boolean {
  const gap = after.start - before.end
  if (gap > 3) return false
  const mayHaveComma = before.isSpelled || after.isSpelled
  for (let at = before.end; at < after.start; at += 1) {
    const character = plain.charAt(at)
    if (!' -.()/\t\n'.includes(character) && !(mayHaveComma && character === ',')) return false
  }
  return true
}

function canBegin(plain: string, start: number): boolean {
  const before = plain.charCodeAt(start - 1)
  // The minutes of '09:02 - 0902 555 0133' begin no phone.
  const isMinute = before === 58 && isDigit(plain.charCodeAt(start - 2))
  return start === 0 || !(isWordUnit(before) || isMinute)
}

function canEnd(plain: string, end: number): boolean {
  return end >= plain.length || !isWordUnit(plain.charCodeAt(end))
}
