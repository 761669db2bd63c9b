import type { Cleaner, Kind } from '../engine/contract.ts'
import { cleanGif } from '../engine/images/clean-gif.ts'
import { cleanWebp } from '../engine/images/clean-webp.ts'
import { cleanHeif } from '../engine/images/heif/clean-heif.ts'
import { cleanJpeg } from '../engine/images/jpeg/clean-jpeg.ts'
import { cleanPng } from '../engine/images/png/clean-png.ts'
import { cleanTiff } from '../engine/images/tiff/clean-tiff.ts'
import { refuse } from '../engine/refusals.ts'
import { sanitizerOf } from '../engine/sanitizer-of.ts'
import { tellKind } from '../engine/telling/tell-kind.ts'

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
