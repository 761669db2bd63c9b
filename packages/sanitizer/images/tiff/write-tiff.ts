import { b16, b32, joinAll, l16, l32 } from '../bytes.ts'
import type { TiffEntry } from './tiff-pages.ts'
import type { TiffParts } from './tiff-parts.ts'
import { tag } from './tiff-tags.ts'

export type PageToWrite = { entries: Map<number, TiffEntry> } & TiffParts

/** Writes a TIFF of the old kind: for each page its parts, then its values, then its directory. */
export function writeTiff(pages: readonly PageToWrite[], isLittle: boolean): Uint8Array {
  const short = isLittle ? l16 : b16
  const long = isLittle ? l32 : b32
  const written: Uint8Array[] = []
  let end = 8
  const write = (bytes: Uint8Array) => {
    const at = end
    written.push(bytes)
    end += bytes.length
    if (end % 2 === 1) {
      written.push(new Uint8Array(1))
      end += 1
    }
    return at
  }
  const links: { at: number; piece: Uint8Array }[] = []
  for (const page of pages) {
    const places = new Map<Uint8Array, number>()
    const offsets = page.parts.map((bytes) => {
      const at = bytes.length === 0 ? 0 : (places.get(bytes) ?? write(bytes))
      places.set(bytes, at)
      return long(at)
    })
    const lengths = page.parts.map(({ length }) => long(length))
    const entries = new Map(page.entries)
    const add = (key: number, type: number, values: Uint8Array[]) =>
      entries.set(key, { type, count: values.length, value: joinAll(values) })
    add(tag.packing, 3, [short(page.packing)])
    add(page.isTiled ? tag.tileOffsets : tag.stripOffsets, 4, offsets)
    add(page.isTiled ? tag.tileLengths : tag.stripLengths, 4, lengths)
    if (page.jpegTables) {
      entries.set(tag.jpegTables, { type: 7, count: page.jpegTables.length, value: page.jpegTables })
    }
    const rows = [...entries]
      .sort(([one], [other]) => one - other)
      .map(([key, { type, count, value }]) => {
        const inline = new Uint8Array(4)
        if (value.length <= 4) inline.set(value)
        else inline.set(long(write(value)))
        return joinAll([short(key), short(type), long(count), inline])
      })
    const link = new Uint8Array(4)
    const at = write(joinAll([short(rows.length), ...rows]))
    // The directory has an even length, so the link to the next one is right behind it.
    written.push(link)
    end += 4
    links.push({ at, piece: link })
  }
  for (const [index, { piece }] of links.entries()) {
    const next = links[index + 1]
    if (next) piece.set(long(next.at))
  }
  const order = isLittle ? 0x49 : 0x4d
  return joinAll([Uint8Array.of(order, order), short(42), long(links[0]?.at ?? 0), ...written])
}
