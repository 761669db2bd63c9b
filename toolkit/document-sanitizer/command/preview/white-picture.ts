import { refuse } from '@fitila/sanitizer/refusals'
import type { Picture } from './jpeg-pixels.ts'

/** A page of A3 at 300 dots an inch has 17 million points. */
const mostPoints = 40_000_000

/** @throws Unreadable where it is empty, or too large to hold */
export function whitePicture(width: number, height: number): Picture {
  if (width < 1 || height < 1) return refuse('broken')
  if (width * height > mostPoints) return refuse('too-large')
  return { data: new Uint8Array(width * height * 4).fill(0xff), width, height }
}
