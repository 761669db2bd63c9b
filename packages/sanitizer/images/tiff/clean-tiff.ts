import type { Cleaner, Work } from '../../contract.ts'
import { refuse } from '../../refusals.ts'
import { areSameBytes } from '../../same-bytes.ts'
import { replaceProfile } from '../colours/colour-profile.ts'
import { sizeInWords } from '../in-words.ts'
import { reportDirectories } from '../metadata/report-exif.ts'
import { reportIptc, reportPhotoshop } from '../metadata/report-photoshop.ts'
import { reportXmp } from '../metadata/report-xmp.ts'
import { ExifBytes } from './read-directories.ts'
import { paletteInUse } from './tiff-colours.ts'
import { numbersOf, readTiff, type TiffFile, type TiffPage } from './tiff-pages.ts'
import { cleanTiffParts } from './tiff-parts.ts'
import { drawingTags, onlyFor, tag } from './tiff-tags.ts'
import { type PageToWrite, writeTiff } from './write-tiff.ts'

/** TIFF, old and big, of either byte order: its pages with the tags that draw them, written again. */
export const cleanTiff: Cleaner = async (bytes, work) => {
  const file = readTiff(bytes)
  if (file.pages.some((page) => page.has(tag.rawVersion))) refuse('unsupported')
  const isPreview = (page: TiffPage) => ((numbersOf(file, page.get(tag.kind))[0] ?? 0) & 1) === 1
  const pages = file.pages.some((page) => !isPreview(page))
    ? file.pages.filter((page) => !isPreview(page))
    : file.pages.slice(0, 1)
  if (pages.length === 0) refuse('broken')
  if (pages.length < file.pages.length) {
    work.findings.removed({ sort: 'embedded', text: 'A small preview picture of the original, removed' })
  }
  reportMain(file, work)
  const written: PageToWrite[] = []
  for (const page of pages) {
    reportPage(page, work)
    written.push(await cleanPage(file, page, work))
  }
  const result = writeTiff(written, file.isLittle)
  const lost = bytes.length - result.length
  if (lost > 0 && !areSameBytes(bytes, result)) {
    const text = `${sizeInWords(lost)} that are no part of the pages, removed`
    work.findings.removed({ sort: 'structure', text })
  }
  return result
}

const paletteColours = 3

async function cleanPage(file: TiffFile, page: TiffPage, work: Work): Promise<PageToWrite> {
  const entries: PageToWrite['entries'] = new Map()
  const colours = numbersOf(file, page.get(tag.photometric), 1)[0] ?? 0
  for (const [key, entry] of page) {
    const most = onlyFor[key]?.includes(colours) === false ? 0 : (drawingTags[key] ?? 0)
    const isNumber = entry.type !== 2 && entry.type !== 7 && entry.type <= 12
    if (most > 0 && isNumber) {
      const count = Math.min(entry.count, most)
      const value = entry.value.subarray(0, (entry.value.length / entry.count) * count)
      entries.set(key, { type: entry.type, count, value })
    }
  }
  const profile = page.get(tag.profile)
  const canonical = profile ? replaceProfile(profile.value, work.findings) : null
  if (canonical) entries.set(tag.profile, { type: 7, count: canonical.length, value: canonical })
  const parts = await cleanTiffParts(file, page, work)
  const palette = colours === paletteColours ? paletteInUse(file, page, parts) : null
  if (palette) entries.set(tag.palette, { type: 3, count: palette.length / 2, value: palette })
  return { entries, ...parts }
}

function reportMain(file: TiffFile, { findings }: Work): void {
  const exif = new ExifBytes(file.bytes)
  // The big kind has other offsets, which this reader does not know; its texts go as unknown tags.
  if (file.short(2) === 42) reportDirectories(exif, exif.directory(file.long(4)), findings)
}

const silent = new Set<number>(Object.values(tag).filter((key) => key !== tag.subPages))
const toldAsExif = new Set([
  269, 270, 271, 272, 305, 306, 315, 316, 33432, 34665, 34853, 40091, 40092, 40093, 40094, 40095, 50781,
])

function reportPage(page: TiffPage, { findings }: Work): void {
  const value = (key: number) => page.get(key)?.value
  const xmp = value(tag.xmp)
  if (xmp) reportXmp(xmp, findings)
  const photoshop = value(tag.photoshop)
  if (photoshop) reportPhotoshop(photoshop, findings)
  const iptc = value(tag.iptc)
  if (iptc) reportIptc(iptc, findings)
  if (page.has(tag.subPages)) {
    findings.removed({ sort: 'embedded', text: 'Further pictures that hang on the page, removed' })
  }
  const others = [...page.keys()].filter(
    (key) => !silent.has(key) && !toldAsExif.has(key) && !(key in drawingTags) && key !== tag.subPages,
  )
  if (others.length > 0) {
    const text = `${others.length} ${others.length === 1 ? 'entry' : 'entries'} of some program or scanner, removed`
    findings.removed({ sort: 'structure', text })
  }
}
