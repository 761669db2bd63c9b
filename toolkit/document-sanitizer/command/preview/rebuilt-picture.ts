import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import openDecoder from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js'
import type { Preview } from '../../engine/contract.ts'
import { openJpegEncoder } from '../../engine/pdf-pixels/open-jpeg-encoder.ts'
import { refuse } from '../../engine/refusals.ts'
import { makeSanitizer } from '../../engine/sanitize.ts'

const { resolve } = createRequire(import.meta.url)

/** Decoded to pixels and encoded again: nothing of the file's own bytes is left. */
export async function rebuiltJpeg(file: Uint8Array): Promise<Preview> {
  const cleaned = await cleanedPicture(file)
  // The decoder asks for this class, which only browsers have.
  Object.assign(globalThis, { ImageData: Pixels })
  const compiled = await WebAssembly.compile(
    await readFile(resolve('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm')),
  )
  const decoder = await openDecoder({
    noInitialRun: true,
    instantiateWasm(imports: WebAssembly.Imports, use: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(compiled, imports)
      use(instance)
      return instance.exports
    },
  })
  const pixels = decoder.decode(new Uint8Array(cleaned), true)
  if (!pixels) return refuse('broken')
  const encode = await openJpegEncoder(await readFile(resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')))
  const bytes = encode(new Uint8Array(pixels.data.buffer), pixels.width, pixels.height, false)
  return { shows: 'picture', type: 'image/jpeg', page: 1, pages: 1, bytes }
}

/** Written again by the sanitizer, from the parts that are known to be harmless. */
export async function rebuiltPicture(file: Uint8Array): Promise<Preview> {
  const { bytes, kind } = await sanitized(file)
  return { shows: 'picture', type: `image/${kind}`, page: 1, pages: 1, bytes }
}

async function cleanedPicture(file: Uint8Array): Promise<Uint8Array> {
  return (await sanitized(file)).bytes
}

function sanitized(file: Uint8Array) {
  const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } as const
  return makeSanitizer(null)(file, '', options, () => undefined)
}

class Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    // A copy: the decoder's memory is used again.
    this.data = data.slice()
    this.width = width
    this.height = height
  }
}
