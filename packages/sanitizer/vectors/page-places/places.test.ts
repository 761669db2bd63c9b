import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { allPlaces } from './all-places.ts'
import { openJudge } from './pdfium-judge.ts'
import { tryPlace } from './try-place.ts'

const places = allPlaces()

/** What we know of and do not do yet. A place that is done comes off the list. */
const stillLeft: string[] = []

/** Notes without a drawing of their own are drawn by us, and each program draws them in its own way. */
const drawnByEach =
  /^PDF: (?:words under a (?:note|stamp|mark|field|black mark)|words (?:of a letter|in a note)|in a note without|in what a field|a picture under a note)|nearly white/

test('there are enough places, and each has a name of its own', () => {
  expect(places.length).toBeGreaterThan(250)
  expect(new Set(places.map(({ name }) => name)).size).toBe(places.length)
})

test('what no reader sees goes or is told at every place', async () => {
  const silent: string[] = []
  for (const place of places) if ((await tryPlace(place)).fate === 'silent') silent.push(place.name)
  expect(silent.sort()).toEqual([...stillLeft].sort())
})

test('PDFium draws the same pages as before, and reads the words that are seen', async () => {
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
  const judge = await openJudge(new Uint8Array(await readFile(wasm)))
  for (const place of places.filter(({ name }) => name.startsWith('PDF'))) {
    const { fate, bytes } = await tryPlace(place)
    if (fate === 'refused') continue
    const [before, after] = [judge(place.bytes), judge(bytes)]
    if (!drawnByEach.test(place.name))
      expect(
        after.pixels.every((page, at) => Buffer.compare(page, before.pixels[at] ?? page) === 0),
        place.name,
      ).toBe(true)
    if (fate === 'gone') expect(after.text, place.name).not.toContain(place.markers[0])
    if (before.text.includes('Seen words') && !place.name.includes('turned box'))
      expect(after.text, place.name).toContain('Seen words')
  }
})
