import { expect, test } from 'vitest'
import { languageNames, languages, ownWordsIn } from '../catalogue.ts'
import { english } from '../en/english.ts'
import { englishFiles } from '../en/files.ts'
import { isPluralForms } from '../plural.ts'
import { type Text, textsIn } from '../texts-in.ts'
import { exportPo, type Translation } from './export-po.ts'
import { importPo } from './import-po.ts'
import { pathsOfFiles } from './language-files.ts'
import { formsInOrder } from './plural-header.ts'
import { treeOf } from './tree-of.ts'

const few = {
  home: { title: 'Kept until {day}', points: ['One "first"', 'Two\nlines'] },
  list: { found: { one: '1 report', other: '{count} reports' } },
}

test.each(languageNames.filter((name) => name !== 'en'))(
  '%s written as PO and read again is what it was',
  (language) => {
    const own = ownWordsIn(language)
    const { plurals: rules } = languages[language]
    expect(roundTrip(english, { language, rules, own })).toEqual(textsIn(own))
  },
)

test.each([['ha'], ['yo'], ['am']])('an invented language with the rules of %s comes back whole', (rules) => {
  const own = treeOf(english, invented(rules)) ?? {}
  expect(roundTrip(english, { language: 'qaa', rules, own })).toEqual(invented(rules))
})

test('a half translated list keeps the places of its texts', () => {
  const own = { home: { points: [undefined, 'Biyu'] } }
  const texts = roundTrip(few, { language: 'ha', rules: 'ha', own })
  expect(treeOf(few, texts)).toEqual(own)
})

test('a language that has nothing yet gets every text of English, empty', () => {
  const written = exportPo(few, { language: 'yo', rules: 'yo', own: {} }, () => ['web/home/home.tsx'])
  expect(written).toContain('"Language: yo\\n"')
  expect(written).toContain('"Plural-Forms: nplurals=1; plural=0;\\n"')
  expect(written).toContain(`#: web/home/home.tsx
#. In this order: other
msgctxt "list.found"
msgid "1 report"
msgid_plural "{count} reports"
msgstr[0] ""`)
})

test.each([
  [
    'msgctxt "home.heading"\nmsgid "Home"\nmsgstr "Gida"',
    'line 4: home.heading: the catalogue has no such key',
  ],
  ['msgid "Home"\nmsgstr "Gida"', 'line 1: (no msgctxt): the catalogue has no such key'],
  [
    'msgctxt "home.title"\nmsgid "Kept until {day}"\nmsgstr "Har abada"',
    'line 4: home.title: the value {day} is lost',
  ],
  [
    'msgctxt "home.title"\nmsgid "Kept until {moment}"\nmsgstr "Har {day}"',
    'line 4: home.title: the English text has changed; export the file again',
  ],
  [
    'msgctxt "list.found"\nmsgid "1 report"\nmsgid_plural "{count} reports"\nmsgstr[0] "{count} rahoto"',
    'line 4: list.found: needs 2 plural forms (one, other), all of them',
  ],
  [
    'msgctxt "list.found"\nmsgid "1 report"\nmsgid_plural "{count} reports"\nmsgstr[0] "rahoto"\nmsgstr[1] "rahotanni"',
    'line 4: list.found: the value {count} is lost',
  ],
])('%j is refused, with its line and its key', (entry, fault) => {
  expect(importPo(few, `${header}${entry}\n`, () => 'ha')).toMatchObject({ faults: [fault] })
})

test('a text that its translator marked as fuzzy is not taken', () => {
  const entry = '#, fuzzy\nmsgctxt "home.title"\nmsgid "Kept until {day}"\nmsgstr "Har {day}"\n'
  expect(importPo(few, header + entry, () => 'ha')).toMatchObject({ faults: [], texts: new Map() })
})

test('what a file does not speak of is told from what it has no text for', () => {
  const entry = 'msgctxt "home.title"\nmsgid "Kept until {day}"\nmsgstr ""\n'
  expect(importPo(few, header + entry, () => 'ha').places).toEqual(new Set(['home.title']))
})

test('a file that names no language is refused', () => {
  expect(importPo(few, 'msgid ""\nmsgstr ""\n', () => 'ha').faults).toEqual([
    'line 1: the header Language has to name a language, such as ha',
  ])
})

test('every file of English has a path', async () => {
  const { readFile } = await import('node:fs/promises')
  const source = await readFile(new URL('../en/files.ts', import.meta.url), 'utf8')
  expect([...pathsOfFiles(source).keys()].toSorted()).toEqual(Object.keys(englishFiles).toSorted())
})

const header = 'msgid ""\nmsgstr "Language: ha\\n"\n\n'

function roundTrip(whole: object, translation: Translation): Map<string, Text> {
  const { language, texts, faults } = importPo(
    whole,
    exportPo(whole, translation, () => []),
    () => translation.rules,
  )
  expect(faults).toEqual([])
  expect(language).toBe(translation.language)
  return texts
}

/** Each text of English in brackets, with quotes, in all the forms of some rules. */
function invented(rules: string): Map<string, Text> {
  const bracketed = (text: string) => `«${text}» "\\" ọ̀`
  return new Map(
    [...textsIn(english)].map(([place, text]): [string, Text] => {
      if (!(typeof text === 'object' && isPluralForms(text))) return [place, bracketed(text)]
      const forms = formsInOrder(rules).map((form) => [form, bracketed(text.other)])
      return [place, { other: '', ...Object.fromEntries(forms) }]
    }),
  )
}
