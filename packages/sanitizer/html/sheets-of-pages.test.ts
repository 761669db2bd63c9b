import { expect, test } from 'vitest'
import { cleanAsUsual } from '../office/vectors/try-cleaning.ts'
import { packageOf } from '../vectors/office-package.ts'
import { sheetInAddress } from './css-imports.ts'
import { StyleSheet } from './style-sheet.ts'
import type { Styled } from './styled.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const paragraph: Styled = { tag: 'p', id: '', classes: [], style: '', outer: undefined }

async function cleanedPage(head: string): Promise<{ text: string; told: string[] }> {
  const page = `<!DOCTYPE html><html><head>${head}</head><body><p>Seen</p><p class="a">Qzkword</p></body></html>`
  const { bytes, found, kept } = await cleanAsUsual(bytesOf(page))
  const told = [...found, ...kept].map(({ text }) => text)
  return { text: new TextDecoder().decode(bytes), told }
}

const hide = '.a { display: none }'
const show = '.a { display: block }'

test.for([
  ['a sheet for paper does not hide', `<style media="print">${hide}</style>`, true],
  ['nor does it show', `<style>${hide}</style><style media="print">${show}</style>`, false],
  [
    'nor does one that waits to be chosen',
    `<style>${hide}</style><link rel="alternate stylesheet" href="data:text/css,${show}">`,
    false,
  ],
  [
    'nor does one of another language',
    `<style>${hide}</style><style type="text/less">${show}</style>`,
    false,
  ],
  [
    'nor does one with another title',
    `<style title="x">${hide}</style><style title="y">${show}</style>`,
    false,
  ],
  ['a sheet in an address hides', `<link rel="stylesheet" href="data:text/css,${hide}">`, false],
  [
    'the later one of two sheets counts',
    `<link rel="stylesheet" href="data:text/css,${hide}"><style>${show}</style>`,
    true,
  ],
] as const)('%s', async ([, head, isKept]) => {
  const { text } = await cleanedPage(head)
  expect(text.includes('Qzkword')).toBe(isKept)
})

test('of looks from elsewhere the result says that we do not know them', async () => {
  const told =
    'This page takes some of its looks from elsewhere. Words that those looks hide stay, and are seen'
  expect((await cleanedPage('<link rel="stylesheet" href="https://example.org/a.css">')).told).toContain(told)
  expect((await cleanedPage('<style>@import "a.css";</style>')).told).toContain(told)
  expect((await cleanedPage(`<style>${hide}</style>`)).told).not.toContain(told)
  expect((await cleanedPage('<link rel="stylesheet" media="print" href="a.css">')).told).not.toContain(told)
})

test('what a sheet beside a saved page hides is asked about', async () => {
  const page = [
    'From: <Saved by Blink>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; type="text/html"; boundary="q"',
    '',
    '--q',
    'Content-Type: text/html',
    'Content-Location: https://example.org/a/page.html',
    '',
    '<!DOCTYPE html><link rel="stylesheet" href="cid:css-1@mhtml.blink"><p>Seen</p><p class="a">Qzkone</p><p class="b">Qzktwo</p>',
    '--q',
    'Content-Type: text/css',
    'Content-ID: <css-1@mhtml.blink>',
    'Content-Location: https://example.org/a/sheets/one.css',
    '',
    '@import "two.css"; .a { display: none }',
    '--q',
    'Content-Type: text/css',
    'Content-Location: https://example.org/a/sheets/two.css',
    '',
    '.b { display: none }',
    '--q--',
    '',
  ].join('\r\n')
  const { bytes, found } = await cleanAsUsual(bytesOf(page))
  expect(new TextDecoder().decode(bytes)).toContain('Seen')
  expect(new TextDecoder().decode(bytes)).not.toContain('Qzk')
  expect(found.map(({ text }) => text)).toContain('Hidden text: "Qzkone Qzktwo", removed')
})

function bookWith(head: string, sheets: Readonly<Record<string, string>>): Uint8Array {
  const names = Object.keys(sheets)
  const items = names.map((name, place) => `<item id="s${place}" href="${name}" media-type="text/css"/>`)
  return packageOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="a.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'a.opf': `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata/><manifest><item id="p" href="p.xhtml" media-type="application/xhtml+xml"/><item id="o" href="o.xhtml" media-type="application/xhtml+xml"/>${items.join('')}</manifest><spine><itemref idref="p"/><itemref idref="o"/></spine></package>`,
    'p.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title>${head}</head><body><p>Seen</p><p class="a" id="i">Qzkword</p></body></html>`,
    'o.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title>${names.map(linkTo).join('')}</head><body><p>More</p></body></html>`,
    ...sheets,
  })
}
const linkTo = (name: string) => `<link rel="stylesheet" href="${name}"/>`

test.for([
  ['asked for last', `${linkTo('b.css')}${linkTo('a.css')}`, { 'a.css': hide, 'b.css': show }],
  ['alone, though the book has one that shows', linkTo('a.css'), { 'a.css': hide, 'b.css': show }],
  [
    'more exact than one within the page',
    `${linkTo('a.css')}<style>p { display: block }</style>`,
    { 'a.css': hide },
  ],
  [
    'important, though one within the page shows',
    `${linkTo('a.css')}<style>#i { display: block }</style>`,
    { 'a.css': '.a { display: none !important }' },
  ],
  ['that another sheet asks for', linkTo('b.css'), { 'a.css': hide, 'b.css': '@import "a.css" screen;' }],
] as const)(
  'a page of a book is looked at by the sheets that it asks for: one that hides, %s',
  async ([, head, sheets]) => {
    const { found } = await cleanAsUsual(bookWith(head, sheets))
    expect(found.map(({ text }) => text)).toContain('Hidden text: "Qzkword", removed')
  },
)

test('a sheet for paper stays one when another sheet of a book asks for it', async () => {
  const sheets = { 'a.css': hide, 'b.css': '@import "a.css" print; .b { color: red }' }
  const { bytes, found } = await cleanAsUsual(bookWith(linkTo('b.css'), sheets))
  expect(found.map(({ text }) => text).join()).not.toContain('Qzkword')
  const again = await cleanAsUsual(bytes)
  expect(again.found.map(({ text }) => text).join()).not.toContain('Qzkword')
})

test('sheets that ask for each other end, and may hide everything', () => {
  const sheet = new StyleSheet()
  const find = () => ({ css: '@import "again";', find })
  sheet.add('@import "again";', find)
  expect(sheet.declaredFor(paragraph)).toMatchObject({ display: 'none', '?': ' display ' })
})

test('more layers than are put in order make their rules unsure', () => {
  const sheet = new StyleSheet()
  const many = Array.from({ length: 300 }, (_, place) => `@layer a${place} { p { display: block } }`)
  sheet.add(`@layer x { p { display: none } } ${many.join('')}`, sheetInAddress)
  expect(sheet.declaredFor(paragraph)).toMatchObject({ display: 'none', '?': ' display ' })
})
