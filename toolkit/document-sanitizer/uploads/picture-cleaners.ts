import type { Cleaner, Kind } from '@fitila/sanitizer/contract'
import { cleanGif } from '@fitila/sanitizer/images/clean-gif'
import { cleanHeif } from '@fitila/sanitizer/images/heif/clean-heif'
import { cleanJpeg } from '@fitila/sanitizer/images/jpeg/clean-jpeg'
import { cleanPng } from '@fitila/sanitizer/images/png/clean-png'
import { cleanTiff } from '@fitila/sanitizer/images/tiff/clean-tiff'
import { cleanWebp } from '@fitila/sanitizer/images/webp/clean-webp'
import { refuse } from '@fitila/sanitizer/refusals'
import { sanitizerOf } from '@fitila/sanitizer/sanitizer-of'
import { tellKind } from '@fitila/sanitizer/telling/tell-kind'

const ofPictures: Partial<Record<Kind, Cleaner>> = {
  ...{ jpeg: cleanJpeg, png: cleanPng, webp: cleanWebp, gif: cleanGif, tiff: cleanTiff },
  ...{ heic: cleanHeif, avif: cleanHeif },
}

/** The edition for photos alone: small enough for a slow line. */
export const sanitizePicture = sanitizerOf(async (bytes, work) => {
  const kind = tellKind(bytes)
  const cleaner = ofPictures[kind] ?? refuse('unknown')
  return { kind, bytes: await cleaner(bytes, work) }
})
