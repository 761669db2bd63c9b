import type { Cleaner, Work } from '../contract.ts'
import { refuse } from '../refusals.ts'
import { asLetters, joinAll, letters, part, startsWith, u8, u16, u16le } from './bytes.ts'
import { gifDataToEnd } from './gif-data.ts'
import { inOneLine, sizeInWords } from './in-words.ts'
import { reportXmp } from './metadata/report-xmp.ts'

const trailer = 0x3b

/** GIF: the pictures, their palettes and timing, and how often it plays. */
export const cleanGif: Cleaner = (bytes, work) => {
  const version = letters(bytes, 0, 6)
  if (version !== 'GIF87a' && version !== 'GIF89a') refuse('broken')
  const screenEnd = 13 + paletteLength(u8(bytes, 10))
  const screen = part(bytes, 0, screenEnd).slice()
  const written: Uint8Array[] = [screen]
  const colours = new Set([u8(bytes, 11)])
  let areColoursKnown = true
  let control: Uint8Array | null = null
  let pictures = 0
  let at = screenEnd
  for (;;) {
    const next = bytes[at]
    if (next === 0x21) {
      const { blocks, end } = readBlocks(bytes, at + 2)
      const label = u8(bytes, at + 1)
      if (label === 0xf9) control = rewriteControl(blocks)
      // Text that is to be drawn with letters of the viewer's own, which none does; its timing goes with it.
      else if (label === 0x01) control = null
      const loops = label === 0xff ? readLoops(blocks) : null
      if (loops) written.push(loops)
      else if (label !== 0xf9) report(label, blocks, bytes.subarray(at, end), work)
      at = end
    } else if (next === 0x2c) {
      const dataAt = at + 10 + paletteLength(u8(bytes, at + 9))
      const { blocks, end } = readBlocks(bytes, dataAt + 1)
      const points = u16le(bytes, at + 5) * u16le(bytes, at + 7)
      const { data, hidden, colours: drawn } = gifDataToEnd(u8(bytes, dataAt), joinAll(blocks), points)
      reportHidden(hidden, work)
      const head = part(bytes, at, dataAt + 1 - at).slice()
      const own = new Set([...(drawn ?? []), ...(control ? [u8(control, 6)] : [])])
      const hasOwnColours = dataAt > at + 10
      if (drawn === null) areColoursKnown &&= hasOwnColours
      else if (hasOwnColours) keepColours(head.subarray(10, -1), own)
      else for (const one of own) colours.add(one)
      if (pictures > 0 && isBeside(bytes, at)) {
        work.findings.removed({
          sort: 'hidden',
          text: 'A picture beside what is shown of the others, removed',
        })
      } else written.push(control ?? nothing, head, data)
      control = null
      pictures += 1
      at = end
    } else if (next === 0) {
      at += 1
    } else {
      if (pictures === 0) refuse('broken')
      if (areColoursKnown) keepColours(screen.subarray(13), colours)
      reportHidden(Math.max(0, bytes.length - at - (next === trailer ? 1 : 0)), work)
      return joinAll([...written, Uint8Array.of(trailer)])
    }
  }
}

/** Zeros for the colours that no point has. */
function keepColours(palette: Uint8Array, used: ReadonlySet<number>): void {
  for (let colour = 0; colour * 3 < palette.length; colour++)
    if (!used.has(colour)) palette.fill(0, colour * 3, colour * 3 + 3)
}

/** Whether a picture is wholly outside of the screen that is shown. */
function isBeside(bytes: Uint8Array, at: number): boolean {
  const [width, height] = [u16le(bytes, 6), u16le(bytes, 8)]
  return width > 0 && height > 0 && (u16le(bytes, at + 1) >= width || u16le(bytes, at + 3) >= height)
}

const nothing = new Uint8Array(0)
const paletteLength = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)

/** A file that breaks off within a picture shows what there is of it. */
function readBlocks(bytes: Uint8Array, from: number): { blocks: Uint8Array[]; end: number } {
  const blocks: Uint8Array[] = []
  let at = from
  for (let length = bytes[at]; length; length = bytes[at]) {
    blocks.push(bytes.subarray(at + 1, at + 1 + length))
    at += 1 + length
  }
  return { blocks, end: at + 1 }
}

function rewriteControl([body]: readonly Uint8Array[]): Uint8Array | null {
  if (!body || body.length < 4) return null
  return Uint8Array.of(
    0x21,
    0xf9,
    4,
    u8(body, 0) & 0x1f,
    u8(body, 1),
    u8(body, 2),
    body[0] && body[0] & 1 ? u8(body, 3) : 0,
    0,
  )
}

function readLoops([name, ...blocks]: readonly Uint8Array[]): Uint8Array | null {
  if (!name || !['NETSCAPE2.0', 'ANIMEXTS1.0'].includes(letters(name))) return null
  const loop = blocks.find((block) => block.length >= 3 && block[0] === 1)
  if (!loop) return null
  const often = u16(loop, 1)
  return joinAll([
    Uint8Array.of(0x21, 0xff, 11),
    asLetters('NETSCAPE2.0'),
    Uint8Array.of(3, 1, often >> 8, often & 255, 0),
  ])
}

/** XMP is written through the blocks as if they were not there, so it is read from the file itself. */
function report(label: number, blocks: readonly Uint8Array[], raw: Uint8Array, work: Work): void {
  const body = joinAll(blocks)
  if (label === 0xfe) {
    const text = inOneLine(new TextDecoder().decode(body))
    work.findings.removed({ sort: 'hidden', text: `Comment in the picture: ${text}, removed` })
  } else if (label === 0xff && startsWith(body, 'XMP DataXMP')) {
    reportXmp(raw, work.findings)
  } else {
    const text = `Data of some program (${sizeInWords(body.length)}), removed`
    work.findings.removed({ sort: 'structure', text })
  }
}

function reportHidden(bytes: number, work: Work): void {
  if (bytes === 0) return
  const text = `${sizeInWords(bytes)} hidden behind the data of the picture, removed`
  work.findings.removed({ sort: 'hidden', text })
}
