import { expect, test } from 'vitest'
import { findMarkers } from '../../../vectors/find-markers.ts'
import { workFor } from '../../../vectors/work-for.ts'
import { cleanPdf } from '../../clean-pdf.ts'
import { dirtyJpx, dirtyJpxStream } from '../../vectors/dirty-jpx.ts'
import { dirtyProfile } from '../../vectors/dirty-parts.ts'
import { big, joined, latin, makePdf, packed } from '../../vectors/make-pdf.ts'
import { neutralProfile } from '../colours/neutral-profile.ts'
import { plainJpx } from './plain-jpx.ts'

const marker = (place: string) => `SECRET-${place}`

test.for([
  ['picture', dirtyJpx],
  ['stream', dirtyJpxStream],
] as const)('a JPEG 2000 %s keeps its pixels and colours, and nothing beside them', ([, make]) => {
  const clean = plainJpx(make(marker))
  expect(findMarkers(clean, ['SECRET'])).toEqual([])
  expect(plainJpx(clean)).toEqual(clean)
})

test('where the end of a JPEG 2000 stream is damaged, nothing behind its tiles comes along', () => {
  const stream = dirtyJpxStream(marker)
  const end = stream.lastIndexOf(0xd9)
  for (const damaged of [stream.with(end, 0), stream.with(end - 1, 0)])
    expect(plainJpx(damaged)).toEqual(plainJpx(stream))
})

test('a profile in a JPEG 2000 picture that cannot be read gives way to the usual colours', () => {
  const box = (kind: string, data: Uint8Array) => joined([big([data.length + 8, 4], kind), data])
  const size = box('ihdr', big([21, 4], [33, 4], [3, 2], [7, 1], [7, 1], [0, 1], [0, 1]))
  const colours = box('colr', joined([big([2, 1], [0, 2]), latin('SECRET, and no profile')]))
  const clean = plainJpx(joined([box('jP  ', big([0x0d0a870a, 4])), box('jp2h', joined([size, colours]))]))
  expect(String.fromCharCode(...clean)).toContain(`colr\x01\0\0\0\0\0\x10`)
})

test('a remark does not pass for a curve of a colour profile', () => {
  const profile = dirtyProfile(marker)
  const clean = neutralProfile(profile)
  expect(clean && findMarkers(clean, ['SECRET'])).toEqual([])
  expect(clean && neutralProfile(clean)).toEqual(clean)
  const at = (tag: string) => String.fromCharCode(...profile).indexOf(tag, 132)
  const misled = profile.slice()
  misled.set(profile.subarray(at('cprt') + 4, at('cprt') + 12), at('rTRC') + 4)
  expect(neutralProfile(misled)).toBeNull()
  // A curve that claims the remark behind it.
  const long = profile.slice()
  new DataView(long.buffer).setUint32(at('rTRC') + 8, 4000)
  expect(neutralProfile(long)).toBeNull()
  const more = profile.slice()
  const curve = new DataView(more.buffer).getUint32(at('rTRC') + 4)
  new DataView(more.buffer).setUint32(at('rTRC') + 8, profile.length - curve)
  expect(neutralProfile(more)).toEqual(clean)
})

test('pixels of which no colours are told show nothing and go; so do names that are no colours', async () => {
  const drawn = (colours: string) =>
    makePdf(
      [
        ['<</Type /Catalog /Pages 2 0 R>>'],
        ['<</Type /Pages /Kids [3 0 R] /Count 1>>'],
        [
          '<</Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R /Resources <</XObject <</A 5 0 R>>>>>>',
        ],
        packed('', '/A Do'),
        packed(
          `/Subtype /Image /Width 15 /Height 1 /BitsPerComponent 8 /Intent /SECRET-intent ${colours}`,
          'SECRET-pictures',
        ),
      ],
      '/Root 1 0 R',
    )
  for (const colours of ['', '/ColorSpace /SECRET-space', '/ColorSpace null', '/ColorSpace [/SECRET-space]'])
    expect(findMarkers(await cleanPdf(drawn(colours), workFor().work), ['SECRET']), colours).toEqual([])
  // What is seen is not ours to take.
  const seen = await cleanPdf(drawn('/ColorSpace /DeviceGray'), workFor().work)
  expect(findMarkers(seen, ['SECRET-pictures', 'SECRET-intent'])).toEqual(['SECRET-pictures'])
})
