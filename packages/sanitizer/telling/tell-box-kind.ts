import type { Kind } from '../contract.ts'
import { refuse } from '../refusals.ts'

/** Files made of boxes (ISO 14496-12 and QuickTime), by the brands that they say they are; undefined when it is none. */
export function tellBoxKind(bytes: Uint8Array): Kind | undefined {
  const type = letters(bytes, 4)
  if (type !== 'ftyp') return oldQuickTime.includes(type) && isPlausible(bytes) ? 'mov' : undefined
  const brands = brandsOf(bytes)
  const [major = ''] = brands
  const isAmong = (names: readonly string[]) =>
    names.includes(major) || brands.some((brand) => names.includes(brand))
  if (['avif', 'avis'].includes(major)) return 'avif'
  else if (heif.includes(major)) return brands.includes('avif') && !isAmong(hevc) ? 'avif' : 'heic'
  else if (major === 'qt  ') return 'mov'
  else if (major.startsWith('M4A') || major.startsWith('M4B')) return 'm4a'
  else if (isAmong(['avif', 'avis'])) return 'avif'
  else if (isAmong(films) || /^(?:iso|mp4|3g|M4V)/.test(major)) return 'mp4'
  else return refuse('unknown')
}

const oldQuickTime = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']
const hevc = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs']
const heif = [...hevc, 'mif1', 'mif2', 'msf1', 'miaf']
const films = ['isom', 'iso2', 'mp41', 'mp42', 'avc1', 'dash', 'MSNV', 'f4v ', 'M4V ', 'XAVC']

function isPlausible(bytes: Uint8Array): boolean {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  return size === 0 || size === 1 || size >= 8
}

function brandsOf(bytes: Uint8Array): string[] {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0)
  const end = Math.min(bytes.length, size, 512)
  const brands = [letters(bytes, 8)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(letters(bytes, at))
  return brands
}

function letters(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}
