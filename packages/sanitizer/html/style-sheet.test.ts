import { expect, test } from 'vitest'
import { cleanAsUsual } from '../office/vectors/try-cleaning.ts'
import { StyleSheet } from './style-sheet.ts'
import type { Styled } from './styled.ts'

function within(...names: string[]): Styled {
  return names.reduce<Styled | undefined>((outer, name) => {
    const [tag = '', ...classes] = name.split('.')
    return { tag, id: '', classes, style: '', outer }
  }, undefined) as Styled
}

function isHidden(css: string, ...names: string[]): boolean {
  const sheet = new StyleSheet()
  sheet.add(css)
  return sheet.declaredFor(within(...names)).display === 'none'
}

const hide = (selector: string) => `${selector} { display: none }`

test('a rule counts within the elements that it names, and not elsewhere', () => {
  expect(isHidden(hide('div.menu h3'), 'body', 'div.menu', 'section', 'h3')).toBe(true)
  expect(isHidden(hide('div.menu h3'), 'body', 'section', 'h3')).toBe(false)
  expect(isHidden(hide('table .address'), 'body', 'p', 'span.address')).toBe(false)
})

test('a child is directly in what is named', () => {
  expect(isHidden(hide('body > div > p'), 'body', 'div', 'p')).toBe(true)
  expect(isHidden(hide('div > p'), 'body', 'div', 'section', 'p')).toBe(false)
  expect(isHidden(hide('div.a > section p'), 'div.a', 'section', 'section', 'p')).toBe(true)
})

test('a rule about neighbours counts beside them', () => {
  const isHiddenAfter = (css: string, ...before: string[]) => {
    const sheet = new StyleSheet()
    sheet.add(css)
    const outer = within('body', 'div.a')
    const last = [...before, 'p'].reduce<Styled | undefined>(
      (one, name) => ({ ...within(name), outer, before: one }),
      undefined,
    )
    return sheet.declaredFor({ ...within('b'), outer: last }).display === 'none'
  }
  expect(isHiddenAfter(hide('.a h2 + p b'), 'i', 'h2')).toBe(true)
  expect(isHiddenAfter(hide('.a h2 + p b'), 'h2', 'i')).toBe(false)
  expect(isHiddenAfter(hide('.a>h2~p b'), 'h2', 'i')).toBe(true)
  expect(isHiddenAfter(hide('.c h2 ~ p b'), 'h2')).toBe(false)
  expect(isHiddenAfter(hide('img.q + p > b'))).toBe(false)
})

test('what cannot be judged around an element hides as it says', () => {
  expect(isHidden(hide('[lang] p'), 'div', 'p')).toBe(true)
  expect(isHidden(hide('nav:has(.a) p'), 'nav', 'p')).toBe(true)
  // Books and drawings do not say what is beside an element.
  expect(isHidden(hide('h2 + p'), 'div', 'p')).toBe(true)
  expect(isHidden(hide('h2 ~ div p'), 'div', 'p')).toBe(true)
  expect(isHidden(hide('h2 ~ div p'), 'section', 'p')).toBe(false)
  expect(isHidden(hide('section p'), ...new Array<string>(60).fill('div'), 'p')).toBe(true)
})

test('of two rules the one that names more counts, and then the later one', () => {
  expect(isHidden(`${hide('div.menu h3')} h3 { display: block }`, 'div.menu', 'h3')).toBe(true)
  expect(isHidden(`${hide('.a')} .b { display: block }`, 'p.b.a')).toBe(false)
  expect(isHidden('p { display: none !important } div p.a { display: block }', 'div', 'p.a')).toBe(true)
})

test('a page keeps headings that its sheet hides only in menus', async () => {
  const page = `<html><head><style>.menu h3 { display: none }</style></head>
    <body><div class="menu"><h3>Qzkmenu</h3><a href="#a">Next</a></div><h3 id="a">Where the money went</h3></body></html>`
  const { bytes } = await cleanAsUsual(new TextEncoder().encode(`<!DOCTYPE html>${page}`))
  const cleaned = new TextDecoder().decode(bytes)
  expect(cleaned).toContain('Where the money went')
  expect(cleaned).not.toContain('Qzkmenu')
})

test('what is in a head that was left open is shown, as readers show it', async () => {
  const page = `<!DOCTYPE html><html><head><title>Qzktitle</title>\n<meta name="author" content="Qzkauthor">
    <style>.q { display: none }</style><p>Where the <b>money</b> went</p><p class="q">Qzkhidden</p>Words</head><body><p>More</p></body></html>`
  const { bytes } = await cleanAsUsual(new TextEncoder().encode(page))
  const cleaned = new TextDecoder().decode(bytes)
  for (const words of ['Where the <b>money</b> went', 'Words', 'More']) expect(cleaned).toContain(words)
  expect(cleaned).not.toContain('Qzk')
})
