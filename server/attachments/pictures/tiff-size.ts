import { largestOf, type PictureSize } from './largest-of.ts'

/** Of its largest page (TIFF 6.0, section 2). A list of pages that leads back to itself ends after so many. */
const mostPages = 1_000

export function tiffSize(file: Buffer): PictureSize | null {
  const read = numbersOf(file, file.toString('latin1', 0, 2) === 'II')
  const sizes: PictureSize[] = []
  let place = read(4, 4)
  while (place !== null && place !== 0 && sizes.length < mostPages) {
    const count = read(place, 2)
    if (count === null) break
    sizes.push(pageSize(read, place + 2, count))
    place = read(place + 2 + 12 * count, 4)
  }
  return largestOf(sizes)
}

type ReadNumber = (place: number, length: 2 | 4) => number | null

/** Null beyond the end of the file. */
function numbersOf(file: Buffer, isLittle: boolean): ReadNumber {
  return (place, length) => {
    if (place + length > file.length) return null
    return isLittle ? file.readUIntLE(place, length) : file.readUIntBE(place, length)
  }
}

const widthTag = 256
const heightTag = 257
const short = 3

function pageSize(read: ReadNumber, begin: number, count: number): PictureSize {
  const size = { width: 0, height: 0 }
  for (let entry = begin; entry < begin + 12 * count; entry += 12) {
    const tag = read(entry, 2)
    if (tag === null) break
    const value = read(entry + 8, read(entry + 2, 2) === short ? 2 : 4) ?? 0
    if (tag === widthTag) size.width = value
    else if (tag === heightTag) size.height = value
  }
  return size
}
