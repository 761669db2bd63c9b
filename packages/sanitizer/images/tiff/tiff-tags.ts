/** The tags that say how a page is drawn, each with how many values it may have at most. All others go. */
export const drawingTags: Readonly<Record<number, number>> = {
  254: 1, // What kind of page it is.
  255: 1,
  256: 1, // Width.
  257: 1, // Height.
  258: 16, // Bits of a sample.
  262: 1, // What the samples mean.
  266: 1, // Order of bits.
  274: 1, // How it is turned.
  277: 1, // Samples of a pixel.
  278: 1, // Rows of a strip.
  280: 16,
  281: 16,
  282: 1, // Resolution.
  283: 1,
  284: 1, // Planes.
  290: 1,
  291: 65536,
  292: 1, // Options of fax packing.
  293: 1,
  296: 1, // Unit of the resolution.
  297: 2, // Number of the page.
  317: 1, // Predictor.
  320: 196_608, // Palette.
  322: 1, // Width of a tile.
  323: 1, // Height of a tile.
  332: 1, // Inks.
  334: 1,
  336: 32,
  338: 16, // Transparency.
  339: 16, // Kind of number.
  340: 16,
  341: 16,
  529: 3, // YCbCr.
  530: 2,
  531: 1,
  532: 6,
}

/** Tags that mean something for some kinds of colours only; for others, words fit into them. */
export const onlyFor: Readonly<Record<number, readonly number[]>> = {
  290: [0, 1],
  291: [0, 1],
  320: [3],
  332: [5],
  334: [5],
  336: [5],
  529: [6],
  530: [6],
  531: [6],
  532: [6],
}

export const tag = {
  kind: 254,
  width: 256,
  height: 257,
  bits: 258,
  packing: 259,
  fillOrder: 266,
  samples: 277,
  stripOffsets: 273,
  rowsPerStrip: 278,
  stripLengths: 279,
  planes: 284,
  orientation: 274,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileLengths: 325,
  predictor: 317,
  palette: 320,
  subPages: 330,
  jpegTables: 347,
  subsampling: 530,
  photometric: 262,
  xmp: 700,
  iptc: 33723,
  photoshop: 34377,
  profile: 34675,
  rawVersion: 50706,
} as const
