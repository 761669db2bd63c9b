import type { Findings, Sort } from '../../../contract.ts'
import { letters } from '../../bytes.ts'
import { dateInWords, distinctive, inOneLine } from '../../in-words.ts'
import { type Cbor, readCbor } from './cbor.ts'
import { type JumbfContent, readJumbf } from './jumbf.ts'

export const signedHistory = 'A signed history of the picture (content credentials), removed'

type Told = { sort: Sort; text: string; identifying?: readonly string[] }

const mostTold = 40

/**
 * Says what content credentials (C2PA) told of a picture, before they are gone: with what it was made, by whom it was signed, when, and
 * what was done to it. Whether their signature holds is not checked: they go in any case.
 */
export function reportCredentials(jumbf: Uint8Array, findings: Findings): void {
  const told = readJumbf(jumbf).flatMap(tellContent)
  const once = new Map(told.map((each) => [each.text, each]))
  for (const { text, ...rest } of [...once.values()].slice(0, mostTold))
    findings.removed({ ...rest, text: `Content credentials: ${text}, removed` })
}

function tellContent({ label, kind, body }: JumbfContent): Told[] {
  const value = kind === 'json' ? readJson(body) : readCbor(body)
  if (label.startsWith('c2pa.signature')) return tellSigner(value)
  return value === undefined ? [] : tellFields(value, 0)
}

type Row = { sort: Sort; label: string; isNamed?: true }

const rows: Readonly<Record<string, Row>> = {
  claim_generator: { sort: 'software', label: 'made with' },
  softwareAgent: { sort: 'software', label: 'made with' },
  'stEvt:softwareAgent': { sort: 'software', label: 'made with' },
  action: { sort: 'history', label: 'it says' },
  when: { sort: 'time', label: 'done on' },
  'dc:title': { sort: 'hidden', label: 'title', isNamed: true },
  title: { sort: 'hidden', label: 'title', isNamed: true },
  instanceID: { sort: 'identifier', label: 'number of the file', isNamed: true },
  name: { sort: 'person', label: 'name', isNamed: true },
  author: { sort: 'person', label: 'author', isNamed: true },
  credential: { sort: 'person', label: 'credential', isNamed: true },
  'exif:GPSLatitude': { sort: 'place', label: 'latitude' },
  'exif:GPSLongitude': { sort: 'place', label: 'longitude' },
  'exif:Make': { sort: 'device', label: 'made by a device of' },
  'exif:Model': { sort: 'device', label: 'made by the device' },
  'EXIF:GPSLatitude': { sort: 'place', label: 'latitude' },
  'EXIF:GPSLongitude': { sort: 'place', label: 'longitude' },
  'exif:DateTimeOriginal': { sort: 'time', label: 'taken on' },
}
const deepest = 12

/** Fields that say something, wherever they are. */
function tellFields(value: Cbor, depth: number): Told[] {
  if (depth > deepest) return []
  if (Array.isArray(value)) return value.flatMap((item) => tellFields(item, depth + 1))
  if (!(value instanceof Map)) return []
  return [...value].flatMap(([name, inner]) => {
    const row = Object.hasOwn(rows, name) ? rows[name] : undefined
    if (row && (typeof inner === 'string' || typeof inner === 'number')) return [tell(row, String(inner))]
    return tellFields(inner, depth + 1)
  })
}

function tell({ sort, label, isNamed }: Row, text: string): Told {
  const shown = sort === 'time' ? dateInWords(text) : inOneLine(text.replace(/^c2pa\./, ''))
  return { sort, text: `${label} ${shown}`, ...(isNamed && { identifying: distinctive(text) }) }
}

/** The names in the certificate of the signer: that of its owner is the last but those of the office above it. */
function tellSigner(value: Cbor | undefined): Told[] {
  const certificates = certificatesIn(value, 0)
  const names = certificates.slice(0, 1).flatMap(namesIn)
  const owner = names.at(-1)
  return owner === undefined
    ? []
    : [{ sort: 'identifier', text: `signed by “${inOneLine(owner)}”`, identifying: distinctive(owner) }]
}

/** Long strings of bytes that begin as a certificate does; the headers of a signature are CBOR within CBOR. */
function certificatesIn(value: Cbor | undefined, depth: number): Uint8Array[] {
  if (depth > deepest || value === undefined) return []
  if (value instanceof Uint8Array) {
    if (value[0] === 0x30 && value[1] === 0x82) return [value]
    const inner = value.length > 4 && (value[0] ?? 0) >> 5 === 5 ? readCbor(value) : undefined
    return certificatesIn(inner, depth + 1)
  }
  if (Array.isArray(value)) return value.flatMap((item) => certificatesIn(item, depth + 1))
  return value instanceof Map ? [...value.values()].flatMap((item) => certificatesIn(item, depth + 1)) : []
}

const commonName = '\x06\x03\x55\x04\x03'

/** The common names in a certificate: first that of the office that made it, then that of its owner. */
function namesIn(certificate: Uint8Array): string[] {
  const text = letters(certificate)
  const names: string[] = []
  for (let at = text.indexOf(commonName); at >= 0; at = text.indexOf(commonName, at + 1)) {
    const length = certificate[at + 6] ?? 0
    names.push(new TextDecoder().decode(certificate.subarray(at + 7, at + 7 + length)))
  }
  return names
}

function readJson(body: Uint8Array): Cbor | undefined {
  try {
    return asCbor(JSON.parse(new TextDecoder().decode(body)), 0)
  } catch {
    return undefined
  }
}

function asCbor(value: unknown, depth: number): Cbor {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (depth > deepest || typeof value !== 'object' || value === null) return null
  if (Array.isArray(value)) return value.map((item) => asCbor(item, depth + 1))
  return new Map(Object.entries(value).map(([name, inner]) => [name, asCbor(inner, depth + 1)]))
}
