import { expect, test } from 'vitest'
import { cleanAsUsual } from '../office/vectors/try-cleaning.ts'
import { unsureNames } from './saying.ts'
import { StyleSheet } from './style-sheet.ts'
import type { Styled } from './styled.ts'
import { placed } from './styled-tree.ts'

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

/** An element in a body with others before and behind it: `h1 [p.a] b`, and what is in it. */
function among(row: string, within: readonly string[] = []): Styled {
  const make = (name: string, outer: Styled | undefined) => {
    const [tag = '', ...classes] = name.split('.')
    return placed({ tag, id: '', classes, style: '', attribute: () => undefined }, outer)
  }
  const body = make('body', undefined)
  const all = row.split(' ').map((name) => ({ name, made: make(name.replace(/[[\]]/g, ''), body) }))
  const found = all.find(({ name }) => name.startsWith('['))?.made
  if (found === undefined) throw new Error('No element is marked.')
  within.reduce((outer, name) => make(name, outer), found)
  return found
}

function saidOf(css: string, element: Styled): { display: string | undefined; isUnsure: boolean } {
  const sheet = new StyleSheet()
  sheet.add(css)
  const said = sheet.declaredFor(element)
  return { display: said.display, isUnsure: (said[unsureNames] ?? '').includes(' display ') }
}

const yes = { display: 'none', isUnsure: false }
const no = { display: undefined, isUnsure: false }
const unsure = { display: 'none', isUnsure: true }

test.for([
  ['p:last-child', 'h1 [p]', yes],
  ['p:last-child', '[p] h1', no],
  ['p:last-of-type', '[p] h1', yes],
  ['p:last-of-type', '[p] p', no],
  ['p:nth-last-child(2)', '[p] h1', yes],
  ['p:nth-last-of-type(even)', '[p] h1 p', yes],
  ['p:only-child', '[p]', yes],
  ['p:only-child', '[p] h1', no],
  ['p:only-of-type', '[p] h1', yes],
  ['p:has(+ h1)', '[p] h1', yes],
  ['p:has(~ h1.a)', '[p] h1 h1.a', yes],
  ['p:has(+ h1)', 'h1 [p]', no],
  ['body:has(h1) p', 'h1 [p]', yes],
  ['p:is(h1 + p, h2 > p)', 'h1 [p]', yes],
  ['p:not(h1 + p)', 'h1 [p]', no],
  ['p:nth-child(1 of .a)', '[p]', unsure],
  ['p:unheard(of)', '[p]', unsure],
] as const)('%s among %s', ([selector, row, answer]) => {
  expect(saidOf(hide(selector), among(row))).toEqual(answer)
})

test.for([
  ['p:has(b)', yes],
  ['p:has(i b.c)', yes],
  ['p:has(> b)', no],
  ['p:has(> i > b)', yes],
  ['p:has(u)', no],
  ['p:not(:has(u))', yes],
] as const)('%s of a paragraph with <i><b class="c">', ([selector, answer]) => {
  expect(saidOf(hide(selector), among('[p]', ['i', 'b.c']))).toEqual(answer)
})

test.for([
  ['body { p { display: none } }', yes],
  ['body { & > p { display: none } }', yes],
  ['p { &.a { display: none } }', no],
  ['.b, p { &:first-child { display: none } }', yes],
  ['h1 { color: red; + p { display: none } }', no],
  ['p { b { color: red } display: none }', yes],
  ['p { @media screen { display: none } }', yes],
  ['p { --x: { display: none } }', no],
  ['.a:has(}) p { display: none } p { content: "}"; display: none }', yes],
  ['@font-face { p { display: none } }', no],
  ['@media print { p { display: none } }', no],
  ['@media screen, print { p { display: none } }', yes],
  ['@media (max-width: 600px) { p { display: none } }', unsure],
  ['@media not all and (max-width: 600px) { p { display: none } }', unsure],
  ['@media print and (max-width: 600px) { p { display: none } }', no],
  ['@media (max-width: 600px), screen { p { display: none } }', yes],
  ['@media (prefers-color-scheme: dark) { p { display: none } }', no],
  ['@media (min-width: 0) { @media (orientation: portrait) { p { display: none } } }', unsure],
  ['@container (width > 4em) { p { display: none } }', unsure],
  ['@media (max-width: 600px) { p { display: none } } p { display: none }', yes],
  ['p { display: none } @media (max-width: 600px) { p { display: block } }', unsure],
  ['@layer a { #x, p { display: none } } p { display: block }', { display: 'block', isUnsure: false }],
  [`${'p { '.repeat(40)}display: none${'}'.repeat(40)}`, unsure],
  [`${'a, '.repeat(400)}p { ${'a, '.repeat(900)}& { display: none } }`, unsure],
] as const)('of a sheet %s', ([css, answer]) => {
  expect(saidOf(css, among('[p]'))).toEqual(answer)
})

test('a sheet with more rules of one name than are looked at may hide what has it', () => {
  const many = Array.from({ length: 300 }, (_, at) => `p.a${at}, [x${at}] { color: red }`).join('\n')
  expect(saidOf(`${many} [y], [z] { display: none }`, among('[p]'))).toEqual(unsure)
})

test('what a width decides is asked about by words that say so, and stays when a person says so', async () => {
  const page =
    '<!DOCTYPE html><html><head><style>@media (max-width: 600px) { .a { display: none } }</style></head><body><p>Seen</p><p class="a">Qzkwide</p><p class="a" style="display:none">Qzknever</p></body></html>'
  const { found } = await cleanAsUsual(new TextEncoder().encode(page))
  const told = found.map(({ text }) => text)
  expect(told).toContain('Text that some screens may show and others not: "Qzkwide", removed')
  expect(told).toContain('Hidden text: "Qzknever", removed')
})
