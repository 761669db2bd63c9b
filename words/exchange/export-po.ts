import { type PoEntry, po } from 'gettext-parser'
import { type Text, textsIn } from '../texts-in.ts'
import { formsInOrder, pluralHeader } from './plural-header.ts'

export type Translation = {
  /** For the header `Language`. */
  language: string
  /** Whose plural rules hold. */
  rules: string
  own: object
}

/** All texts of English with what a language has for them. The place in the catalogue is each entry's context. */
export function exportPo(
  english: object,
  { language, rules, own }: Translation,
  usedIn: (part: string) => readonly string[],
): string {
  const given = textsIn(own)
  const entries = [...textsIn(english)].map(([place, text]) =>
    entryOf(place, text, { translated: given.get(place), rules, usedIn: usedIn(place.split('.')[0] ?? '') }),
  )
  const header: PoEntry = { msgid: '', msgstr: [''] }
  const translations = Object.fromEntries(
    entries.map((entry) => [entry.msgctxt ?? '', { [entry.msgid]: entry }]),
  )
  const headers = {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    Language: language,
    'Plural-Forms': pluralHeader(rules),
  }
  const file = { charset: 'utf-8', headers, translations: { '': { '': header }, ...translations } }
  return `${new TextDecoder().decode(po.compile(file))}\n`
}

type Around = { translated: Text | undefined; rules: string; usedIn: readonly string[] }

function entryOf(place: string, english: Text, { translated, rules, usedIn }: Around): PoEntry {
  const reference = usedIn.join('\n')
  if (typeof english === 'string') {
    const msgstr = [typeof translated === 'string' ? translated : '']
    return { msgctxt: place, msgid: english, msgstr, comments: { reference } }
  } else {
    const forms = formsInOrder(rules)
    const given = typeof translated === 'object' ? translated : undefined
    return {
      msgctxt: place,
      msgid: english.one ?? english.other,
      msgid_plural: english.other,
      msgstr: forms.map((form) => given?.[form] ?? ''),
      comments: { reference, extracted: `In this order: ${forms.join(', ')}` },
    }
  }
}
