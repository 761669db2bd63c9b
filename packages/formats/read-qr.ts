import { decodeQR } from 'qr/decode.js'

/** Dots, four bytes each: red, green, blue, cover. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray }

/** The text of the first QR code in a picture; undefined when there is none that can be read. */
export function readQr({ width, height, data }: Pixels): string | undefined {
  try {
    return decodeQR({ width, height, data })
  } catch {
    return undefined
  }
}
