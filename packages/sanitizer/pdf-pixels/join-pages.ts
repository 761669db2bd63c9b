import type { PagePicture, Paint } from './page-picture.ts'

const text = new TextEncoder()

/** A PDF of nothing but pictures, one a page. The same pictures give the same bytes. */
export function joinPages(pictures: readonly PagePicture[]): Uint8Array {
  const parts: Uint8Array[] = [new Uint8Array([...text.encode('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 10])]
  const places: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (bytes: Uint8Array) => {
    parts.push(bytes)
    length += bytes.length
  }
  const addObject = (head: string, stream?: Uint8Array) => {
    places.push(length)
    add(text.encode(`${places.length} 0 obj\n${head}\n`))
    if (stream) {
      add(text.encode('stream\n'))
      add(stream)
      add(text.encode('\nendstream\n'))
    }
    add(text.encode('endobj\n'))
  }
  addObject('<</Type/Catalog/Pages 2 0 R>>')
  const kids = pictures.map((_, page) => `${3 + page * 3} 0 R`).join(' ')
  addObject(`<</Type/Pages/Count ${pictures.length}/Kids[${kids}]>>`)
  pictures.forEach((picture, page) => {
    const number = 3 + page * 3
    const { pointsWide, pointsHigh, paint } = picture
    addObject(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pointsWide} ${pointsHigh}]/Resources<</XObject<</P ${number + 2} 0 R>>>>/Contents ${number + 1} 0 R>>`,
    )
    const content = text.encode(`q ${pointsWide} 0 0 ${pointsHigh} 0 0 cm /P Do Q`)
    addObject(`<</Length ${content.length}>>`, content)
    const data = paint.as === 'jpeg' ? paint.jpeg : paint.deflated
    addObject(
      `<</Type/XObject/Subtype/Image/Width ${picture.pixelsWide}/Height ${picture.pixelsHigh}${describe[paint.as](paint)}/Length ${data.length}>>`,
      data,
    )
  })
  const start = length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  add(
    text.encode(
      `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${places.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return concatenate(parts, length)
}

const describe = {
  'gray-4-bit': () => '/ColorSpace/DeviceGray/BitsPerComponent 4/Filter/FlateDecode',
  indexed: (paint) => {
    const palette = paint.as === 'indexed' ? paint.palette : new Uint8Array()
    return `/ColorSpace[/Indexed/DeviceRGB ${palette.length / 3 - 1}<${hex(palette)}>]/BitsPerComponent 8/Filter/FlateDecode`
  },
  jpeg: (paint) =>
    `/ColorSpace/${paint.as === 'jpeg' && paint.isGray ? 'DeviceGray' : 'DeviceRGB'}/BitsPerComponent 8/Filter/DCTDecode`,
} satisfies Record<Paint['as'], (paint: Paint) => string>

function concatenate(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
