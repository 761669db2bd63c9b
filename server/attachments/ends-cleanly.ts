import { byteReader } from './byte-reader.ts'
import type { WholeFile } from './whole-file.ts'

/**
 * Whether a picture ends where its own structure says, so that nothing hides behind it. Also refuses the GIF whose width
 * reads as the beginning of a comment in a script.
 */
export async function endsCleanly(kind: 'gif' | 'png', file: WholeFile): Promise<boolean> {
  if (kind === 'png')
    return file.tail.subarray(-12).equals(Buffer.from('\0\0\0\0IEND\xae\x42\x60\x82', 'latin1'))
  const width = file.head.toString('latin1', 6, 8)
  return width !== '/*' && !width.startsWith('=') && file.tail.at(-1) === 0x3b && isWholeGif(file)
}

/** Walks the blocks of a GIF, part by part, to its trailer, which has to be the last byte. */
async function isWholeGif(file: WholeFile): Promise<boolean> {
  const reader = byteReader(file.parts())
  await reader.skip(10)
  const flags = await reader.next()
  await reader.skip(2 + paletteLength(flags))
  for (;;) {
    const sign = await reader.next()
    if (sign === 0x3b) return (await reader.next()) === null
    else if (sign === 0x21) await reader.skip(1)
    else if (sign === 0x2c) {
      await reader.skip(8)
      await reader.skip(paletteLength(await reader.next()) + 1)
    } else return false
    for (let length = await reader.next(); length; length = await reader.next()) await reader.skip(length)
  }
}

function paletteLength(flags: number | null): number {
  return flags !== null && flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}
