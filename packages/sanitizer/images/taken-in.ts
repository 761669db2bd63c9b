import { letters, u32, u32le } from './bytes.ts'

/** A name and a length of less than this are six bytes, which one picture of 10 MB in four million holds by chance. */
const usual = 1 << 16

/** How the parts of a file are named: in RIFF the length is behind the name and begins with its low byte, elsewhere before it. */
type Parts = { names: readonly string[]; isRiff: boolean }

export const partsOfWebp: Parts = {
  names: ['EXIF', 'XMP ', 'ICCP', 'ALPH', 'VP8 ', 'VP8L', 'ANMF'],
  isRiff: true,
}
export const partsOfHeif: Parts = { names: ['moov', 'udta', 'uuid', 'meta', 'mdat', 'free'], isRiff: false }

/**
 * Whether what a picture is drawn from holds a whole part of a file. When bytes are missing or a length is damaged, a picture takes in
 * what follows it: words, and where it was taken.
 */
export function tookIn(data: Uint8Array, { names, isRiff }: Parts): boolean {
  const starts = new Set(names.map((name) => name.charCodeAt(0)))
  for (let at = isRiff ? 0 : 4; at + 8 <= data.length; at += 1) {
    if (!starts.has(data[at] as number) || !names.includes(letters(data, at, 4))) continue
    const size = isRiff ? u32le(data, at + 4) : u32(data, at - 4)
    const left = data.length - at - (isRiff ? 8 : -4)
    if (size >= (isRiff ? 1 : 8) && size < usual && size <= left) return true
  }
  return false
}
