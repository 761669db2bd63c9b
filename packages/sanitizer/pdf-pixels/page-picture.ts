/** One page as a picture, small enough to be passed from a worker. */
export type PagePicture = {
  /** The size of the page in points, as a reader sees it: rotation is already applied. */
  pointsWide: number
  pointsHigh: number
  pixelsWide: number
  pixelsHigh: number
  paint: Paint
}

/** How the pixels are kept; each is the smallest that loses nothing a reader would see. */
export type Paint =
  | { as: 'gray-4-bit'; deflated: Uint8Array }
  | { as: 'indexed'; palette: Uint8Array; deflated: Uint8Array }
  | { as: 'jpeg'; isGray: boolean; jpeg: Uint8Array }

/** The bytes of the two WebAssembly modules. They are handed in and never fetched, as a fetch would tell which kind of file was chosen. */
export type PixelsWasm = {
  /** `@embedpdf/pdfium/pdfium.wasm` */
  pdfium: Uint8Array
  /** `@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm` */
  jpeg: Uint8Array
}

/** Pages from `first` up to but not including `end`, counted from 0. */
export type PageRange = { first: number; end: number }

export type PagesToRender = {
  pdf: Uint8Array
  password: string | null
  dpi: 150 | 200
  /** Not 0: each page is a photo, and gets this grain. */
  grain?: number
  range: PageRange
}
