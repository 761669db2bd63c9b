import { buffer } from 'node:stream/consumers'
import { Unreadable } from '@fitila/formats/unreadable'
import { Asked } from '@fitila/sanitizer/refusals'
import { coverStrips, stampMark } from './cover-pixels.ts'
import { decodeGif } from './gif-pixels.ts'
import { decodeJpeg, type Picture } from './jpeg-pixels.ts'
import { pageAsPixels } from './page-pixels.ts'
import { decodePng } from './png-pixels.ts'
import { encodePicture, sanitized } from './rebuilt-picture.ts'
import { decodeWebp } from './webp-pixels.ts'

/** Pictures of which the pixels are decoded here. */
const decoders = { jpeg: decodeJpeg, png: decodePng, gif: decodeGif, webp: decodeWebp } as const

type Request = {
  kind: 'pdf' | keyof typeof decoders
  page: number
  strips: { from: number; to: number }[]
  mark: string
}

/**
 * A separate process that makes one page of an extract: pixels, of which strips are black, with a mark across. A line that says
 * what is asked and the file come in; a line that says what is shown and a JPEG picture go out.
 */
const input = await buffer(process.stdin)
const lineEnd = input.indexOf('\n')
const request = JSON.parse(input.toString('utf8', 0, lineEnd)) as Request
const { about, bytes } = await show(request, new Uint8Array(input.subarray(lineEnd + 1)))
process.stdout.write(`${JSON.stringify(about)}\n`)
process.stdout.write(bytes)

async function show({ kind, page, strips, mark }: Request, file: Uint8Array) {
  try {
    const made = kind === 'pdf' ? await pageAsPixels(file, page) : await onlyPage(file, kind)
    if (!made) return nothing()
    coverStrips(made.picture, strips)
    stampMark(made.picture, mark)
    const about = { shows: 'picture', page: made.page, pages: made.pages }
    return { about, bytes: await encodePicture(made.picture) }
  } catch (error) {
    if (error instanceof Unreadable || error instanceof Asked) return nothing()
    throw error
  }
}

type Made = { picture: Picture; page: number; pages: number }

async function onlyPage(file: Uint8Array, kind: keyof typeof decoders): Promise<Made> {
  const { bytes } = await sanitized(file)
  return { picture: await decoders[kind](bytes), page: 1, pages: 1 }
}

function nothing() {
  return { about: { shows: 'nothing' }, bytes: new Uint8Array() }
}
