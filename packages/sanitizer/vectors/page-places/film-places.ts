import { asLetters, b32, joinAll, joinBytes, l32, letters, u32 } from '../../images/bytes.ts'
import { smallRecordings } from '../small-recordings.ts'

type Make = (mark: string) => Uint8Array

const box = (name: string, ...body: Uint8Array[]) => {
  const whole = joinAll(body)
  return joinBytes(b32(whole.length + 8), asLetters(name), whole)
}
const { mp4, m4a, mov, mp3, flac, wav } = smallRecordings
const behind =
  (film: Uint8Array, name: string): Make =>
  (mark) =>
    joinBytes(film, box(name, asLetters(mark)))

/** The place of a box's name, wherever it is. */
function placeOf(film: Uint8Array, name: string, from = 0): number {
  for (let at = from; at + 4 <= film.length; at++) if (letters(film, at, 4) === name) return at
  throw new Error(`no ${name}`)
}

/** The list of what is shown begins and ends elsewhere, and the first packet is a word. */
const trimmed =
  (change: (film: Uint8Array, list: number) => void): Make =>
  (mark) => {
    const film = mp4.slice()
    for (let at = placeOf(film, 'elst'); ; at = placeOf(film, 'elst', at + 4)) {
      change(film, at + 4)
      if (!letters(film).includes('elst', at + 4)) break
    }
    film.set(asLetters(mark), u32(film, placeOf(film, 'stco') + 12) + 40)
    return film
  }

export const filmPlaces: Readonly<Record<string, Make>> = {
  'MP4: in a free part': behind(mp4, 'free'),
  'MP4: in notes of a program': behind(mp4, 'uuid'),
  'MP4: in a part that no one knows': behind(mp4, 'zzzz'),
  'MP4: in data of no track': behind(mp4, 'mdat'),
  'MP4: behind the end': (mark) => joinBytes(mp4, asLetters(mark)),
  'MP4: before what is shown': trimmed((film, list) => film.set(b32(90_000), list + 12)),
  'MP4: after what is shown': trimmed((film, list) => film.set(b32(10), list + 8)),
  'MP4: in a track that is switched off': (mark) => {
    const film = mp4.slice()
    film[placeOf(film, 'tkhd') + 7] = 0
    film.set(asLetters(mark), u32(film, placeOf(film, 'stco') + 12) + 40)
    return film
  },
  'M4A: in a free part': behind(m4a, 'free'),
  'M4A: in data of no track': behind(m4a, 'mdat'),
  'MOV: in a free part': behind(mov, 'skip'),
  'MOV: in data of no track': behind(mov, 'mdat'),
  'MP3: before the sound': (mark) =>
    joinBytes(
      asLetters('ID3\x03\0\0\0\0\0\x18TIT2\0\0\0\x0e\0\0\0'),
      asLetters(mark.slice(0, 13)),
      mp3.subarray(20),
    ),
  'MP3: behind the sound': (mark) => joinBytes(mp3, asLetters(`TAG${mark}`.padEnd(128, '\0'))),
  'FLAC: behind the sound': (mark) => joinBytes(flac, asLetters(mark)),
  'WAV: in a list': (mark) =>
    joinBytes(
      wav.subarray(0, 4),
      l32(wav.length + mark.length),
      wav.subarray(8),
      asLetters('LIST'),
      l32(mark.length),
      asLetters(mark),
    ),
  'WAV: in a part that no one knows': (mark) =>
    joinBytes(
      wav.subarray(0, 4),
      l32(wav.length + mark.length),
      wav.subarray(8),
      asLetters('zzzz'),
      l32(mark.length),
      asLetters(mark),
    ),
  'WAV: behind the end': (mark) => joinBytes(wav, asLetters(mark)),
}
