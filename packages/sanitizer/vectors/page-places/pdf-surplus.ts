import { dirtyJpeg, dirtyProfile } from '../../pdf/vectors/dirty-parts.ts'
import { joined, latin, packed, stream } from '../../pdf/vectors/make-pdf.ts'
import type { PageParts } from './pdf-page.ts'

/** Words beside the data that pictures, colours and shadings are made of. */
export const surplusData: Readonly<Record<string, (mark: string) => PageParts>> = {
  'behind the points of a picture': (mark) => ({
    content: 'q 9 0 0 9 9 9 cm /X Do Q',
    drawn: '/X 8 0 R',
    objects: [
      stream(
        '/Subtype/Image/Width 2/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8',
        joined([Uint8Array.of(1, 2), latin(mark)]),
      ),
    ],
  }),
  'behind the packed points of a picture': (mark) => ({
    content: 'q 9 0 0 9 9 9 cm /X Do Q',
    drawn: '/X 8 0 R',
    objects: [
      packed(
        '/Subtype/Image/Width 2/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8',
        Uint8Array.of(1, 2),
        mark,
      ),
    ],
  }),
  'behind rows that are packed by runs': (mark) => ({
    content: 'q 9 0 0 9 9 9 cm /X Do Q',
    drawn: '/X 8 0 R',
    objects: [
      stream(
        '/Subtype/Image/Width 2/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/RunLengthDecode',
        joined([Uint8Array.of(1, 3, 4, 128), latin(mark)]),
      ),
    ],
  }),
  'in colours that no point has': (mark) => ({
    content: 'q 9 0 0 9 9 9 cm /X Do Q',
    drawn: '/X 8 0 R',
    objects: [
      stream(
        `/Subtype/Image/Width 2/Height 1/ColorSpace[/Indexed/DeviceRGB 5(abc${mark.slice(0, 15)})]/BitsPerComponent 8`,
        Uint8Array.of(0, 0),
      ),
    ],
  }),
  'in packed colours that no point has': (mark) => ({
    content: 'q 9 0 0 9 9 9 cm /X Do Q',
    drawn: '/X 8 0 R',
    objects: [
      packed(
        '/Subtype/Image/Width 8/Height 1/ColorSpace[/Indexed/DeviceRGB 15 9 0 R]/BitsPerComponent 4',
        Uint8Array.of(0, 0, 0, 0),
      ),
      stream('', `abc${mark}`.padEnd(48, ' ')),
    ],
  }),
  'in colours between instructions': (mark) => ({
    content: `q 9 0 0 9 9 9 cm BI /W 2 /H 1 /BPC 8 /CS [/I /RGB 5 (abc${mark.slice(0, 15)})] ID \0\0 EI Q`,
  }),
  'around a photo': (mark) => ({
    content: 'q 9 0 0 9 9 9 cm /X Do Q',
    drawn: '/X 8 0 R',
    objects: [
      stream(
        '/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode',
        dirtyJpeg(() => mark),
      ),
    ],
  }),
  'in a profile of colours': (mark) => ({
    content: '/S cs 1 0 0 scn 0 0 9 9 re f',
    others: '/ColorSpace<</S[/ICCBased 8 0 R]>>',
    objects: [
      packed(
        '/N 3',
        dirtyProfile(() => mark),
      ),
    ],
  }),
  'behind the corners of a shading': (mark) => ({
    content: '/S sh',
    others: '/Shading<</S 8 0 R>>',
    objects: [
      stream(
        '/ShadingType 4/ColorSpace/DeviceGray/BitsPerCoordinate 8/BitsPerComponent 8/BitsPerFlag 8/Decode[0 9 0 9 0 1]',
        joined([
          Uint8Array.of(0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 9, 255),
          latin(mark.slice(0, 14)).map((code) => code | 128),
        ]),
      ),
    ],
  }),
  'behind the samples of a function': (mark) => ({
    content: '/S cs .5 scn 0 0 9 9 re f',
    others: '/ColorSpace<</S[/Separation/All/DeviceGray 8 0 R]>>',
    objects: [
      stream(
        '/FunctionType 0/Domain[0 1]/Range[0 1]/Size[2]/BitsPerSample 8',
        joined([Uint8Array.of(255, 0), latin(mark)]),
      ),
    ],
  }),
  'in a remark of a function': (mark) => ({
    content: '/S cs .5 scn 0 0 9 9 re f',
    others: '/ColorSpace<</S[/Separation/All/DeviceGray 8 0 R]>>',
    objects: [stream('/FunctionType 4/Domain[0 1]/Range[0 1]', `{ % ${mark}\n }`)],
  }),
}
