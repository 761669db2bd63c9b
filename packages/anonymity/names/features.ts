import type { Reading } from '../reading.ts'
import type { Tokens } from '../tokens.ts'
import type { LanguageNumber } from './languages.ts'
import { bits } from './lexicon.ts'
import { doubled, edge, type Look, type Looks } from './looks.ts'
import { firstWithManners, mannersOf } from './manners.ts'

/** How many numbers stand for one token; each is a place in the table of weights. */
export const featureCount = 41

/** The table has 2 to this power places. */
export const tableBits = 19

/** How a sentence is written as a whole: 0 as usual, 1 without capitals, 2 in capitals. */
export function modeOf(shapes: ArrayLike<number>): number {
  let small = 0
  let capital = 0
  let all = 0
  for (let index = 0; index < shapes.length; index += 1) {
    const shape = shapes[index]
    if (shape === 1) small += 1
    else if (shape === 2 || shape === 5 || shape === 4 || shape === doubled) capital += 1
    else if (shape === 3) all += 1
  }
  if (capital + all === 0) return 1
  return all >= 3 && all > small + capital ? 2 : 0
}

/** Writes the places in the table for the tokens from `from` up to `to`, `featureCount` a token. Gives the mode of the sentence. */
export function writeFeatures(
  page: { reading: Reading; tokens: Tokens },
  from: number,
  to: number,
  looks: Looks,
  language: LanguageNumber,
  out: Int32Array,
): number {
  const seen: Look[] = []
  for (let index = from; index < to; index += 1) seen.push(looks.of(page.reading.plain, page.tokens, index))
  const mode = modeOf(seen.map(({ shape }) => shape))
  const manners = mannersOf(page, from, to, language)
  for (let index = 0; index < seen.length; index += 1) {
    const at = {
      before2: seen[index - 2] ?? edge,
      before: seen[index - 1] ?? edge,
      here: seen[index] ?? edge,
      after: seen[index + 1] ?? edge,
      after2: seen[index + 2] ?? edge,
    }
    writeToken(at, mode, language, out, index * featureCount)
    writeManners(manners, index, { shape: at.here.shape, bits: at.here.bits, language }, out)
  }
  return mode
}

function writeManners(
  manners: Uint8Array,
  index: number,
  { shape, bits: known, language }: { shape: number; bits: number; language: LanguageNumber },
  out: Int32Array,
): void {
  const here = manners[index] ?? 0
  const base = index * featureCount + 38
  if (language < firstWithManners) {
    // English and Pidgin have no manners: three times the same place, which tells nothing.
    out.fill(place(39, 0, 0), base, base + 3)
    return
  }
  const around = (manners[index - 1] ?? 0) * 8 + (manners[index + 1] ?? 0)
  out[base] = place(39, here * 64 + shape, language)
  out[base + 1] = place(40, here, known)
  out[base + 2] = place(41, around * 8 + here, shape)
}

type Window = { before2: Look; before: Look; here: Look; after: Look; after2: Look }

const nameBits = bits.nigerianName | bits.givenName | bits.familyName

function writeToken(
  { before2, before, here, after, after2 }: Window,
  mode: number,
  language: LanguageNumber,
  out: Int32Array,
  base: number,
): void {
  const shape = mode === 0 ? here.shape : here.shape >= 6 ? here.shape : 40 + mode
  const shapeBefore = mode === 0 ? before.shape : before.shape >= 6 ? before.shape : 40 + mode
  const shapeAfter = mode === 0 ? after.shape : after.shape >= 6 ? after.shape : 40 + mode
  const start = before === edge ? 1 : 0
  out[base] = place(1, mode, 0)
  const own = placesOf(here)
  out[base + 1] = own[0] ?? 0
  out[base + 2] = placesOf(before)[1] ?? 0
  out[base + 3] = placesOf(after)[2] ?? 0
  out[base + 4] = placesOf(before2)[3] ?? 0
  out[base + 5] = placesOf(after2)[4] ?? 0
  out[base + 6] = place(7, before.word, here.word)
  out[base + 7] = place(8, here.word, after.word)
  for (let at = 5; at < 12; at += 1) out[base + 3 + at] = own[at] ?? 0
  out[base + 15] = place(16, shape, start)
  out[base + 16] = place(17, shape, shapeBefore)
  out[base + 17] = place(18, shape, shapeAfter)
  out[base + 18] = place(19, shape, shapeBefore * 64 + shapeAfter)
  out[base + 19] = place(20, here.bits, shape)
  out[base + 20] = place(21, before.bits, here.bits)
  out[base + 21] = place(22, here.bits, after.bits)
  out[base + 22] = place(23, before.bits, shapeBefore)
  out[base + 23] = place(24, after.bits, shapeAfter)
  out[base + 24] = place(25, before.word, shape)
  out[base + 25] = place(26, after.word, shape)
  out[base + 26] = place(27, before.suffix3, shape)
  out[base + 27] = place(28, after.suffix3, shape)
  out[base + 28] = place(29, before.word, here.bits)
  out[base + 29] = place(30, after.word, here.bits & nameBits ? 1 : 0)
  out[base + 30] = place(31, before2.word, before.word)
  out[base + 31] = place(32, before.bits & nameBits, shape * 64 + shapeBefore)
  out[base + 32] = own[12] ?? 0
  out[base + 33] = place(34, here.bits, start * 64 + mode)
  out[base + 34] = place(35, shape, language)
  out[base + 35] = place(36, here.bits, language * 8 + mode)
  out[base + 36] = place(37, here.suffix3, language)
  out[base + 37] = place(38, shape * 64 + shapeBefore, language * 2 + start)
}

/** What depends on one spelling alone: as the word, in front, behind, two in front, two behind, its parts, and two parts together. */
function placesOf(look: Look): Int32Array {
  look.places ??= Int32Array.of(
    place(2, look.word, 0),
    place(3, look.word, 0),
    place(4, look.word, 0),
    place(5, look.word, 0),
    place(6, look.word, 0),
    place(9, look.prefix2, 0),
    place(10, look.prefix3, 0),
    place(11, look.prefix4, 0),
    place(12, look.prefix5, 0),
    place(13, look.suffix2, 0),
    place(14, look.suffix3, 0),
    place(15, look.suffix4, 0),
    place(33, look.suffix3, look.prefix2),
  )
  return look.places
}

function place(template: number, first: number, second: number): number {
  let hash = Math.imul(first ^ Math.imul(template, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(second, 0xc2b2ae35), 0x27d4eb2f)
  return (hash ^ (hash >>> 13)) >>> (32 - tableBits)
}
