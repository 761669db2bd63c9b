import { strToU8 } from 'fflate'
import { packageOf } from '../office-package.ts'
import { marker, type Places } from './place.ts'

/** A rule of a style sheet and what it is about. `?` is where the word is, and each element has the classes that are written behind it. */
type Sample = { css: string; page: string }

/** Rules that hide by what is beside, before or within what. Chromium draws each to say whether its word is seen. */
const hiding: Readonly<Record<string, Sample>> = {
  'directly behind a name': { css: 'h1 + p {display:none}', page: '<h1>Seen</h1><p>?</p>' },
  'behind a class, somewhere': {
    css: '.a ~ .b {visibility:hidden}',
    page: '<p class="a">Seen</p><p>Seen</p><p class="b">?</p>',
  },
  'in one that is behind': {
    css: '.a + p b {display:none}',
    page: '<p class="a">Seen</p><p>Seen <b>?</b></p>',
  },
  'behind two': {
    css: '.a + .b + p {display:none}',
    page: '<p class="a">Seen</p><p class="b">Seen</p><p>?</p>',
  },
  'behind one that is hidden itself': {
    css: '.a {display:none} .a + p {display:none}',
    page: '<p>Seen</p><p class="a">x</p><p>?</p>',
  },
  'behind one without words': { css: 'hr + p {visibility:hidden}', page: '<p>Seen</p><hr/><p>?</p>' },
  'white behind a name': { css: 'h1 ~ p {color:#fff}', page: '<h1>Seen</h1><p>?</p>' },
  'first in its place': { css: 'div p:first-child {display:none}', page: '<div><p>?</p><p>Seen</p></div>' },
  'by its number': {
    css: 'div p:nth-child(2n) {display:none}',
    page: '<div><p>Seen</p><p>?</p><p>Seen</p></div>',
  },
  'by its number of a name': {
    css: 'p:nth-of-type(2) {display:none}',
    page: '<p>Seen</p><h1>Seen</h1><p>?</p>',
  },
  'without a class': { css: 'p:not(.a) {display:none}', page: '<p class="a">Seen</p><p>?</p>' },
  'by an attribute': { css: 'p[lang|=en] {display:none}', page: '<p>Seen</p><p lang="en-NG">?</p>' },
  'by what is not pressed': {
    css: 'p:hover {color:red} b + i:not(:hover) {display:none}',
    page: '<p>Seen <b>Seen</b><i>?</i></p>',
  },
}

/** The same rules where they do not hide: nothing may go. */
const showing: Readonly<Record<string, Sample>> = {
  'behind another name': { css: 'h1 + p {display:none}', page: '<h2>Seen words</h2><p>Seen here</p>' },
  'not directly behind': {
    css: 'h1 + p {display:none}',
    page: '<h1>Seen words</h1><h2>Seen</h2><p>Seen here</p>',
  },
  'before and not behind': {
    css: '.a ~ p {display:none}',
    page: '<p>Seen words</p><p class="a">Seen here</p>',
  },
  'in another place': {
    css: '.a + p {display:none}',
    page: '<div><p class="a">Seen words</p></div><p>Seen here</p>',
  },
  'shown again': {
    css: 'p {display:none} h1 + p {display:block}',
    page: '<h1>Seen words</h1><p>Seen here</p>',
  },
  'behind something that goes': {
    css: '.a {display:none} h1 + p {display:none}',
    page: '<h1>Seen words</h1><p class="a"></p><p>Seen here</p>',
  },
  'by another number': { css: 'p:nth-child(3) {display:none}', page: '<p>Seen words</p><p>Seen here</p>' },
  'while it is pressed': { css: 'h1 + p:hover {display:none}', page: '<h1>Seen words</h1><p>Seen here</p>' },
  'by an attribute that it lacks': {
    css: '[data-dark] p {display:none}',
    page: '<h1>Seen words</h1><p>Seen here</p>',
  },
}

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

const at = (y: number) => `x="5" y="${y}"`
/** The same in drawings. */
const hidingDrawn: Readonly<Record<string, Sample>> = {
  'directly behind a name': {
    css: 'rect + text {display:none}',
    page: `<rect width="1" height="1"/><text ${at(40)}>?</text>`,
  },
  'behind a class, somewhere': {
    css: '.a ~ .b {visibility:hidden}',
    page: `<text class="a" ${at(20)}>Seen</text><g/><text class="b" ${at(40)}>?</text>`,
  },
  'in one that is behind': {
    css: '.a + text tspan {display:none}',
    page: `<text class="a" ${at(20)}>Seen</text><text ${at(40)}>Seen <tspan>?</tspan></text>`,
  },
  'behind a title': { css: 'title + text {display:none}', page: `<title>x</title><text ${at(40)}>?</text>` },
  'behind one that is hidden itself': {
    css: '.a {display:none} .a + text {display:none}',
    page: `<text class="a" ${at(20)}>x</text><text ${at(40)}>?</text>`,
  },
  'behind a definition that nothing uses': {
    css: 'symbol + text {display:none}',
    page: `<symbol id="s"><rect/></symbol><text ${at(40)}>?</text>`,
  },
  'white behind a name': { css: 'g ~ text {fill:#fff}', page: `<g/><text ${at(40)}>?</text>` },
  'first in its place': {
    css: 'g text:first-child {display:none}',
    page: `<g><text ${at(20)}>?</text><text ${at(40)}>Seen</text></g>`,
  },
  'last in its place': {
    css: 'g text:last-child {display:none}',
    page: `<g><text ${at(20)}>Seen</text><text ${at(40)}>?</text></g>`,
  },
  'by an attribute': { css: 'text[y="40"] {display:none}', page: `<text ${at(40)}>?</text>` },
  'without a class': {
    css: 'text:not(.a) {display:none}',
    page: `<text class="a" ${at(20)}>Seen</text><text ${at(40)}>?</text>`,
  },
}

const showingDrawn: Readonly<Record<string, Sample>> = {
  'behind another name': {
    css: 'circle + text {display:none}',
    page: `<rect width="1" height="1"/><text ${at(40)}>Seen here</text>`,
  },
  'not directly behind': {
    css: '.a + text {display:none}',
    page: `<text class="a" ${at(20)}>Seen words</text><g/><text ${at(40)}>Seen here</text>`,
  },
  'behind something that goes': {
    css: '.b {display:none} .a + .c {display:none}',
    page: `<text class="a" ${at(20)}>Seen words</text><text class="b"></text><text class="c" ${at(40)}>Seen here</text>`,
  },
  'behind a description': {
    css: '.a + text {display:none}',
    page: `<text class="a" ${at(20)}>Seen words</text><desc/><text ${at(40)}>Seen here</text>`,
  },
  'by another number': {
    css: 'g text:nth-child(2) {display:none}',
    page: `<g><text ${at(20)}>Seen words</text><rect/><text ${at(40)}>Seen here</text></g>`,
  },
}

function neighbourDrawing({ css, page }: Sample): Uint8Array {
  return strToU8(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100"><style>${css}</style><text ${at(90)}>Seen</text><g>${page}</g></svg>`,
  )
}

const kinds = [
  { kind: 'html', make: neighbourHtml, hides: hiding, shows: showing },
  { kind: 'epub', make: neighbourBook, hides: hiding, shows: showing },
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
