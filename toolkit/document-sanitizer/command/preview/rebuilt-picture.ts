import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Preview } from '@fitila/sanitizer/contract'
import { openJpegEncoder } from '@fitila/sanitizer/pdf-pixels/open-jpeg-encoder'
import { makeSanitizerWhenNeeded } from '@fitila/sanitizer/sanitize-when-needed'
import { decodeJpeg, type Picture } from './jpeg-pixels.ts'

const { resolve } = createRequire(import.meta.url)

/** Decoded to pixels and encoded again: nothing of the file's own bytes is left. */
export async function rebuiltJpeg(file: Uint8Array): Promise<Preview> {
  const bytes = await encodePicture(await decodeJpeg((await sanitized(file)).bytes))
  return { shows: 'picture', type: 'image/jpeg', page: 1, pages: 1, bytes }
}

/** Written again by the sanitizer, from the parts that are known to be harmless. */
export async function rebuiltPicture(file: Uint8Array): Promise<Preview> {
  const { bytes, kind } = await sanitized(file)
  return { shows: 'picture', type: `image/${kind}`, page: 1, pages: 1, bytes }
}

export async function encodePicture({ data, width, height }: Picture): Promise<Uint8Array> {
  const encode = await openJpegEncoder(await readFile(resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')))
  return encode(data, width, height, false)
}

/** @throws Unreadable */
export function sanitized(file: Uint8Array) {
  const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } as const
  return makeSanitizerWhenNeeded(null, null)(file, '', options, () => undefined)
}
