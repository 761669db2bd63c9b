import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededChance } from '../vectors/seeded-chance.ts'
import { readCorpora, textsOf } from './corpora.ts'
import { trainCrf } from './crf.ts'
import { localWordsFrom } from './local-words.ts'
import { makeSentences } from './make-sentences.ts'
import { nameForm } from './name-form.ts'
import { packModel } from './pack-model.ts'
import { type Example, exampleOf } from './read-sentences.ts'
import { renamed } from './renamed.ts'
import { worldNamesFrom } from './world-names.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'corpora-'))
  for (const name of ['hausa-voa', 'yoruba-gv', 'wikigold', 'wnut17', 'broad-twitter'])
    writeFileSync(join(folder, `${name}.jsonl.gz`), gzipSync(corpus(name)))
  writeFileSync(join(folder, 'nigerian-names.json'), JSON.stringify(['zarmakoyi', 'kurfinjo']))
  writeFileSync(
    join(folder, 'ordinary-words.json'),
    JSON.stringify(['elsewhere', 'everywhere', wordOf('wikigold', 390), wordOf('wikigold', 3), 'kambadiri']),
  )
})

afterAll(() => rmSync(folder, { recursive: true }))

/** 400 lines; one of them twice, and each with a word of its own. */
function corpus(name: string): string {
  return Array.from({ length: 400 }, (_, place) => {
    const text = place === 5 ? line(name, 395) : line(name, place)
    return JSON.stringify({ text, spans: [[0, 9, 'PERSON']] })
  }).join('\n')
}

function line(name: string, place: number): string {
  return `Kambadiri wrote everywhere ${wordOf(name, place)}`
}

function wordOf(name: string, place: number): string {
  return `${name.replaceAll(/[^a-z]/g, '')}${String(place).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
}

function shared(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): string[] {
  return [...one].filter((text) => other.has(text))
}

test('no line is in two parts, and a line that comes back is only in the last', () => {
  for (const { documents } of readCorpora(folder)) {
    const [train, development, test] = [documents.train, documents.development, documents.test].map(textsOf)
    expect(train?.size).toBeGreaterThan(200)
    expect(development?.size).toBeGreaterThan(30)
    expect(test?.size).toBeGreaterThan(30)
    expect(shared(train, test)).toEqual([])
    expect(shared(train, development)).toEqual([])
    expect(shared(development, test)).toEqual([])
  }
  const wikigold = readCorpora(folder).find(({ name }) => name === 'wikigold')
  expect(textsOf(wikigold?.documents.train ?? []).has(line('wikigold', 395))).toBe(false)
  expect(textsOf(wikigold?.documents.test ?? []).has(line('wikigold', 395))).toBe(true)
})

test('a word that only a text kept back has is no listed word, nor is a name', () => {
  const words = localWordsFrom(folder)
  expect(words).toEqual(expect.arrayContaining(['elsewhere', 'everywhere', wordOf('wikigold', 3)]))
  expect(words).not.toContain(wordOf('wikigold', 390))
  expect(words).not.toContain('kambadiri')
})

test('the same data and seed give the same bytes', { timeout: 60_000 }, () => {
  const train = (seed: number) => {
    const chance = seededChance(seed)
    const amounts = { filled: 60, local: 15, news: 5, rows: 5, times: {}, own: 0 }
    const examples = makeSentences(folder, amounts, chance)
      .slice(0, 100)
      .map(({ sentence, language }) => exampleOf(sentence, language, chance))
      .filter((one): one is Example => one !== undefined)
    const settings = { epochs: 1, rate: 0.12, decay: 1e-5, dropout: 0.15, averaged: 1 }
    const weights = trainCrf(nameForm, examples, settings, chance, () => undefined)
    return packModel(nameForm, weights, { scale: 0.1, smallest: 0.08 })
  }
  const [once, again, other] = [train(1), train(1), train(2)]
  expect(once.kept).toBeGreaterThan(100)
  expect(again).toEqual(once)
  expect(other.text).not.toBe(once.text)
})

test('the weights are the average of those at the ends of the last epochs, where one sentence is learned', () => {
  const sentence = { text: 'Ngozi Eze paid.', spans: [[0, 9, 'PERSON'] as [number, number, 'PERSON']] }
  const example = exampleOf(sentence, 1, seededChance(1))
  const train = (epochs: number, averaged: number) =>
    trainCrf(
      nameForm,
      example ? [example] : [],
      { epochs, rate: 0.12, decay: 1e-5, dropout: 0.15, averaged },
      seededChance(2),
      () => undefined,
    )
  const [second, third, both] = [train(2, 0), train(3, 0), train(3, 2)]
  for (const name of ['table', 'transitions'] as const) {
    expect(third[name]).not.toEqual(second[name])
    expect(both[name]).toEqual(third[name].map((weight, at) => (weight + (second[name][at] ?? 0)) / 2))
  }
})

test('names of the world are those of the parts that are learned', () => {
  const sentence = (text: string, end: number) => ({
    text,
    spans: [[0, end, 'PERSON']] as [number, number, 'PERSON'][],
  })
  const documents = {
    train: [[sentence('Luis Reyes came.', 10)]],
    development: [],
    test: [[sentence('Ana Pires left.', 9)]],
  }
  expect(worldNamesFrom([{ name: 'one', language: 'yo', documents }])).toEqual({
    given: ['Luis'],
    family: ['Reyes'],
    places: [],
  })
})

test('a renamed sentence keeps its words and marks the new names', () => {
  const names = {
    full: () => 'Zarma Kurfi',
    given: () => 'Zarma',
    family: () => 'Kurfi',
    place: () => '',
    state: () => '',
  }
  const sentence = {
    text: 'Ada Obi asked Udo in Jos.',
    spans: [
      [14, 17, 'PERSON'],
      [0, 7, 'PERSON'],
      [21, 24, 'LOCATION'],
    ] as [number, number, 'PERSON' | 'LOCATION'][],
  }
  const { text, spans } = renamed(sentence, names, seededChance(1), new Set(['PERSON']))
  expect(text).toMatch(/^Zarma Kurfi asked (?:Zarma|Kurfi) in Jos\.$/)
  expect(spans.map(([start, end, type]) => `${type} ${text.slice(start, end)}`)).toEqual([
    'PERSON Zarma Kurfi',
    expect.stringMatching(/^PERSON (?:Zarma|Kurfi)$/),
    'LOCATION Jos',
  ])
})

test('a new name has the letters of the old one, and a title within it stays', () => {
  const names = {
    full: () => 'Zarma Kurfi',
    given: () => 'Zarma',
    family: () => 'Kurfi',
    place: () => '',
    state: () => '',
  }
  const rename = (text: string, start: number, end: number) =>
    renamed({ text, spans: [[start, end, 'PERSON']] }, names, seededChance(3), new Set(['PERSON'])).text
  expect(rename('ask ada obi', 4, 11)).toBe('ask zarma kurfi')
  expect(rename('ASK ADANNA', 4, 10)).toMatch(/^ASK (?:ZARMA|KURFI)$/)
  expect(rename('ask Mama Adanna', 4, 15)).toMatch(/^ask (?:Mama Zarma|Zarma Kurfi)$/)
})
