import type { Findings, Sort } from '../contract.ts'
import { letters } from '../images/bytes.ts'
import { dateInWords, distinctive, inOneLine } from '../images/in-words.ts'

type Row = { sort: Sort; label: string; isNamed?: true }

/** Fields of ID3, Vorbis comments, APE, RIFF and MP4 under one name each; of others only that they were there is said. */
const rows: Readonly<Record<string, Row>> = {
  title: { sort: 'hidden', label: 'Title:' },
  album: { sort: 'hidden', label: 'Album:' },
  artist: { sort: 'person', label: 'Artist:', isNamed: true },
  composer: { sort: 'person', label: 'Composer:', isNamed: true },
  author: { sort: 'person', label: 'Author:', isNamed: true },
  owner: { sort: 'person', label: 'Owner:', isNamed: true },
  engineer: { sort: 'person', label: 'Engineer:', isNamed: true },
  encodedby: { sort: 'person', label: 'Encoded by', isNamed: true },
  copyright: { sort: 'person', label: 'Copyright:', isNamed: true },
  date: { sort: 'time', label: 'Date:' },
  software: { sort: 'software', label: 'Made with' },
  device: { sort: 'device', label: 'Device:' },
  serial: { sort: 'device', label: 'Serial number:', isNamed: true },
  comment: { sort: 'hidden', label: 'Comment:' },
  lyrics: { sort: 'hidden', label: 'Lyrics:' },
  place: { sort: 'place', label: 'Place:', isNamed: true },
  path: { sort: 'path', label: 'Name of the original file:', isNamed: true },
  identifier: { sort: 'identifier', label: 'Number of the recording:', isNamed: true },
}

/** Says what a field of a recording told. */
export function tellField(field: string, value: string, findings: Findings): void {
  const row = rows[field]
  if (!row || !/\S/.test(value.replaceAll('\0', ''))) return
  const shown = row.sort === 'time' ? dateInWords(value) : inOneLine(value)
  const identifying = row.isNamed ? distinctive(value) : []
  findings.removed({ sort: row.sort, text: `${row.label} ${shown}, removed`, identifying })
}

const frames: Readonly<Record<string, string>> = {
  TIT2: 'title',
  TT2: 'title',
  TALB: 'album',
  TAL: 'album',
  TPE1: 'artist',
  TP1: 'artist',
  TPE2: 'artist',
  TCOM: 'composer',
  TCM: 'composer',
  TENC: 'encodedby',
  TEN: 'encodedby',
  TCOP: 'copyright',
  TCR: 'copyright',
  TDRC: 'date',
  TYER: 'date',
  TYE: 'date',
  TDAT: 'date',
  TDTG: 'date',
  TSSE: 'software',
  TSS: 'software',
  TOWN: 'owner',
  TOFN: 'path',
  TOF: 'path',
  COMM: 'comment',
  COM: 'comment',
  USLT: 'lyrics',
  UFID: 'identifier',
  TSRC: 'identifier',
}

/** Says what an ID3v2 tag told; `tag` begins with "ID3" and may be broken. */
export function reportId3(tag: Uint8Array, findings: Findings): void {
  // Versions 2 and 3 say for the whole tag that it was written so (ID3v2.3, section 5), and version 4 for each field.
  const bytes = (tag[3] ?? 0) < 4 && (tag[5] ?? 0) >= 128 ? synchronised(tag) : tag
  const byte = (at: number) => bytes[at] ?? 0
  const version = byte(3)
  const [nameLength, headLength] = version === 2 ? [3, 6] : [4, 10]
  const synchsafe = (at: number) =>
    byte(at) * 2097152 + byte(at + 1) * 16384 + byte(at + 2) * 128 + byte(at + 3)
  const plain = (at: number) =>
    version === 2
      ? byte(at) * 65536 + byte(at + 1) * 256 + byte(at + 2)
      : byte(at) * 16777216 + byte(at + 1) * 65536 + byte(at + 2) * 256 + byte(at + 3)
  let at = 10
  while (at + headLength < bytes.length && byte(at) !== 0) {
    const name = letters(bytes, at, nameLength)
    const length = version === 4 ? synchsafe(at + 4) : plain(at + nameLength)
    const written = bytes.subarray(at + headLength, at + headLength + length)
    const isApart = version === 4 && (byte(at + 9) & 2) !== 0
    const body = isApart ? synchronised(written.subarray(byte(at + 9) & 1 ? 4 : 0)) : written
    if (name === 'APIC' || name === 'PIC') tellCover(findings)
    else tellField(frames[name] ?? '', frameText(name, body), findings)
    at += headLength + length
  }
}

/** Without the zeros that keep old players from taking a tag for sound. */
function synchronised(bytes: Uint8Array): Uint8Array {
  return bytes.filter((byte, at) => byte !== 0 || bytes[at - 1] !== 255)
}

export const tellCover = (findings: Findings) =>
  findings.removed({ sort: 'embedded', text: 'A cover picture, removed' })

function frameText(name: string, body: Uint8Array): string {
  if (name === 'UFID') return letters(body, body.indexOf(0) + 1, 64)
  const alphabet = (['latin1', 'utf-16', 'utf-16be', 'utf-8'] as const)[body[0] ?? 0] ?? 'utf-8'
  const isWide = alphabet.startsWith('utf-16')
  const from = ['COMM', 'COM', 'USLT'].includes(name) ? 4 : 1
  const raw = body.subarray(from, from + 2000)
  const withMark =
    alphabet === 'utf-16' && raw[0] === 0xfe ? 'utf-16be' : alphabet === 'utf-16' ? 'utf-16le' : alphabet
  const text =
    alphabet === 'latin1'
      ? letters(raw)
      : new TextDecoder(withMark).decode(raw.subarray(0, isWide ? raw.length & ~1 : raw.length))
  return text.replaceAll('\0', ' ').replaceAll('\ufeff', '').trim()
}
