import type { Work } from '../contract.ts'
import { letters, u8, u32 } from '../images/bytes.ts'
import { boxNamed, type IsoBox, readBoxes } from '../images/heif/iso-boxes.ts'
import { refuse } from '../refusals.ts'
import { type Blot, blotAac, blotMp3, blotMpeg4, blotPng, blotProRes } from './blot-names.ts'
import { streamKindOf, streamKinds } from './esds.ts'
import { cleanPictureEntry } from './mp4-picture-entry.ts'
import { cleanSoundEntry, oldSoundShape, type SoundShape } from './mp4-sound-entry.ts'
import type { VideoKind } from './video-notes.ts'

export type Mp4Track = {
  id: number
  handler: 'vide' | 'soun'
  /** The boxes as they were read; what is written is chosen from them. */
  head: Uint8Array
  mediaHead: Uint8Array
  handlerBox: Uint8Array
  edits: Uint8Array | null
  mediaInfo: readonly IsoBox[]
  table: readonly IsoBox[]
  entries: Uint8Array[]
  shape: SoundShape | null
  video: { kind: VideoKind; lengthSize: number } | null
  /** Overwrites what the encoder or camera wrote about itself into the data, where it may have. */
  blot: Blot | 'motion jpeg' | null
}

/** A track of pictures or of sound; null for any other, of which is said that it goes. */
export function readTrack(body: Uint8Array, isQuickTime: boolean, work: Work): Mp4Track | null {
  const boxes = readBoxes(body)
  const need = (from: readonly IsoBox[], name: string) => boxNamed(from, name)?.body ?? refuse('broken')
  const head = need(boxes, 'tkhd')
  const media = readBoxes(need(boxes, 'mdia'))
  const handlerBox = need(media, 'hdlr')
  const handler = letters(handlerBox, 8, 4)
  if (handler !== 'vide' && handler !== 'soun') {
    tellOther(handler, work)
    return null
  }
  const mediaInfo = readBoxes(need(media, 'minf'))
  const table = readBoxes(need(mediaInfo, 'stbl'))
  refuseOutsideData(mediaInfo)
  const stsd = need(table, 'stsd')
  const entries = readBoxes(stsd.subarray(8))
  const first = entries[0] ?? refuse('broken')
  const mediaHead = need(media, 'mdhd')
  const edts = boxNamed(boxes, 'edts')
  return {
    id: u32(head, u8(head, 0) === 1 ? 20 : 12),
    handler,
    head,
    mediaHead,
    handlerBox,
    edits: edts ? (boxNamed(readBoxes(edts.body), 'elst')?.body ?? null) : null,
    mediaInfo,
    table,
    entries: entries.map((entry) =>
      handler === 'vide' ? cleanPictureEntry(entry, work) : cleanSoundEntry(entry, isQuickTime),
    ),
    shape: handler === 'soun' ? oldSoundShape(first, isQuickTime) : null,
    video: handler === 'vide' ? videoOf(first, work) : null,
    blot: blotOf(first),
  }
}

const motionJpegs = new Set(['jpeg', 'mjpa'])
const proRes = new Set(['apch', 'apcn', 'apcs', 'apco', 'ap4h', 'ap4x'])
const mp3s = new Set(['.mp3', 'mp3 ', 'ms\0\x55'])

function blotOf({ name, body }: IsoBox): Mp4Track['blot'] {
  if (motionJpegs.has(name)) return 'motion jpeg'
  else if (proRes.has(name)) return blotProRes
  else if (mp3s.has(name)) return blotMp3
  else if (name === 'png ') return blotPng
  const kind = name === 'mp4a' || name === 'mp4v' ? streamKindOf(body) : null
  if (kind === streamKinds.jpeg) return 'motion jpeg'
  else if (kind === streamKinds.png) return blotPng
  else if (kind === streamKinds.mpeg4) return blotMpeg4
  else if (streamKinds.mp3.some((one) => one === kind)) return blotMp3
  else return name === 'mp4a' ? blotAac : null
}

const others: Readonly<Record<string, string>> = {
  tmcd: 'A track with the time of day (time code), removed',
  sbtl: 'A track of subtitles, removed',
  subt: 'A track of subtitles, removed',
  text: 'A track of text, removed',
  clcp: 'A track of captions, removed',
  hint: 'A track of notes for a server, removed',
}

function tellOther(handler: string, { findings }: Work): void {
  const text = Object.hasOwn(others, handler) ? others[handler] : undefined
  findings.removed({
    sort: 'hidden',
    text: text ?? 'A track with data of the camera or phone (often position and motion), removed',
  })
}

/** Data that is in another file could not be cleaned. */
function refuseOutsideData(mediaInfo: readonly IsoBox[]): void {
  const dinf = boxNamed(mediaInfo, 'dinf')
  const dref = dinf && boxNamed(readBoxes(dinf.body), 'dref')
  for (const { body } of dref ? readBoxes(dref.body.subarray(8)) : []) {
    if ((u8(body, 3) & 1) === 0) refuse('unsupported')
  }
}

function videoOf(entry: IsoBox, { findings }: Work): Mp4Track['video'] {
  const children = entry.body.subarray(78)
  const config = (name: string) => boxNamed(readBoxes(children.subarray(0, endOfBoxes(children))), name)?.body
  if (['avc1', 'avc3', 'dvav', 'dva1'].includes(entry.name)) {
    return { kind: 'avc', lengthSize: (u8(config('avcC') ?? refuse('broken'), 4) & 3) + 1 }
  } else if (['hvc1', 'hev1', 'dvh1', 'dvhe'].includes(entry.name)) {
    return { kind: 'hevc', lengthSize: (u8(config('hvcC') ?? refuse('broken'), 21) & 3) + 1 }
  } else if (entry.name === 'av01') {
    return { kind: 'av1', lengthSize: 0 }
  } else if (!['vp08', 'vp09'].includes(entry.name) && blotOf(entry) === null) {
    findings.kept({ text: 'The name of the encoder may be inside the data of the moving picture; it stays' })
  }
  return null
}

function endOfBoxes(bytes: Uint8Array): number {
  let at = 0
  while (at + 8 <= bytes.length && u32(bytes, at) >= 8) at += u32(bytes, at)
  return Math.min(at, bytes.length)
}
