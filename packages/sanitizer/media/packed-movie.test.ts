import { zlibSync } from 'fflate'
import { expect, test } from 'vitest'
import { asLetters, b32, joinAll, joinBytes } from '../images/bytes.ts'
import { isoBox, readBoxes } from '../images/heif/iso-boxes.ts'
import { smallRecordings } from '../vectors/small-recordings.ts'
import { workFor } from '../vectors/work-for.ts'
import { cleanMp4 } from './clean-mp4.ts'

/** The same film with its description packed; the room that this leaves is filled, so that all data stays in its place. */
function packed(film: Uint8Array, pack: (moov: Uint8Array) => Uint8Array): Uint8Array {
  const pieces = readBoxes(film).map(({ name, body }) => {
    const box = isoBox(name, body)
    if (name !== 'moov') return box
    const small = isoBox(
      'moov',
      isoBox('cmov', isoBox('dcom', asLetters('zlib')), isoBox('cmvd', b32(box.length), pack(box))),
    )
    return joinBytes(small, isoBox('free', new Uint8Array(box.length - small.length - 8)))
  })
  return joinAll(pieces)
}

test('a film with a packed description becomes the same as one with a plain description', async () => {
  const { mov } = smallRecordings
  const film = packed(mov, (moov) => zlibSync(moov))
  expect(await cleanMp4(film, workFor().work)).toEqual(await cleanMp4(mov, workFor().work))
})

test('a packed description that unpacks to more than it says is refused', () => {
  const film = packed(smallRecordings.mov, (moov) => zlibSync(joinBytes(moov, new Uint8Array(100_000))))
  expect(() => cleanMp4(film, workFor().work)).toThrow(expect.objectContaining({ code: 'broken' }))
})
