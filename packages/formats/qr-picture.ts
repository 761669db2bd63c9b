import { crc32 } from './hashing/crc32.ts'
import { qrSquares } from './qr-path.ts'

const dotsASquare = 6

/** A QR code as a PNG picture (RFC 2083) without a word beside it; undefined when the text is too long. */
export async function qrPicture(text: string): Promise<Blob | undefined> {
  const squares = qrSquares(text)
  return squares && new Blob([await writePng(squares)], { type: 'image/png' })
}

/** Black and white, one bit a dot, the dots of a square side by side. */
async function writePng(squares: boolean[][]): Promise<Uint8Array<ArrayBuffer>> {
  const size = squares.length * dotsASquare
  const rows = squares.flatMap((row) => Array<Uint8Array<ArrayBuffer>>(dotsASquare).fill(rowOf(row, size)))
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, size)
  view.setUint32(4, size)
  header[8] = 1
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', await compressed(rows)),
    chunk('IEND', new Uint8Array()),
  ]
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** A filter byte (none), then a bit for each dot, white where it is set. */
function rowOf(squares: readonly boolean[], size: number): Uint8Array<ArrayBuffer> {
  const row = new Uint8Array(1 + Math.ceil(size / 8))
  for (let dot = 0; dot < size; dot += 1) {
    const place = 1 + (dot >> 3)
    if (!squares[Math.floor(dot / dotsASquare)]) row[place] = (row[place] ?? 0) | (0x80 >> (dot & 7))
  }
  return row
}

async function compressed(rows: Uint8Array<ArrayBuffer>[]): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob(rows).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function chunk(name: string, content: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + content.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, content.length)
  bytes.set(new TextEncoder().encode(name), 4)
  bytes.set(content, 8)
  view.setUint32(8 + content.length, crc32(bytes.subarray(4, 8 + content.length)))
  return bytes
}
