import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { refuse } from '@fitila/sanitizer/refusals'
import openDecoder from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js'

/** Four bytes a pixel, red first. */
export type Picture = { data: Uint8Array; width: number; height: number }

const { resolve } = createRequire(import.meta.url)

/** @throws Unreadable */
export async function decodeJpeg(jpeg: Uint8Array): Promise<Picture> {
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
  const pixels = decoder.decode(new Uint8Array(jpeg), true)
  if (!pixels) return refuse('broken')
  return { data: new Uint8Array(pixels.data.buffer), width: pixels.width, height: pixels.height }
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
