import { expect, test } from 'vitest'
import { smallPictures } from '../../vectors/small-pictures.ts'
import { workFor } from '../../vectors/work-for.ts'
import { asLetters, b16, b32, joinAll } from '../bytes.ts'
import { cleanHeif } from './clean-heif.ts'
import { type Heif, readHeif } from './heif-items.ts'
import { boxNamed, isoBox, readBoxes } from './iso-boxes.ts'
import { writeHeifMeta } from './write-heif.ts'

const read = (bytes: Uint8Array): Heif => {
  const meta = boxNamed(readBoxes(bytes, true), 'meta')
  if (!meta) throw new Error('no meta')
  return readHeif(bytes, meta)
}

/** A picture of nine tiles that all have the same points, and lie in the file once. */
function nineTiles(): Uint8Array {
  const heif = read(smallPictures.avif)
  const tile = heif.items.get(heif.primary)
  if (!tile) throw new Error('no picture')
  const data = heif.dataOf(tile)
  const tiles = Array.from({ length: 9 }, (_, index) => index + 2)
  const grid = joinAll([Uint8Array.of(0, 0, 2, 2), b16(72), b16(48)])
  const size = { name: 'ispe', body: joinAll([b32(0), b32(72), b32(48)]) }
  const links = heif.links.get(heif.primary) ?? []
  const ftyp = isoBox('ftyp', asLetters('avif'), b32(0), asLetters('avif'), asLetters('mif1'))
  const meta = writeHeifMeta(
    {
      primary: 1,
      items: [
        { id: 1, type: 'grid', flags: 0, data: grid },
        ...tiles.map((id) => ({ id, type: 'av01', flags: 1, data })),
      ],
      references: [{ type: 'dimg', from: 1, to: tiles }],
      properties: [...heif.properties, size],
      links: new Map([
        [1, [{ index: heif.properties.length + 1, isEssential: false }]],
        ...tiles.map((id) => [id, links] as const),
      ]),
    },
    ftyp.length,
  )
  return joinAll([ftyp, meta, isoBox('mdat', grid, data)])
}

test('tiles that share their data share it afterwards', async () => {
  const before = nineTiles()
  const clean = await cleanHeif(before, workFor().work)
  expect(clean.length).toBeLessThanOrEqual(before.length)
  const [one, other] = [read(before), read(clean)]
  expect(other.items.size).toBe(10)
  for (const [id, item] of other.items) {
    const was = one.items.get(id)
    expect(other.dataOf(item)).toEqual(was && one.dataOf(was))
  }
  expect(await cleanHeif(clean, workFor().work)).toEqual(clean)
})
