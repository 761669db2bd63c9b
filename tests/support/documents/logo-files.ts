import { asLetters } from '@fitila/sanitizer/images/bytes'
import { pngChunk } from '@fitila/sanitizer/images/png/png-chunks'
import { writtenPng } from './written-png.ts'

/** A gray picture with an author in it. */
export function grayPng(width: number, height: number): Buffer {
  const samples = Array.from({ length: width * height }, () => [128])
  const chunks = [pngChunk('tEXt', asLetters('Author\0Kirkira'))]
  return Buffer.from(writtenPng({ width, height, depth: 8, colour: 0, samples, isInterlaced: false, chunks }))
}

/** The head of a WebP that says that it is an animation of 40 by 40 pixels. */
export const movingWebp = Buffer.from([
  ...Buffer.from('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0', 'latin1'),
  ...[0x02, 0, 0, 0, 39, 0, 0, 39, 0, 0],
])
