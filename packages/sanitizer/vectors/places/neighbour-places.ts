import { strToU8 } from 'fflate'
import { packageOf } from '../office-package.ts'
import { at, hidingDrawn, showingDrawn } from './drawn-neighbours.ts'
import { hidingInLayers, showingInLayers } from './layered-pages.ts'
import { hiding, type Sample, showing } from './page-neighbours.ts'
import { marker, type Places } from './place.ts'

function neighbourHtml({ css, page }: Sample): Uint8Array {
  return strToU8(`<!DOCTYPE html><html><head><style>${css}</style></head><body>${page}</body></html>`)
}

/** A book of one page with a sheet beside it. */
export function neighbourBook({ css, page }: Sample): Uint8Array {
  return packageOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="a.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'a.opf':
      '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata/><manifest><item id="p" href="p.xhtml" media-type="application/xhtml+xml"/><item id="s" href="s.css" media-type="text/css"/></manifest><spine><itemref idref="p"/></spine></package>',
    's.css': css,
    'p.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title><link rel="stylesheet" href="s.css"/></head><body>${page}</body></html>`,
  })
}

function neighbourDrawing({ css, page }: Sample): Uint8Array {
  return strToU8(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100"><style>${css}</style><text ${at(90)}>Seen</text><g>${page}</g></svg>`,
  )
}

const pages = { hides: { ...hiding, ...hidingInLayers }, shows: { ...showing, ...showingInLayers } }
const kinds = [
  { kind: 'html', make: neighbourHtml, ...pages },
  { kind: 'epub', make: neighbourBook, ...pages },
  { kind: 'svg', make: neighbourDrawing, hides: hidingDrawn, shows: showingDrawn },
]

export const neighbourPlaces: Places = Object.fromEntries(
  kinds.flatMap(({ kind, make, hides }) =>
    Object.entries(hides).map(([name, { css, page }]) => [
      `${kind}: neighbours, ${name}`,
      { sort: 'unseen' as const, bytes: make({ css, page: page.replace('?', marker) }) },
    ]),
  ),
)

export const seenNeighbours: Record<string, Uint8Array> = Object.fromEntries(
  kinds.flatMap(({ kind, make, shows }) =>
    Object.entries(shows).map(([name, sample]) => [`${kind}: neighbours, ${name}`, make(sample)]),
  ),
)
