import { packageOf } from '@fitila/sanitizer/vectors/office-package'
import { strToU8 } from 'fflate'
import { rows } from './growing-pdfs.ts'

const html = (css: string, body: string) => strToU8(`<!DOCTYPE html><html><style>${css}</style>${body}`)
const words = (n: number) => rows(n, (at) => `<p class="a${at}">a</p>`)
const asked = (css: string) => `@import url("data:text/css,${encodeURIComponent(css)}");`

/** A book of many pages, each with a head of its own. */
function bookOf(count: number, head: string, css: string): Uint8Array {
  const items = rows(
    count,
    (at) => `<item id="p${at}" href="p${at}.xhtml" media-type="application/xhtml+xml"/>`,
  )
  const pages = Array.from({ length: count }, (_, at) => [
    `p${at}.xhtml`,
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title>${head}</head><body><p>a</p></body></html>`,
  ])
  return packageOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="a.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'a.opf': `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata/><manifest>${items}<item id="s" href="s.css" media-type="text/css"/></manifest><spine>${rows(count, (at) => `<itemref idref="p${at}"/>`)}</spine></package>`,
    's.css': css,
    ...Object.fromEntries(pages),
  })
}
const link = '<link rel="stylesheet" href="s.css"/>'

/** Style sheets of which one part grows with the count. */
export const growingSheets: Record<string, (count: number) => Uint8Array> = {
  'html: layers of a sheet': (n) =>
    html(
      rows(n, (at) => `@layer l${at}{.a${at}{color:red}}`),
      words(n),
    ),
  'html: layers of a sheet in one another': (n) => html('@layer a{'.repeat(n), words(n)),
  'html: names of a layer of a sheet': (n) => html(`@layer a${'.a'.repeat(n)}{p{color:red}}`, words(n)),
  'html: sheets in addresses': (n) =>
    html(
      rows(n, (at) => asked(`.a${at}{color:red}`)),
      words(n),
    ),
  'html: addresses of a sheet that stay open': (n) => html('a{b:url('.repeat(n), words(n)),
  'epub: pages with one sheet': (n) =>
    bookOf(
      n / 10,
      link,
      rows(n, (at) => `.a${at}{color:red}`),
    ),
  'epub: pages with a sheet of their own': (n) =>
    bookOf(
      n / 10,
      `<style>p{color:red}</style>`,
      rows(n, (at) => `.a${at}{color:red}`),
    ),
  'epub: sheets of one page': (n) => bookOf(1, link.repeat(n), '.a{color:red}'),
  'svg: layers of a sheet': (n) =>
    strToU8(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>${rows(n, (at) => `@layer l${at}{.a{fill:red}}`)}</style><text class="a" y="9">a</text></svg>`,
    ),
}
