import { makePdf, type ObjectBody, stream } from '../../pdf/vectors/make-pdf.ts'

export type PageParts = {
  content: string
  /** More entries of the page, of the catalogue and of the trailer. */
  page?: string
  catalog?: string
  trailer?: string
  /** More entries in each group of the resources; objects of one's own are numbered from 8. */
  fonts?: string
  drawn?: string
  states?: string
  others?: string
  objects?: readonly ObjectBody[]
}

const widths = '600 '.repeat(224)
export const seen = 'BT /F 10 Tf 20 150 Td (Seen words) Tj ET\n'
/** A black square. */
export const box = '0 g 10 90 200 24 re f\n'

/** A page of 300 by 200 points. `/F` is a font whose letters are 0.6 of its size wide, `/P` a black point, `/Clear` a clear mask. */
export function pageWith(parts: PageParts): Uint8Array {
  return makePdf(
    [
      [`<</Type/Catalog/Pages 2 0 R${parts.catalog ?? ''}>>`],
      ['<</Type/Pages/Count 1/Kids[3 0 R]>>'],
      [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]${parts.page?.includes('/Contents[') ? '' : '/Contents 4 0 R'}${parts.page ?? ''}/Resources<<`,
        `/Font<</F 5 0 R${parts.fonts ?? ''}>>/XObject<</P 6 0 R${parts.drawn ?? ''}>>`,
        `/ExtGState<</None<</ca 0/CA 0>>/Half<</ca .5>>${parts.states ?? ''}>>${parts.others ?? ''}>>>>`,
      ],
      stream('', `${seen}${parts.content}`),
      [
        `<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 255/Widths[${widths}]>>`,
      ],
      picture('', Uint8Array.of(0)),
      picture('', Uint8Array.of(0)),
      ...(parts.objects ?? []),
    ],
    `/Root 1 0 R${parts.trailer ?? ''}`,
  )
}

/** A gray picture of one row. */
export function picture(more: string, points: Uint8Array): ObjectBody {
  return stream(
    `/Type/XObject/Subtype/Image/Width ${points.length}/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8${more}`,
    points,
  )
}

export function form(more: string, content: string, size = '0 0 300 200'): ObjectBody {
  const fonts = more.includes('/Resources') ? '' : '/Resources<</Font<</F 5 0 R>>>>'
  return stream(`/Type/XObject/Subtype/Form/BBox[${size}]${fonts}${more}`, content)
}

export const words = (mark: string, place = '20 100 Td', size = '10') =>
  `BT /F ${size} Tf ${place} (${mark}) Tj ET\n`
