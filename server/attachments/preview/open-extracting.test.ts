import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jpegPixels, whiteJpeg, whiteWebp } from '#tests/support/documents/preview-files.ts'
import { writtenGif } from '#tests/support/documents/written-gif.ts'
import { writtenPng } from '#tests/support/documents/written-png.ts'
import { extractKinds, openExtracting } from './open-extracting.ts'

const root = join(import.meta.dirname, '../../..')
const extracting = openExtracting()

test('a strip is black from edge to edge, and what is beside it stays', async () => {
  const strips = [{ from: 25, to: 50 }]
  const made = await extracting({ kind: 'jpeg', page: 1, strips, mark: '' }, await whiteJpeg())
  const { data, width, height } = await jpegPixels(made?.bytes)
  const toneAt = (share: number) =>
    Array.from(
      { length: width },
      (_, column) => data[(Math.floor(height * share) * width + column) * 4] ?? -1,
    )
  for (const share of [0.26, 0.37, 0.48]) expect(Math.max(...toneAt(share))).toBeLessThan(16)
  for (const share of [0.1, 0.7, 0.95]) expect(Math.min(...toneAt(share))).toBeGreaterThan(240)
})

test.each(['png', 'gif', 'webp'] as const)(
  'a %s is covered like a page of paper, and goes as a JPEG',
  async (kind) => {
    const [width, height] = [320, 400]
    const points = new Uint8Array(width * height).fill(0xff)
    const samples = Array.from(points, (tone) => [tone])
    const files = {
      gif: () => writtenGif({ width, height, points }),
      png: () => writtenPng({ width, height, depth: 8, colour: 0, samples, isInterlaced: true }),
      webp: () => whiteWebp(width, height),
    }
    const file = await files[kind]()
    const strips = [{ from: 0, to: 50 }]
    const made = await extracting({ kind, page: 1, strips, mark: '' }, Buffer.from(file))
    expect(made).toMatchObject({ page: 1, pages: 1 })
    expect(made?.bytes.subarray(0, 2).toString('hex')).toBe('ffd8')
    const { data } = await jpegPixels(made?.bytes)
    const middle = data.length / 2
    expect(data.slice(0, middle - width * 32).every((tone, at) => at % 4 === 3 || tone < 16)).toBe(true)
    expect(data.slice(middle + width * 32).every((tone) => tone > 240)).toBe(true)
  },
)

test('the mark is in the pixels, and another mark makes another picture', async () => {
  const ask = async (mark: string) =>
    (await extracting({ kind: 'jpeg', page: 1, strips: [], mark }, await whiteJpeg()))?.bytes
  const [none, first, second] = [await ask(''), await ask('A-0001'), await ask('A-0002')]
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false)
  const { data } = await jpegPixels(first)
  const { data: plain } = await jpegPixels(none)
  const isMarked = (picture: Uint8Array) => picture.some((tone, at) => at % 4 === 1 && tone < 200)
  expect([isMarked(plain), isMarked(data)]).toEqual([false, true])
})

test('a page of a PDF is pixels under its strips, and beyond the last page the last is shown', async () => {
  const pdf = await readFile(join(root, 'packages/anonymity/pdf/petition.pdf'))
  const strips = [{ from: 0, to: 100 }]
  const made = await extracting({ kind: 'pdf', page: 9_000, strips, mark: '' }, pdf)
  expect(made?.page).toBe(made?.pages)
  expect(made?.bytes.includes('%PDF')).toBe(false)
  const { data } = await jpegPixels(made?.bytes)
  expect(data.every((tone, at) => at % 4 === 3 || tone < 16)).toBe(true)
  const open = await extracting({ kind: 'pdf', page: 1, strips: [], mark: '' }, pdf)
  const shown = await jpegPixels(open?.bytes)
  expect(shown.data.some((tone, at) => at % 4 === 0 && tone > 240)).toBe(true)
  expect(shown.data.some((tone, at) => at % 4 === 0 && tone < 100)).toBe(true)
})

test('a file that cannot be read has no page', async () => {
  for (const kind of extractKinds)
    expect(
      await extracting({ kind, page: 1, strips: [], mark: '' }, Buffer.from('not this at all')),
    ).toBeNull()
})
