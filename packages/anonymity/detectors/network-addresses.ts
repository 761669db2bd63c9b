import { isDigit, isHexDigit, isWordUnit } from '../characters.ts'
import type { Candidate } from '../finding.ts'
import { matchAt } from '../match-at.ts'
import type { Page } from '../page.ts'

/** IP addresses of both versions, with their network length, and device addresses (MAC). */
export function detectNetworkAddresses({ reading: { plain } }: Page): Candidate[] {
  const found: Candidate[] = []
  let at = 0
  while (at < plain.length) {
    const end = isAddressUnit(plain.charCodeAt(at)) ? endOfRun(plain, at) : at + 1
    if (end - at >= 2 && hasSign(plain, at, end)) found.push(...addressesInRun(plain, at, end))
    at = end
  }
  return found
}

const longestRun = 60

function isAddressUnit(unit: number): boolean {
  return isHexDigit(unit) || unit === 58 || unit === 46 || unit === 45
}

function endOfRun(plain: string, start: number): number {
  let end = start
  while (end < plain.length && isAddressUnit(plain.charCodeAt(end))) end += 1
  return end
}

/** The letters of 'added' are hexadecimal, and an address has a sign between its parts. */
function hasSign(plain: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (!isHexDigit(plain.charCodeAt(at))) return true
  return false
}

function addressesInRun(plain: string, start: number, end: number): Candidate[] {
  if (end - start > longestRun) return []
  const mac = macIn(plain, start, end)
  if (mac) return [mac]
  const six = versionSix(plain, start, end)
  if (six) return [six]
  const found: Candidate[] = []
  let at = start
  while (at < end) {
    const four = versionFour(plain, at)
    if (four) found.push(four)
    at = four ? afterDigits(plain, four.end) : afterDigits(plain, at) + 1
  }
  return found
}

function afterDigits(plain: string, at: number): number {
  let end = at
  while (isHexDigit(plain.charCodeAt(end)) || plain.charCodeAt(end) === 46) end += 1
  return end
}

const colonMac =
  /(?:[0-9a-f]{2}:){5}[0-9a-f]{2}|(?:[0-9a-f]{2}-){5}[0-9a-f]{2}|(?:[0-9a-f]{4}\.){2}[0-9a-f]{4}/iy

function macIn(plain: string, start: number, end: number): Candidate | undefined {
  const last = matchAt(colonMac, plain, start)
  const isWhole = last === end || (last === end - 1 && plain.charAt(last) === '.')
  if (last === undefined || !isWhole || isGlued(plain, start, last)) return undefined
  const digits = plain.slice(start, last).toLowerCase().replaceAll(/[:.-]/g, '')
  if (/^(?:0{12}|f{12})$/.test(digits)) return undefined
  return { start, end: last, kind: 'mac', tier: 'certain', weight: 96 }
}

function versionSix(plain: string, start: number, end: number): Candidate | undefined {
  let last = end
  while (last > start && '.-'.includes(plain.charAt(last - 1))) last -= 1
  if (plain.charAt(last - 1) === ':' && plain.charAt(last - 2) !== ':') last -= 1
  const text = plain.slice(start, last)
  if (!text.includes('::') && text.split(':').length !== 8 && !/:\d{1,3}\./.test(text)) return undefined
  if (!isVersionSix(text) || isGlued(plain, start, last)) return undefined
  if (text === '::' && !standsAlone(plain, start, last)) return undefined
  const zone = matchAt(zoneName, plain, last) ?? last
  const network = matchAt(networkOfSix, plain, zone)
  const isNetwork = network !== undefined && Number(plain.slice(zone + 1, network)) <= 128
  const tier = text === '::' ? 'possible' : 'certain'
  return { start, end: isNetwork ? network : zone, kind: 'ip', tier, weight: 94 }
}

const zoneName = /%[0-9a-z]{1,15}/iy
const networkOfSix = /\/\d{1,3}(?!\d)/y
const networkOfFour = /\/\d{1,2}(?!\d)/y

/** RFC 4291: eight groups, or fewer with one '::', the last two of which may be written as version four. */
function isVersionSix(text: string): boolean {
  const halves = text.split('::')
  if (halves.length > 2) return false
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')))
  const last = groups.at(-1)?.at(-1)
  const hasFour = last?.includes('.') ?? false
  if (hasFour && !isVersionFour(last ?? '')) return false
  const all = groups.flat()
  const plainGroups = hasFour ? all.slice(0, -1) : all
  if (!plainGroups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return false
  const count = plainGroups.length + (hasFour ? 2 : 0)
  return halves.length === 2 ? count <= 7 : count === 8
}

function isVersionFour(text: string): boolean {
  return /^(?:\d{1,3}\.){3}\d{1,3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255)
}

const fourParts = /(?:\d{1,3}\.){3}\d{1,3}(?!\d)/y

function versionFour(plain: string, at: number): Candidate | undefined {
  const end = isDigit(plain.charCodeAt(at)) ? matchAt(fourParts, plain, at) : undefined
  if (end === undefined || isGlued(plain, at, end) || plain.charAt(at - 1) === '.') return undefined
  if (
    !isVersionFour(plain.slice(at, end)) ||
    /(?:version|ver\.?|\bv)\s?$/i.test(plain.slice(Math.max(0, at - 9), at))
  ) {
    return undefined
  }
  const network = matchAt(networkOfFour, plain, end)
  const isNetwork = network !== undefined && Number(plain.slice(end + 1, network)) <= 32
  return { start: at, end: isNetwork ? network : end, kind: 'ip', tier: 'certain', weight: 93 }
}

function isGlued(plain: string, start: number, end: number): boolean {
  return isWordUnit(plain.charCodeAt(start - 1)) || isWordUnit(plain.charCodeAt(end))
}

function standsAlone(plain: string, start: number, end: number): boolean {
  const before = plain.charAt(start - 1)
  const after = plain.charAt(end)
  return (before === '' || ' =([\n\t'.includes(before)) && (after === '' || ' /),]\n\t'.includes(after))
}
