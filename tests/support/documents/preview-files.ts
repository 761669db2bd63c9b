import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { openJpegEncoder } from '@fitila/sanitizer/pdf-pixels/open-jpeg-encoder'
import { author, device, smallPng } from '@fitila/sanitizer/vectors/small-files'
import { webp } from 'icodec/node'
import { decodeJpeg } from '#toolkit/document-sanitizer/command/preview/jpeg-pixels.ts'

/** Eight by eight pixels, with an author and bytes behind its end. */
export const pngWithAuthor = Buffer.from(smallPng())

/** What is written in it beside the picture. */
export const toldByPng = [author, device]

/** As a phone writes it: an author and a device in it, and nothing behind its end. */
export const pngThatTells = pngWithAuthor.subarray(0, pngWithAuthor.indexOf('IEND') + 8)

/** Eight gray pixels a side, made by the encoder that previews use as well. */
export async function grayJpeg(): Promise<Buffer> {
  return jpegOf(8, 8, 128)
}

/** 320 white pixels across, and 400 down. */
export async function whiteJpeg(): Promise<Buffer> {
  return jpegOf(320, 400, 0xff)
}

/** As a browser saves a picture: with losses. */
export async function whiteWebp(width: number, height: number): Promise<Uint8Array> {
  await webp.loadEncoder()
  const data = new Uint8Array(width * height * 4).fill(0xff)
  return webp.encode({ width, height, depth: 8, data })
}

/** Four bytes a pixel, red first. */
export async function jpegPixels(jpeg: Buffer | undefined) {
  return decodeJpeg(jpeg ?? Buffer.alloc(0))
}

async function jpegOf(width: number, height: number, tone: number): Promise<Buffer> {
  const wasm = createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')
  const encode = await openJpegEncoder(await readFile(wasm))
  return Buffer.from(encode(new Uint8Array(width * height * 4).fill(tone), width, height, false))
}
