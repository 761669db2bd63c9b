import { expect, test } from 'vitest'
import type { Cleaner, Work } from '../contract.ts'
import { findMarkers } from '../vectors/find-markers.ts'
import {
  bmpWithMarkers,
  gifWithMarkers,
  heicWithMarkers,
  jpegWithMarkers,
  pngWithMarkers,
  svgWithMarkers,
  tiffWithMarkers,
  webpWithMarkers,
} from '../vectors/hide-in-pictures.ts'
import { smallPictures } from '../vectors/small-pictures.ts'
import { tryMutations } from '../vectors/try-mutations.ts'
import { workFor } from '../vectors/work-for.ts'
import { cleanBmp } from './clean-bmp.ts'
import { cleanGif } from './clean-gif.ts'
import { cleanHeif } from './heif/clean-heif.ts'
import { cleanJpeg } from './jpeg/clean-jpeg.ts'
import { cleanPng } from './png/clean-png.ts'
import { cleanSvg } from './svg/clean-svg.ts'
import { cleanTiff } from './tiff/clean-tiff.ts'
import { cleanWebp } from './webp/clean-webp.ts'

/** More in a longer run: `FITILA_MUTATIONS=5000`. */
const rounds = Number(process.env.FITILA_MUTATIONS ?? 120)

const pictures = [
  ['JPEG', cleanJpeg, jpegWithMarkers()],
  ['PNG', cleanPng, pngWithMarkers()],
  ['WebP', cleanWebp, webpWithMarkers()],
  ['GIF', cleanGif, gifWithMarkers()],
  ['HEIC', cleanHeif, heicWithMarkers()],
  ['little-endian TIFF', cleanTiff, tiffWithMarkers(true)],
  ['big-endian TIFF', cleanTiff, tiffWithMarkers(false)],
  ['BMP', cleanBmp, bmpWithMarkers()],
  ['SVG', cleanSvg, svgWithMarkers()],
] as const

/** Of what is inside, the samples hold only JPEG. */
const cleanInside: Work['cleanInside'] = async (bytes) => ({
  bytes: await cleanJpeg(bytes, workFor().work),
  kind: 'jpeg',
})

const clean = (cleaner: Cleaner, bytes: Uint8Array) => {
  const { work, told } = workFor({ cleanInside })
  return Promise.resolve(cleaner(bytes, work)).then((cleaned) => ({ cleaned, told }))
}

test.each(pictures)('a %s keeps nothing of what was hidden in it', async (_, cleaner, { bytes, markers }) => {
  expect(findMarkers(bytes, markers)).toEqual(markers)
  const { cleaned } = await clean(cleaner, bytes)
  expect(findMarkers(cleaned, markers)).toEqual([])
})

test.each(pictures)('a clean %s stays as it is, and nothing more is found', async (_, cleaner, { bytes }) => {
  const first = await clean(cleaner, bytes)
  const second = await clean(cleaner, first.cleaned)
  expect(second.cleaned).toEqual(first.cleaned)
  expect(second.told.found).toEqual([])
})

test.each([
  ['progressive JPEG', cleanJpeg, smallPictures.progressiveJpeg],
  ['animated PNG', cleanPng, smallPictures.animatedPng],
  ['animated WebP', cleanWebp, smallPictures.animatedWebp],
  ['AVIF', cleanHeif, smallPictures.avif],
  ['JPEG in TIFF', cleanTiff, smallPictures.jpegInTiff],
  ['TIFF', cleanTiff, smallPictures.tiff],
] as const)('a clean %s stays as it is', async (_, cleaner, bytes) => {
  const { cleaned } = await clean(cleaner, bytes)
  expect((await clean(cleaner, cleaned)).cleaned).toEqual(cleaned)
})

test.each([
  ['JPEG', cleanJpeg, jpegWithMarkers()],
  ['PNG', cleanPng, pngWithMarkers()],
  ['WebP', cleanWebp, webpWithMarkers()],
  ['TIFF', cleanTiff, tiffWithMarkers(true)],
] as const)('what a %s told is said with its values', async (_, cleaner, { bytes }) => {
  const { told } = await clean(cleaner, bytes)
  const texts = told.found.map(({ text }) => text)
  expect(texts).toContain('GPS position 6.45 N 3.45 E, removed')
  expect(texts).toContain('Taken on 3 March 2024 at 14:05, removed')
  expect(texts).toContain('Camera: QzkmakeVxj QzkmodelVxj, serial number QzkserialVxj, removed')
  expect(texts).toContain('Owner of the camera: QzkownerVxj, removed')
  expect(told.identifying).toEqual(expect.arrayContaining(['QzkserialVxj', 'QzkownerVxj', 'QzkartistVxj']))
})

/** In these a blow may turn what was hidden into what the file says is the picture, and only a decoder could tell. */
const mayConfuse = ['JPEG', 'GIF', 'HEIC', 'WebP', 'BMP', 'little-endian TIFF', 'big-endian TIFF']

test.each(pictures)('a damaged %s is cleaned or refused, and nothing else', async (name, cleaner, hidden) => {
  const { harms, cleaned, refused } = await tryMutations({
    sample: hidden.bytes,
    markers: mayConfuse.includes(name) ? [] : hidden.markers,
    clean: async (bytes) => (await clean(cleaner, bytes)).cleaned,
    rounds,
    seed: 1,
    now: () => performance.now(),
  })
  expect(harms).toEqual([])
  expect(cleaned + refused).toBe(rounds)
})
