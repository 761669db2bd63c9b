import { compareReadNames, type ReadName, readForComparing } from './compare-names.ts'
import { canonicalOf } from './name-book.ts'
import type { NameReading } from './name-words.ts'
import { foldText } from './text/fold.ts'

/** A text cut into words once, for looking for several names. `canonicals`: of all its words, so that most names are not looked for in each. */
export type NamedText = {
  words: readonly { written: string; canonical: string }[]
  canonicals: ReadonlySet<string>
}

/** A person's name taken apart once, for looking for it in several texts. */
export type WantedPerson = ReadName & { canonicals: ReadonlySet<string> }

export function wantedPerson(name: string): WantedPerson {
  const read = readForComparing(name)
  return { ...read, canonicals: new Set(read.readings.flatMap(({ words }) => words.flatMap(canonicalsOf))) }
}

/** Two names of one person are no further apart than this, in words. */
const widest = 3

export function wordsOfText(text: string): NamedText {
  const known = new Map<string, string>()
  const words = (text.match(/[\p{L}\p{M}'’ʼ.-]+/gu) ?? []).map((written) => {
    const canonical = known.get(written) ?? canonicalOfWritten(written)
    known.set(written, canonical)
    return { written: written.replace(/\.$/, ''), canonical }
  })
  return { words, canonicals: new Set(known.values()) }
}

/** Whether a text mentions a person by two of their names or more, in any order and spelling. One name alone is many people. */
export function mentionsPerson({ words: text, canonicals }: NamedText, person: WantedPerson): boolean {
  const wanted = person.canonicals
  if (!holdsTwo(canonicals, wanted)) return false
  const asked = new Set<string>()
  return text.some((first, place) => {
    if (!wanted.has(first.canonical)) return false
    const near = text.slice(place + 1, place + 1 + widest)
    return near.some((last, distance) => {
      if (!wanted.has(last.canonical) || last.canonical === first.canonical) return false
      const words = [first, ...near.slice(0, distance + 1)].map(({ written }) => written).join(' ')
      const isNew = !asked.has(words)
      asked.add(words)
      return isNew && compareReadNames(readForComparing(words), person) !== null
    })
  })
}

function holdsTwo(canonicals: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  let held = 0
  for (const each of wanted) {
    if (canonicals.has(each)) held += 1
    if (held === 2) return true
  }
  return false
}

/** Whether what was written is one name alone, and one of this person's. Many people share it. */
export function isOneOf({ readings }: ReadName, person: WantedPerson): boolean {
  return readings.some(({ words }) => {
    const [word] = words
    return (
      words.length === 1 &&
      word !== undefined &&
      canonicalsOf(word).some((each) => person.canonicals.has(each))
    )
  })
}

function canonicalOfWritten(written: string): string {
  // Most words need no folding.
  if (/^[a-z]+$/i.test(written)) return canonicalOf(written.toLowerCase())
  return canonicalOf(foldText(written).replace(/[^\p{L}]/gu, ''))
}

function canonicalsOf({ isInitial, entry }: NameReading['words'][number]): string[] {
  return isInitial ? [] : [entry.canonical, ...entry.shorter]
}
