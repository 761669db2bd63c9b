import { type PoEntry, type PoFile, po } from 'gettext-parser'
import { faultsOfText } from '../faults-of-shape.ts'
import { type Text, textsIn } from '../texts-in.ts'
import { formsInOrder } from './plural-header.ts'

export type ReadPo = {
  language: string
  texts: Map<string, Text>
  /** All that the file speaks of, also what has no text yet. */
  places: ReadonlySet<string>
  faults: string[]
}

/**
 * The texts of a PO file by their places, and what is wrong with it, each fault with its line. An empty text, and one
 * that its translator marked as fuzzy, is not there yet.
 *
 * @param rulesOf whose plural rules hold for a language
 */
export function importPo(english: object, written: string, rulesOf: (language: string) => string): ReadPo {
  const file = readPo(written)
  const language = file.headers.Language ?? ''
  if (!/^[a-z]{2,3}$/.test(language)) {
    return {
      language,
      texts: new Map(),
      places: new Set(),
      faults: ['line 1: the header Language has to name a language, such as ha'],
    }
  }
  const rules = rulesOf(language)
  const whole = textsIn(english)
  const entries = Object.values(file.translations)
    .flatMap((context) => Object.values(context))
    .filter(({ msgid }) => msgid !== '')
  const read = entries.map((entry) => readEntry(entry, whole.get(entry.msgctxt ?? ''), rules))
  const faults = read.flatMap(({ place, faults }) =>
    faults.map((fault) => `line ${lineOf(written, place)}: ${place || '(no msgctxt)'}: ${fault}`),
  )
  const texts = read.flatMap(({ place, text }): [string, Text][] => (text === null ? [] : [[place, text]]))
  return { language, texts: new Map(texts), places: new Set(read.map(({ place }) => place)), faults }
}

function readPo(written: string): PoFile {
  const file = po.parse(written)
  const headers = Object.entries(file.headers).map(([name, value]) => [name.toLowerCase(), value])
  return { ...file, headers: { Language: String(Object.fromEntries(headers).language ?? '').trim() } }
}

type ReadEntry = { place: string; text: Text | null; faults: string[] }

function readEntry(entry: PoEntry, english: Text | undefined, rules: string): ReadEntry {
  const place = entry.msgctxt ?? ''
  const refused = (fault: string): ReadEntry => ({ place, text: null, faults: [fault] })
  if (english === undefined) return refused('the catalogue has no such key')
  if (!isSameEnglish(entry, english)) return refused('the English text has changed; export the file again')
  const isUnfinished =
    entry.msgstr.every((text) => text === '') || /\bfuzzy\b/.test(entry.comments?.flag ?? '')
  if (isUnfinished) return { place, text: null, faults: [] }
  if (typeof english === 'string') return checked(place, english, entry.msgstr[0] ?? '', rules)
  const forms = formsInOrder(rules)
  if (entry.msgstr.length !== forms.length || entry.msgstr.includes(''))
    return refused(`needs ${forms.length} plural forms (${forms.join(', ')}), all of them`)
  const given = Object.fromEntries(forms.map((form, at) => [form, entry.msgstr[at] ?? '']))
  return checked(place, english, { other: '', ...given }, rules)
}

function checked(place: string, english: Text, text: Text, rules: string): ReadEntry {
  const faults = faultsOfText(english, text, rules)
  return { place, text: faults.length === 0 ? text : null, faults }
}

function isSameEnglish({ msgid, msgid_plural }: PoEntry, english: Text): boolean {
  if (typeof english === 'string') return msgid === english && msgid_plural === undefined
  else return msgid === (english.one ?? english.other) && msgid_plural === english.other
}

// The parser tells no lines.
function lineOf(written: string, place: string): number {
  const at = written.indexOf(`msgctxt "${place.replaceAll('"', '\\"')}"`)
  return written.slice(0, Math.max(at, 0)).split('\n').length
}
