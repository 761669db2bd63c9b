export type PictureSize = { width: number; height: number }

/** Of the pages of a file, or of its tiles and the whole. Null where there is none. */
export function largestOf(sizes: readonly PictureSize[]): PictureSize | null {
  const [first, ...others] = sizes
  if (!first) return null
  return others.reduce((one, other) => (pixelsOf(other) > pixelsOf(one) ? other : one), first)
}

function pixelsOf({ width, height }: PictureSize): number {
  return width * height
}
