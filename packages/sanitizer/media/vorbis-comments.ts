import type { Findings } from '../contract.ts'
import { joinBytes, l32, letters } from '../images/bytes.ts'
import { inOneLine } from '../images/in-words.ts'
import { tellCover, tellField } from './id3.ts'

const names: Readonly<Record<string, string>> = {
  TITLE: 'title',
  ALBUM: 'album',
  ARTIST: 'artist',
  PERFORMER: 'artist',
  ALBUMARTIST: 'artist',
  COMPOSER: 'composer',
  AUTHOR: 'author',
  COPYRIGHT: 'copyright',
  CONTACT: 'owner',
  ORGANIZATION: 'owner',
  DATE: 'date',
  YEAR: 'date',
  ENCODER: 'software',
  ENCODED_BY: 'encodedby',
  'ENCODED-BY': 'encodedby',
  COMMENT: 'comment',
  DESCRIPTION: 'comment',
  LYRICS: 'lyrics',
  LOCATION: 'place',
  ISRC: 'identifier',
}

/** Says what a block of Vorbis comments told. Never throws. */
export function reportComments(bytes: Uint8Array, findings: Findings): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const long = (at: number) => (at + 4 <= bytes.length ? view.getUint32(at, true) : 0)
  const vendor = letters(bytes, 4, Math.min(long(0), 200))
  if (vendor) findings.removed({ sort: 'software', text: `Made with ${inOneLine(vendor)}, removed` })
  let at = 4 + long(0)
  const count = long(at)
  at += 4
  for (let index = 0; index < count && at + 4 <= bytes.length; index++) {
    const length = long(at)
    const text = new TextDecoder().decode(bytes.subarray(at + 4, at + 4 + Math.min(length, 2000)))
    const [name = '', ...value] = text.split('=')
    const upper = name.toUpperCase()
    if (upper === 'METADATA_BLOCK_PICTURE' || upper === 'COVERART') tellCover(findings)
    else tellField(Object.hasOwn(names, upper) ? (names[upper] ?? '') : '', value.join('='), findings)
    at += 4 + length
  }
}

/** No comment, and a vendor without a name. */
export const emptyComments = joinBytes(l32(0), l32(0))
