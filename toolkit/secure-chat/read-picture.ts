import { readQr } from '@fitila/formats/read-qr'
import { pixelsOf } from '../shared/screen/picture-pixels.ts'
import type { ReadText } from './parts/edition.ts'

/** The text of the QR code in a picture. */
export async function readPicture(picture: File): Promise<ReadText> {
  const pixels = await pixelsOf(picture)
  if (!pixels) return { problem: noPicture }
  const text = readQr(pixels)
  return text === undefined ? { problem: noCode } : { text }
}

const noPicture = 'This browser cannot open this picture. Try a PNG or JPEG picture.'
const noCode =
  'No QR code was found in this picture. Take it again: straight, sharp, with the whole code and its white rim. Some browsers, such as Tor Browser, hide pictures from pages; paste the text there.'
