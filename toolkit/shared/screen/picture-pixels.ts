import type { Pixels } from '@fitila/formats/read-qr'

/** Larger pictures are made smaller first: a photograph of a phone has far more dots than a code needs. */
const longestSide = 2000

/**
 * The dots of a picture, read on this device; undefined when the browser cannot show it, or hides dots from pages.
 */
export async function pixelsOf(file: Blob): Promise<Pixels | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = document.createElement('canvas')
  canvas.width = width ?? 1
  canvas.height = height ?? 1
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return undefined
  // A code with a see-through ground is meant on white.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}
