import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { openJpegEncoder } from '#toolkit/document-sanitizer/engine/pdf-pixels/open-jpeg-encoder.ts'
import { smallPng } from '#toolkit/document-sanitizer/vectors/small-files.ts'

/** Eight by eight pixels, with an author and bytes behind its end. */
export const pngWithAuthor = Buffer.from(smallPng())

/** Eight gray pixels a side, made by the encoder that previews use as well. */
export async function grayJpeg(): Promise<Buffer> {
  const wasm = createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')
  const encode = await openJpegEncoder(await readFile(wasm))
  return Buffer.from(encode(new Uint8Array(256).fill(128), 8, 8, false))
}
