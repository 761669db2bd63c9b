import type { Cleaner, Work } from '../contract.ts'
import { asLetters, b32, joinAll, letters, part } from '../images/bytes.ts'
import { boxNamed, boxPieces, type IsoBox, isoBox, readBoxes } from '../images/heif/iso-boxes.ts'
import { refuse } from '../refusals.ts'
import { skipSilence } from './gapless.ts'
import { motionJpeg } from './motion-jpeg.ts'
import { cleanFragment, type FragmentDefaults, readDefaults } from './mp4-fragments.ts'
import { tellNotes, tellTimes } from './mp4-notes.ts'
import { readChunks } from './mp4-samples.ts'
import { type Mp4Track, readTrack } from './mp4-tracks.ts'
import { unpackMovie } from './packed-movie.ts'
import { tellUnshown } from './tell-unshown.ts'
import { blotNotes, tellEncoders } from './video-notes.ts'
import { writeMovie } from './write-mp4-movie.ts'

/** MP4, M4A and MOV, whole or in fragments: the tracks of pictures and sound, their data and nothing else, in a new file. */
export const cleanMp4: Cleaner = (bytes, work) => {
  const boxes = readBoxes(bytes, true)
  const moov = unpackMovie(readBoxes((boxNamed(boxes, 'moov') ?? refuse('broken')).body), work)
  const head = cleanBrands(boxNamed(boxes, 'ftyp')?.body)
  const isQuickTime = letters(head, 8, 4) === 'qt  '
  const movieHead = boxNamed(moov, 'mvhd')?.body ?? refuse('broken')
  tellNotes([...boxes, ...moov].filter(isNote), work.findings)
  const read = moov.flatMap(({ name, body }) => {
    if (name !== 'trak') return []
    tellNotes(readBoxes(body).filter(isNote), work.findings)
    return readTrack(body, isQuickTime, work) ?? []
  })
  if (read.length === 0) refuse('broken')
  const tracks = skipSilence(bytes, moov, movieHead, read)
  tellTimes([movieHead, ...tracks.map(({ mediaHead }) => mediaHead)], work.findings)
  tellUnshown(movieHead, tracks, work.findings)
  const data = dataCleaner(bytes, work)
  const defaults = readDefaults(boxNamed(moov, 'mvex'))
  const movie = writeWithData(head, movieHead, tracks, extensionOf(tracks, defaults), data)
  const fragments = boxes
    .filter(({ name }) => name === 'moof')
    .flatMap((moof) => cleanOne(moof, tracks, defaults, data))
  return data.write([...movie, ...fragments])
}

const isNote = ({ name }: IsoBox) => name === 'udta' || name === 'meta' || name === 'uuid'

const brands = new Set(
  'isom iso2 iso3 iso4 iso5 iso6 iso7 iso8 iso9 isoa mp41 mp42 avc1 av01 M4A_ M4B_ M4P_ M4V_ qt__ 3gp4 3gp5 3gp6 3gp7 3gp8 3g2a dash dsms hlsf cmfc MSNV'
    .split(' ')
    .map((name) => name.replaceAll('_', ' ')),
)

/** Old QuickTime files have no such head. Many brands only tell which program or camera wrote the file. */
function cleanBrands(body: Uint8Array | undefined): Uint8Array {
  const given = body ? letters(body, 0, 4) : 'qt  '
  const major = brands.has(given) ? given : 'isom'
  const others = Array.from(
    { length: body ? Math.max(0, Math.floor((body.length - 8) / 4)) : 0 },
    (_, index) => letters(body ?? new Uint8Array(0), 8 + index * 4, 4),
  )
  const kept = [...new Set(others)].filter((brand) => brands.has(brand) && brand !== major)
  return isoBox('ftyp', asLetters(major), b32(0), asLetters(major), ...kept.map(asLetters))
}

function extensionOf(tracks: readonly Mp4Track[], defaults: FragmentDefaults): Uint8Array | null {
  const own = tracks.flatMap(({ id }) => defaults.get(id)?.box ?? [])
  return own.length > 0 ? isoBox('mvex', ...own) : null
}

type DataCleaner = {
  /** A piece of the file as it is, remembered as the track's. */
  take(track: Mp4Track, at: number, length: number): Uint8Array
  /** Joins the pieces of the new file, and cleans those that were taken where they come to lie. */
  write(pieces: readonly Uint8Array[]): Uint8Array
}

function dataCleaner(bytes: Uint8Array, work: Work): DataCleaner {
  const owners = new Map<Uint8Array, Mp4Track>()
  let left = bytes.length * 2
  return {
    take(track, at, length) {
      left -= length
      // Tracks whose data overlaps would let a small file grow without end.
      if (left < 0) refuse('broken')
      const data = part(bytes, at, length)
      owners.set(data, track)
      return data
    },
    write(pieces) {
      const written = joinAll(pieces)
      const clean = trackCleaner(work)
      let at = 0
      for (const piece of pieces) {
        const track = owners.get(piece)
        if (track) clean.one(track, written.subarray(at, at + piece.length))
        at += piece.length
      }
      clean.tell()
      return written
    },
  }
}

/** Overwrites in place what encoders and cameras wrote into the data of their tracks. */
function trackCleaner(work: Work) {
  const { findings } = work
  const tell = tellEncoders(findings)
  const blotFrames = motionJpeg(work)
  let isUnread = false
  return {
    one(track: Mp4Track, data: Uint8Array) {
      if (track.video && !blotNotes(data, track.video.kind, track.video.lengthSize, tell)) isUnread = true
      const blot = track.blot === 'motion jpeg' ? blotFrames : track.blot
      if (blot && !followed(() => blot(data))) isUnread = true
    },
    tell() {
      if (isUnread) {
        findings.kept({
          text: 'Part of the video could not be looked into; notes of the encoder may be left in it',
        })
      }
    },
  }
}

function followed(follow: () => boolean): boolean {
  try {
    return follow()
  } catch {
    return false
  }
}

/** The chunks of all tracks in the order in which they lie in the file, so that they stay side by side. */
function writeWithData(
  head: Uint8Array,
  movieHead: Uint8Array,
  tracks: readonly Mp4Track[],
  extension: Uint8Array | null,
  data: DataCleaner,
): Uint8Array[] {
  const chunks = tracks.flatMap((track) =>
    readChunks(track.table, track.shape).map((chunk, index) => ({ ...chunk, track, index })),
  )
  chunks.sort((one, other) => one.at - other.at || tracks.indexOf(one.track) - tracks.indexOf(other.track))
  const places = new Map<Mp4Track, number[]>(tracks.map((track) => [track, []]))
  const pieces: Uint8Array[] = []
  const write = (start: number) => {
    let at = start
    for (const { track, index, length } of chunks) {
      const own = places.get(track)
      // An empty one is nowhere; it is put at the beginning, so that its place is always the same.
      if (own) own[index] = length === 0 ? start : at
      at += length
    }
    return writeMovie(movieHead, tracks, places, extension)
  }
  const length = write(0).length
  const movie = write(head.length + length + 8)
  for (const { track, at, length: size } of chunks) pieces.push(data.take(track, at, size))
  return [head, movie, ...(pieces.length > 0 ? boxPieces('mdat', pieces) : [])]
}

function cleanOne(
  moof: IsoBox,
  tracks: readonly Mp4Track[],
  defaults: FragmentDefaults,
  data: DataCleaner,
): Uint8Array[] {
  const byId = new Map(tracks.map((track) => [track.id, track]))
  return cleanFragment(
    moof,
    defaults,
    (id) => byId.has(id),
    (id, at, length) => data.take(byId.get(id) ?? refuse('broken'), at, length),
  )
}
