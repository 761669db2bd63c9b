import type { Kind } from '../contract.ts'
import { refuse } from '../refusals.ts'
import { isLateSound } from './is-late-sound.ts'
import { tellBoxKind } from './tell-box-kind.ts'
import { tellCompoundKind } from './tell-compound-kind.ts'
import { tellTextKind } from './tell-text-kind.ts'
import { tellZipKind } from './tell-zip-kind.ts'

/**
 * What a file is, by its content alone: names and endings lie. A file that is two things at once is taken for what it begins as,
 * and its cleaner leaves the rest behind. Refuses what no cleaner knows, with what to do instead.
 */
export function tellKind(bytes: Uint8Array): Kind {
  if (bytes.length === 0) refuse('empty')
  const simple = signatures.find(({ is }) => is(bytes))
  if (simple) return simple.kind
  if (begins(bytes, 'D0CF11E0A1B11AE1')) return tellCompoundKind(bytes)
  if (isOfOutlook(bytes)) return refuse('outlook')
  if (begins(bytes, '504B0304') || begins(bytes, '504B0506')) return tellZipKind(bytes)
  const box = tellBoxKind(bytes)
  if (box) return box
  if (hasLateStart(bytes)) return 'pdf'
  if (isLateSound(bytes)) return 'mp3'
  return tellTextKind(bytes)
}

type Signature = { kind: Kind; is(bytes: Uint8Array): boolean }

const signatures: readonly Signature[] = [
  { kind: 'jpeg', is: (bytes) => begins(bytes, 'FFD8FF') },
  { kind: 'png', is: (bytes) => begins(bytes, '89504E470D0A1A0A') },
  { kind: 'gif', is: (bytes) => /^GIF8[79]a/.test(startOf(bytes, 6)) },
  { kind: 'webp', is: (bytes) => /^RIFF[\s\S]{4}WEBP/.test(startOf(bytes, 12)) },
  { kind: 'wav', is: (bytes) => /^(?:RIFF|RF64|BW64)[\s\S]{4}WAVE/.test(startOf(bytes, 12)) },
  {
    kind: 'tiff',
    is: (bytes) => ['49492A00', '4D4D002A', '49492B00', '4D4D002B'].some((start) => begins(bytes, start)),
  },
  { kind: 'bmp', is: isBitmap },
  { kind: 'pdf', is: (bytes) => startOf(bytes, 5) === '%PDF-' },
  { kind: 'ogg', is: (bytes) => startOf(bytes, 4) === 'OggS' },
  { kind: 'flac', is: (bytes) => startOf(bytes, 4) === 'fLaC' || isFlacBehindTags(bytes) },
  { kind: 'mp3', is: isSound },
]

/** `BM` begins words too, so the size of its second header has to be one that exists. */
function isBitmap(bytes: Uint8Array): boolean {
  return (
    startOf(bytes, 2) === 'BM' &&
    [12, 16, 40, 52, 56, 64, 108, 124].includes(bytes[14] ?? 0) &&
    bytes[15] === 0
  )
}

/** MPEG audio of layers II and III, bare or behind an ID3 tag. No one uses layer I, and UTF-16 begins like it. */
function isSound(bytes: Uint8Array): boolean {
  if (startOf(bytes, 3) === 'ID3') return true
  const [first = 0, second = 0, third = 0] = bytes
  const hasLayer = (second & 0xe0) === 0xe0 && [2, 4].includes(second & 0x06) && (second & 0x18) !== 0x08
  return first === 0xff && hasLayer && third >> 4 !== 15 && (third & 0x0c) !== 0x0c
}

function isFlacBehindTags(bytes: Uint8Array): boolean {
  if (startOf(bytes, 3) !== 'ID3' || bytes.length < 14) return false
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10)
  const end = 10 + ((a << 21) | (b << 14) | (c << 7) | d)
  return startOf(bytes.subarray(end), 4) === 'fLaC'
}

/** A mailbox (MS-PST, 2.2.2.6), and `winmail.dat` (MS-OXTNEF, 2.1.3). */
function isOfOutlook(bytes: Uint8Array): boolean {
  return begins(bytes, '2142444E') || begins(bytes, '789F3E22')
}

/** Readers of PDF allow a kilobyte of anything before it. */
function hasLateStart(bytes: Uint8Array): boolean {
  return startOf(bytes, 1029).includes('%PDF-')
}

function begins(bytes: Uint8Array, hex: string): boolean {
  return (hex.match(/../g) ?? []).every((pair, place) => bytes[place] === Number.parseInt(pair, 16))
}

function startOf(bytes: Uint8Array, length: number): string {
  return String.fromCharCode(...bytes.subarray(0, length))
}
