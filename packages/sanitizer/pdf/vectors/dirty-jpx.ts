import { dirtyProfile } from './dirty-parts.ts'
import { big, joined, latin } from './make-pdf.ts'

/** A slope of gray, 33 by 21, as a JPEG 2000 stream: its main header, and what is in its one tile. */
const main = hex(
  'ff4fff510029000000000021000000150000000000000000000000210000001500000000000000000001070101ff52000c00000001000404040001ff5c00104040484850484850484850484850',
)
const tileData = hex('ff93df803803d0b6a87dd1cfa03e1080021fa1f503000e3ffe0b30ef8080')
const end = hex('ffd9')

type Marker = (place: string) => string

/** The slope in colours of a palette, with a marker wherever the boxes and the stream have room for one. */
export function dirtyJpx(marker: Marker): Uint8Array {
  return joined([
    box('jP  ', big([0x0d0a870a, 4])),
    box('ftyp', joined([big('jpx ', [0, 4], 'jp2 '), latin(marker('jpx-kind'))])),
    box(
      'jp2h',
      joined([
        box('ihdr', big([21, 4], [33, 4], [1, 2], [7, 1], [7, 1], [0, 1], [1, 1])),
        box('bpcc', big([7, 1])),
        box('colr', joined([big([2, 1], [9, 1], [9, 1]), dirtyProfile((place) => marker(`jpx-${place}`))])),
        box('colr', joined([big([1, 1], [0, 2], [16, 4]), latin(marker('jpx-second-colours'))])),
        box('pclr', palette),
        box('cmap', joined([big([0, 2], [1, 1], [0, 1], [0, 2], [1, 1], [1, 1], [0, 2], [1, 1], [2, 1])])),
        box('cdef', channels),
        box('res ', latin(marker('jpx-resolution'))),
        box('lbl ', latin(marker('jpx-label'))),
      ]),
    ),
    box('xml ', latin(marker('jpx-xml'))),
    box('uuid', latin(`0123456789abcdef${marker('jpx-uuid')}`)),
    box('jp2i', latin(marker('jpx-rights'))),
    box('jp2c', dirtyJpxStream(marker)),
    box('jp2c', latin(marker('jpx-second-stream'))),
  ])
}

/** The slope with remarks of both kinds, an unknown segment, a setting that is no setting, and something behind its end. */
export function dirtyJpxStream(marker: Marker): Uint8Array {
  const segment = (kind: number, place: string) => {
    const words = latin(marker(place))
    return joined([big([kind, 2], [words.length + 4, 2], [1, 2]), words])
  }
  const tile = joined([segment(0xff64, 'jpx-tile-remark'), segment(0xff58, 'jpx-tile-lengths'), tileData])
  return joined([
    main,
    segment(0xff64, 'jpx-remark'),
    segment(0xff66, 'jpx-unknown'),
    segment(0xff52, 'jpx-setting'),
    segment(0xff55, 'jpx-lengths'),
    big([0xff90, 2], [10, 2], [0, 2], [tile.length + 12, 4], [0, 1], [1, 1]),
    tile,
    end,
    latin(marker('jpx-behind')),
  ])
}

/** The first grays as a blue that grows to yellow; those beyond are as the last. */
const palette = joined([
  big([12, 2], [3, 1], [7, 1], [7, 1], [7, 1]),
  Uint8Array.from({ length: 36 }, (_, at) =>
    at % 3 === 2 ? 255 - Math.floor(at / 3) * 20 : Math.floor(at / 3) * 20,
  ),
])

const channels = big([3, 2], [0, 2], [0, 2], [1, 2], [1, 2], [0, 2], [2, 2], [2, 2], [0, 2], [3, 2])

function box(kind: string, data: Uint8Array): Uint8Array {
  return joined([big([data.length + 8, 4], kind), data])
}

function hex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
