import type { Findings } from '../contract.ts'
import { letters, startsWith } from '../images/bytes.ts'
import { type IsoBox, readBoxes } from '../images/heif/iso-boxes.ts'
import { dateInWords, distinctive, inOneLine, positionInWords } from '../images/in-words.ts'
import { reportCredentials, signedHistory } from '../images/metadata/credentials/report-credentials.ts'
import { reportXmp } from '../images/metadata/report-xmp.ts'
import { tellCover, tellField } from './id3.ts'

const from1904To1970 = 2_082_844_800

/** Says when a movie was made; `heads` are its mvhd and the mdhd of its tracks, which mostly tell the same moment. */
export function tellTimes(heads: readonly Uint8Array[], findings: Findings): void {
  for (const text of new Set(heads.flatMap(momentOf))) {
    findings.removed({ sort: 'time', text: `Recorded on ${text} (world time), removed` })
  }
}

function momentOf(body: Uint8Array): string[] {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength)
  const isLong = body[0] === 1
  if (body.length < (isLong ? 20 : 12)) return []
  const seconds = isLong ? view.getUint32(4) * 4294967296 + view.getUint32(8) : view.getUint32(4)
  const since1970 = seconds - from1904To1970
  if (since1970 <= 0 || since1970 > 8_000_000_000) return []
  return [dateInWords(new Date(since1970 * 1000).toISOString())]
}

const fields: Readonly<Record<string, string>> = {
  '\xa9nam': 'title',
  '\xa9ART': 'artist',
  aART: 'artist',
  '\xa9alb': 'album',
  '\xa9wrt': 'composer',
  '\xa9aut': 'author',
  '\xa9day': 'date',
  '\xa9too': 'software',
  '\xa9swr': 'software',
  '\xa9enc': 'encodedby',
  '\xa9cmt': 'comment',
  '\xa9des': 'comment',
  desc: 'comment',
  cprt: 'copyright',
  '\xa9cpy': 'copyright',
  '\xa9mak': 'device',
  '\xa9mod': 'device',
  '\xa9lyr': 'lyrics',
  ownr: 'owner',
  apID: 'owner',
}

/** Says what the boxes for notes told (`udta`, `meta`, `uuid`); never throws. */
export function tellNotes(boxes: readonly IsoBox[], findings: Findings): void {
  const open = [...boxes]
  for (let count = 0, box = open.shift(); box && count < 2000; count++, box = open.shift()) {
    const { name, body } = box
    if (name === 'udta' || name === 'ilst') open.push(...readable(body))
    else if (name === 'meta') {
      const inside = readable(letters(body, 4, 4) === 'hdlr' ? body : body.subarray(4))
      const keys = inside.find((one) => one.name === 'keys')
      if (keys) tellKeyed(keys.body, inside.find((one) => one.name === 'ilst')?.body, findings)
      else open.push(...inside)
    } else tellBox(box, findings)
  }
}

function readable(body: Uint8Array): IsoBox[] {
  try {
    return readBoxes(body, true)
  } catch {
    return []
  }
}

function tellBox({ name, body }: IsoBox, findings: Findings): void {
  if (name === '\xa9xyz') tellPlace(textOf(body), findings)
  else if (name === 'loci') tellFixedPlace(body, findings)
  else if (name === 'covr') tellCover(findings)
  else if (name === 'XMP_') reportXmp(body, findings)
  else if (name === 'uuid' && startsWith(body, credentialsBox)) tellCredentials(body, findings)
  else if (name === 'uuid') {
    if (letters(body, 16, 2000).includes('<')) reportXmp(body.subarray(16), findings)
    else findings.removed({ sort: 'structure', text: 'Data of some program or camera, removed' })
  } else if (Object.hasOwn(fields, name)) tellField(fields[name] ?? '', textOf(body), findings)
}

/** The box of content credentials, by its sixteen bytes. */
const credentialsBox = '\xd8\xfe\xc3\xd6\x1b\x0e\x48\x3c\x92\x97\x58\x28\x87\x7e\xc4\x81'

/** Behind a version, a purpose that ends with a NUL, and a place of eight bytes. */
function tellCredentials(body: Uint8Array, findings: Findings): void {
  reportCredentials(body.subarray(body.indexOf(0, 20) + 9), findings)
  findings.removed({ sort: 'structure', text: signedHistory })
}

/** In `ilst` the text is in a `data` box; in old files behind its length and language. */
function textOf(body: Uint8Array): string {
  const from = letters(body, 4, 4) === 'data' ? 16 : 4
  return decoded(body.subarray(from, from + 500))
    .replaceAll('\0', ' ')
    .trim()
}

/** Films of before 2004 have the letters of Macs. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('macintosh').decode(bytes)
  }
}

/** "+06.4500+003.3900/", as ISO 6709 writes it. */
function tellPlace(text: string, findings: Findings): void {
  const [written, latitude, longitude] = /([+-]\d+(?:\.\d+)?)([+-]\d+(?:\.\d+)?)/.exec(text) ?? []
  const shown = written ? positionInWords(Number(latitude), Number(longitude)) : inOneLine(text)
  findings.removed({
    sort: 'place',
    text: `GPS position ${shown}, removed`,
    identifying: distinctive(written ?? ''),
  })
}

/** A name, and the two numbers in 65536ths of a degree. */
function tellFixedPlace(body: Uint8Array, findings: Findings): void {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength)
  const at = body.indexOf(0, 6) + 2
  if (at < 8 || at + 8 > body.length) return
  const shown = positionInWords(view.getInt32(at + 4) / 65536, view.getInt32(at) / 65536)
  findings.removed({ sort: 'place', text: `GPS position ${shown}, removed` })
}

const keyed: Readonly<Record<string, string>> = {
  make: 'device',
  model: 'device',
  software: 'software',
  creationdate: 'date',
  author: 'author',
  artist: 'artist',
  title: 'title',
  comment: 'comment',
  description: 'comment',
  'content.identifier': 'identifier',
  version: 'software',
  capture_mode: '',
}

function tellKeyed(keys: Uint8Array, list: Uint8Array | undefined, findings: Findings): void {
  const names = readable(keys.subarray(8)).map(({ body }) => letters(body))
  for (const { name, body } of list ? readable(list) : []) {
    const index = name.charCodeAt(2) * 256 + name.charCodeAt(3) - 1
    const key = (names[index] ?? '').replace(/^com\.(apple\.quicktime|android)\./, '')
    if (key.startsWith('location.')) tellPlace(textOf(body), findings)
    else tellField(Object.hasOwn(keyed, key) ? (keyed[key] ?? '') : '', textOf(body), findings)
  }
}
