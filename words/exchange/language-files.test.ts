import { expect, test } from 'vitest'
import type { Text } from '../texts-in.ts'
import { languageFiles } from './language-files.ts'

const englishFiles = {
  home: { home: { title: 'Kept until {day}', steps: ['One', 'Two', 'Three'] } },
  list: { list: { found: { one: '1 report', other: '{count} reports' }, empty: 'None yet' } },
  toasts: { toasts: { saved: { title: 'Saved', text: 'It counts' }, gone: { title: 'Gone' } } },
}
const paths = new Map([
  ['home', 'home.ts'],
  ['list', 'lists/list.ts'],
  ['toasts', 'toasts.ts'],
])

const sources = new Map([
  [
    'files.ts',
    `import type { Draft } from '../words.ts'
import { home } from './home.ts'
import { toasts } from './toasts.ts'

export const haFiles = {
  toasts,
  home,
} as const satisfies Draft
`,
  ],
  [
    'home.ts',
    `export const home = {
  home: {
    steps: [...(['Daya'] as const), ...(['Biyu', 'Uku'] as const)],
    // Read by everyone.
    title: 'Har {day}',
  },
} as const satisfies DraftOf<'home'>
`,
  ],
  [
    'toasts.ts',
    `import { savedToasts } from './saved-toasts.ts'

export const toasts = {
  toasts: { ...savedToasts, gone: { title: 'Ya tafi' } },
} as const
`,
  ],
  ['saved-toasts.ts', `export const savedToasts = { saved: { title: 'An ajiye' } }\n`],
])

const before = new Map<string, Text>([
  ['home.title', 'Har {day}'],
  ['home.steps.0', 'Daya'],
  ['home.steps.1', 'Biyu'],
  ['home.steps.2', 'Uku'],
  ['toasts.saved.title', 'An ajiye'],
  ['toasts.gone.title', 'Ya tafi'],
])

test('a language without a change has no file to write', () => {
  expect(written({})).toEqual({})
})

test('one other text changes nothing else in its file, nor any other file', () => {
  expect(written({ 'home.title': 'Zuwa {day}' })).toEqual({
    'home.ts': sources.get('home.ts')?.replace("'Har {day}'", '"Zuwa {day}"'),
  })
})

test('a text in a list of several pieces is changed in its piece', () => {
  expect(written({ 'home.steps.1': 'Na biyu' })).toEqual({
    'home.ts': sources.get('home.ts')?.replace("'Biyu'", '"Na biyu"'),
  })
})

test('a text that is spread from another file is changed there, and a new one comes behind its neighbour', () => {
  expect(written({ 'toasts.saved.title': 'Ajiyayye', 'toasts.saved.text': 'Yana aiki' })).toEqual({
    'saved-toasts.ts': `export const savedToasts = { saved: { title: "Ajiyayye",\n"text": "Yana aiki" } }\n`,
  })
})

test('a text that goes takes its comma along, and what is left empty goes too', () => {
  expect(written({ 'toasts.saved.title': undefined })).toEqual({
    'saved-toasts.ts': 'export const savedToasts = {  }\n',
  })
})

test('a first text of a file brings the file, and its line among the others', () => {
  expect(written({ 'list.found': { one: 'rahoto', other: '{count} rahotanni' } })).toEqual({
    'lists/list.ts': `import type { DraftOf } from '../../words.ts'

export const list = { "list": { "found": { "one": "rahoto", "other": "{count} rahotanni" } } } as const satisfies DraftOf<'list'>
`,
    'files.ts': sources
      .get('files.ts')
      ?.replace("'./toasts.ts'\n", "'./toasts.ts'\nimport { list } from './lists/list.ts'\n")
      .replace('  home,\n', '  home,\n  list,\n'),
  })
})

test('a file whose last text goes goes too', () => {
  const gone = { 'toasts.saved.title': undefined, 'toasts.gone.title': undefined }
  expect(written(gone)).toMatchObject({
    'toasts.ts': null,
    'files.ts': expect.not.stringContaining('toasts'),
  })
})

test('a new language gets its files and their list', () => {
  const files = languageFiles(englishFiles, paths, {
    ...{ language: 'yo', before: new Map(), sources: new Map() },
    after: new Map([['home.title', 'Titi di {day}']]),
  })
  expect(files.map(({ path }) => path)).toEqual(['home.ts', 'files.ts'])
  expect(files[1]?.text).toBe(`import type { Draft } from '../words.ts'
import { home } from './home.ts'

export const yoFiles = {
  home,
} as const satisfies Draft
`)
})

function written(changes: Record<string, Text | undefined>): Record<string, string | null> {
  const after = new Map<string, Text>()
  for (const [place, text] of Object.entries({ ...Object.fromEntries(before), ...changes }))
    if (text !== undefined) after.set(place, text)
  const files = languageFiles(englishFiles, paths, { language: 'ha', before, after, sources })
  return Object.fromEntries(files.map(({ path, text }) => [path, text]))
}
