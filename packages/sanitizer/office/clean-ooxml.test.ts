import { expect, test } from 'vitest'
import type { SanitizeOptions } from '../contract.ts'
import { findMarkers } from '../vectors/find-markers.ts'
import { packageOf } from '../vectors/office-package.ts'
import { sheetSample } from '../vectors/sheet-sample.ts'
import { slideSample } from '../vectors/slide-sample.ts'
import { tryMutations } from '../vectors/try-mutations.ts'
import { wordSample } from '../vectors/word-sample.ts'
import { blankPicture } from './blank-picture.ts'
import { cleanOoxml } from './clean-ooxml.ts'
import { tellOfficeKind } from './tell-office-kind.ts'
import { cleanAlone, partsOf } from './vectors/try-cleaning.ts'

const samples = {
  word: { ...wordSample(blankPicture), hidden: [] as string[] },
  sheet: sheetSample(),
  slide: slideSample(blankPicture),
}
const kinds = { word: 'docx', sheet: 'xlsx', slide: 'pptx' } as const

function clean(bytes: Uint8Array, hidden?: SanitizeOptions['hidden']) {
  return cleanAlone(cleanOoxml, bytes, hidden)
}

test.for(['word', 'sheet', 'slide'] as const)('no marker is left in a %s file', async (name) => {
  const { bytes, markers, hidden } = samples[name]
  expect(findMarkers(bytes, markers)).toHaveLength(markers.length)
  const result = (await clean(bytes)).bytes
  expect(findMarkers(result, [...markers, ...hidden])).toEqual([])
  expect(tellOfficeKind(result)).toBe(kinds[name])
})

test.for(['word', 'sheet', 'slide'] as const)('cleaning a %s file twice changes nothing', async (name) => {
  const first = (await clean(samples[name].bytes)).bytes
  expect(partsOf((await clean(first)).bytes)).toEqual(partsOf(first))
  expect((await clean(first)).bytes).toEqual(first)
  expect((await clean(samples[name].bytes)).bytes).toEqual(first)
})

test('a letter keeps its words, in their order', async () => {
  const text = (partsOf((await clean(samples.word.bytes)).bytes).get('word/document.xml') ?? '')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]*>/g, '')
  expect(text.split('\n').filter((line) => line.trim() !== '')).toEqual(
    [
      '\nVisible one.',
      'Visible inserted.Visible moved.',
      'Visible first half, second half.',
      'Visible after hidden.',
      'Visible author field.Visible file field. PAGE 1Visible property field.',
      'Visible dead link.Visible web link.Visible file link.',
      'Visible control.',
      'Visible before the table.',
      'Visible cell.',
      'Visible end.',
    ].map((line) => line.trim()),
  )
})

test('what a workbook and slides hide is told, and stays when it is to', async () => {
  for (const name of ['sheet', 'slide'] as const) {
    const { bytes, hidden, markers } = samples[name]
    const { told, bytes: kept } = await clean(bytes, 'keep')
    const words = told.hidden.map(({ text }) => text).join(' ')
    expect(hidden.filter((marker) => !words.includes(marker))).toEqual([])
    expect(findMarkers(kept, hidden)).toEqual(hidden)
    expect(findMarkers(kept, markers)).toEqual([])
  }
})

test('what was found is told in words, with the names of people', async () => {
  const { told } = await clean(samples.word.bytes)
  const lines = told.found.map(({ text }) => text)
  expect(lines).toContainEqual(expect.stringMatching(/^Author ".*", removed\.$/))
  expect(lines).toContainEqual(expect.stringMatching(/^1 tracked change by ".*", accepted/))
  expect(lines).toContain('Macros, removed.')
  expect(told.kept.map(({ text }) => text)).toContain(
    'A link to "https://example.com/" stays: readers can follow it.',
  )
})

test('a formula that leans on a hidden sheet becomes its value, and others stay', async () => {
  const sheet = partsOf((await clean(samples.sheet.bytes)).bytes).get('xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<c r="B1"><v>41</v></c>')
  expect(sheet).toContain('<f>SUM(B1:B2)</f>')
})

test('entities of its own, which make a small file huge, are refused', async () => {
  const bomb = packageOf({
    '_rels/.rels':
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">&b;</Relationships>',
  })
  await expect(clean(bomb)).rejects.toThrow(expect.objectContaining({ code: 'broken' }))
})

test.for(['word', 'sheet', 'slide'] as const)(
  'damaged %s files end clean or refused, and leak nothing',
  async (name) => {
    const { bytes, markers, hidden } = samples[name]
    const { harms, refused } = await tryMutations({
      sample: bytes,
      markers: [...markers, ...hidden],
      clean: async (damaged) => (await clean(damaged)).bytes,
      rounds: 60,
      seed: 3_000,
      now: () => performance.now(),
    })
    expect(harms).toEqual([])
    expect(refused).toBeGreaterThan(0)
  },
)
