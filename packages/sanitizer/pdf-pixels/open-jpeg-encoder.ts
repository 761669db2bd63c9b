import makeModule from '@jsquash/jpeg/codec/enc/mozjpeg_enc.js'

/** Pixels are four bytes each, red first. */
export type JpegEncoder = (pixels: Uint8Array, width: number, height: number, isGray: boolean) => Uint8Array

const gray = 1
const colour = 3

/** mozjpeg at quality 75. One table of Huffman codes in one scan: nearly as small as a progressive file, and much sooner done. */
const settings = {
  quality: 75,
  baseline: false,
  arithmetic: false,
  progressive: false,
  optimize_coding: true,
  smoothing: 0,
  quant_table: 3,
  trellis_multipass: false,
  trellis_opt_zero: false,
  trellis_opt_table: false,
  trellis_loops: 1,
  auto_subsample: true,
  chroma_subsample: 2,
  separate_chroma_quality: false,
  chroma_quality: 75,
}

export async function openJpegEncoder(wasm: Uint8Array): Promise<JpegEncoder> {
  const compiled = await WebAssembly.compile(new Uint8Array(wasm))
  const module = await makeModule({
    noInitialRun: true,
    instantiateWasm(imports: WebAssembly.Imports, use: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(compiled, imports)
      use(instance)
      return instance.exports
    },
  })
  return (pixels, width, height, isGray) =>
    new Uint8Array(module.encode(pixels, width, height, { ...settings, color_space: isGray ? gray : colour }))
}
