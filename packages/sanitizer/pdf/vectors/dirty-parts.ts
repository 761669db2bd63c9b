import { big, joined, latin } from './make-pdf.ts'

/** A TrueType font of one empty letter, whose name table, maker and dates tell too much. */
export function dirtyFont(marker: (place: string) => string): Uint8Array {
  const names = latin(marker('font-name'))
  const tables: [tag: string, data: Uint8Array][] = [
    ['OS/2', joined([new Uint8Array(58), latin(marker('vendor').slice(0, 4)), new Uint8Array(16)])],
    ['cmap', big([0, 2], [1, 2], [1, 2], [0, 2], [12, 4], [6, 2], [12, 2], [0, 2], [65, 2], [1, 2], [0, 2])],
    ['glyf', new Uint8Array(4)],
    ['head', headTable()],
    ['hhea', joined([big([0x10000, 4], [800, 2], [200, 2]), new Uint8Array(26), big([1, 2])])],
    ['hmtx', big([500, 2], [0, 2])],
    ['loca', new Uint8Array(4)],
    ['maxp', joined([big([0x10000, 4], [1, 2]), new Uint8Array(26)])],
    [
      'name',
      joined([
        big([0, 2], [1, 2], [18, 2], [1, 2], [0, 2], [0, 2], [4, 2], [names.length, 2], [0, 2]),
        names,
      ]),
    ],
    ['post', joined([big([0x30000, 4]), new Uint8Array(28)])],
    ['xtra', latin(marker('font-table'))],
  ]
  let place = 12 + tables.length * 16
  const head: Uint8Array[] = [big([0x10000, 4], [tables.length, 2], [128, 2], [3, 2], [48, 2])]
  const bodies: Uint8Array[] = []
  for (const [tag, data] of tables) {
    const padded = joined([data, new Uint8Array((4 - (data.length % 4)) % 4)])
    head.push(big(tag, [0, 4], [place, 4], [data.length, 4]))
    bodies.push(padded)
    place += padded.length
  }
  return joined([...head, ...bodies])
}

function headTable(): Uint8Array {
  return big(
    [0x10000, 4],
    [0x10000, 4],
    [0x12345678, 4],
    [0x5f0f3cf5, 4],
    [0, 2],
    [1000, 2],
    'madeat01',
    'changed1',
    [0, 8],
    [0, 2],
    [8, 2],
    [2, 2],
    [0, 2],
    [0, 2],
  )
}

/** A profile of RGB colours with a name, a maker and a serial number. */
export function dirtyProfile(marker: (place: string) => string): Uint8Array {
  const words = latin(marker('profile'))
  const description = joined([big('desc', [0, 4], [words.length + 1, 4]), words, new Uint8Array(79)])
  const copyright = joined([big('text', [0, 4]), latin(marker('profile-copyright')), new Uint8Array(1)])
  const colour = (x: number, y: number, z: number) => big('XYZ ', [0, 4], [x, 4], [y, 4], [z, 4])
  const curve = big('curv', [0, 4], [1, 4], [0x0233, 2], [0, 2])
  const tags: [name: string, data: Uint8Array][] = [
    ['desc', description],
    ['cprt', copyright],
    ['wtpt', colour(0xf6d6, 0x10000, 0xd32d)],
    ['rXYZ', colour(0x6fa2, 0x38f5, 0x0390)],
    ['gXYZ', colour(0x6299, 0xb785, 0x18da)],
    ['bXYZ', colour(0x24a0, 0x0f84, 0xb6cf)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
    ['mmod', joined([big('mmod', [0, 4]), latin(marker('display-serial')), new Uint8Array(12)])],
  ]
  let place = 132 + tags.length * 12
  const rows: Uint8Array[] = []
  const bodies: Uint8Array[] = []
  for (const [name, data] of tags) {
    const padded = joined([data, new Uint8Array((4 - (data.length % 4)) % 4)])
    rows.push(big(name, [place, 4], [data.length, 4]))
    bodies.push(padded)
    place += padded.length
  }
  const header = joined([
    big(
      [place, 4],
      'lcms',
      [0x02100000, 4],
      'mntrRGB XYZ ',
      [2026, 2],
      [9, 2],
      [30, 2],
      [14, 2],
      [0, 2],
      [0, 2],
      'acsp',
    ),
    big('APPL', [0, 4], 'MAKR', 'MODL', [0, 8], [0, 4], [0xf6d6, 4], [0x10000, 4], [0xd32d, 4], 'WHO?'),
    new Uint8Array(44),
  ])
  return joined([header, big([tags.length, 4]), ...rows, ...bodies])
}

/** A gray square of 8 by 8 with Exif and a remark around it. */
export function dirtyJpeg(marker: (place: string) => string): Uint8Array {
  const segment = (code: number, data: Uint8Array) => joined([big([code, 2], [data.length + 2, 2]), data])
  return joined([
    big([0xffd8, 2]),
    segment(0xffe1, latin(`Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0${marker('exif')}`)),
    segment(0xfffe, latin(marker('jpeg-remark'))),
    segment(0xffdb, joined([big([0, 1]), new Uint8Array(64).fill(1)])),
    segment(0xffc0, big([8, 1], [8, 2], [8, 2], [1, 1], [1, 1], [0x11, 1], [0, 1])),
    segment(0xffc4, joined([big([0, 1], [1, 1]), new Uint8Array(15), big([0, 1])])),
    segment(0xffc4, joined([big([0x10, 1], [1, 1]), new Uint8Array(15), big([0, 1])])),
    segment(0xffda, big([1, 1], [1, 1], [0, 1], [0, 1], [63, 1], [0, 1])),
    big([0x3f, 1], [0xffd9, 2]),
    latin(marker('after-jpeg')),
  ])
}
