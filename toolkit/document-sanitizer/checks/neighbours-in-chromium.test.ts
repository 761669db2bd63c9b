import { makeSanitizer } from '@fitila/sanitizer/sanitize'
import { drawer } from '@fitila/sanitizer/vectors/mutate'
import {
  neighbourBook,
  neighbourPlaces,
  seenNeighbours,
} from '@fitila/sanitizer/vectors/places/neighbour-places'
import { marker } from '@fitila/sanitizer/vectors/places/place'
import { type Browser, chromium, type Page } from '@playwright/test'
import { strToU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArguments, findChromium } from '#tests/support/browsers/find-chromium.ts'

const sanitize = makeSanitizer(null)
const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } as const

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments() })
  page = await browser.newPage({ viewport: { width: 300, height: 300 }, javaScriptEnabled: true })
})
afterAll(async () => browser.close())

/** A page of a book with its sheets, and others as they are. */
async function show(bytes: Uint8Array): Promise<void> {
  const start = new TextDecoder().decode(bytes.subarray(0, 4))
  if (start.startsWith('PK')) {
    const members = Object.entries(unzipSync(bytes)).map(
      ([path, content]) => [path, new TextDecoder().decode(content)] as const,
    )
    const css = members.filter(([path]) => path.endsWith('.css')).map(([, text]) => text)
    const text = members.find(([path]) => path.endsWith('.xhtml'))?.[1] ?? ''
    const escaped = css.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    await load('application/xhtml+xml', text.replace('</head>', `<style>${escaped}</style></head>`))
  } else {
    const text = new TextDecoder().decode(bytes)
    await load(text.includes('<svg') ? 'image/svg+xml' : 'text/html', text)
  }
}

async function load(type: string, text: string): Promise<void> {
  await page.goto(`data:${type};charset=utf-8;base64,${Buffer.from(text).toString('base64')}`)
}

/** The picture of the file, and what it would be if the words were not drawn. */
async function isDrawn(bytes: Uint8Array, words: string): Promise<boolean> {
  await show(bytes)
  const before = await page.screenshot()
  const count = await page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Text && node.data.includes(wanted)) found.push(node)
    for (const one of found) one.data = one.data.replace(wanted, '')
    return found.length
  }, words)
  expect(count).toBe(1)
  return !before.equals(await page.screenshot())
}

for (const [name, { bytes }] of Object.entries(neighbourPlaces))
  test(`Chromium does not draw the word of ${name}`, async () => {
    expect(await isDrawn(bytes, marker)).toBe(false)
  })

for (const [name, bytes] of Object.entries(seenNeighbours))
  test(`Chromium draws the words of ${name}, before and after`, async () => {
    expect(await isDrawn(bytes, 'Seen here')).toBe(true)
    const cleaned = await sanitize(bytes, '', options, () => undefined)
    expect(await isDrawn(cleaned.bytes, 'Seen here')).toBe(true)
  })

type Draw = ReturnType<typeof drawer>
type Kind = 'html' | 'epub' | 'svg'
const pick = <Value>(draw: Draw, values: readonly Value[]): Value => values[draw(values.length)] as Value

const names = {
  html: ['h1', 'p', 'div', 'b', 'hr'],
  epub: ['h1', 'p', 'div', 'b', 'hr'],
  svg: ['text', 'g', 'rect', 'tspan', 'title'],
}
const states = [
  ':first-child',
  ':nth-child(2n)',
  ':nth-child(2)',
  ':not(.a)',
  ':not(:first-child)',
  ':hover',
  '[lang]',
  '[lang="en"]',
  ':is(.a, .b)',
  ':nth-of-type(2)',
  ':first-of-type',
  ':root',
  ':where(.b)',
  ':last-child',
  ':last-of-type',
  ':only-child',
  ':only-of-type',
  ':nth-last-child(2)',
  ':nth-last-of-type(2n+1)',
  ':has(.a)',
  ':has(> .b)',
  ':has(+ .a)',
  ':has(~ .b .a)',
  ':not(:has(.a))',
  ':is(.a > .b, .b .a)',
  ':not(.a *)',
]

function compound(draw: Draw, kind: Kind): string {
  const written = [
    pick(draw, ['', '', ...names[kind], '*']),
    pick(draw, ['', '', '.a', '.b', '#i3', '.a.b']),
    pick(draw, ['', '', '', ...states]),
  ].join('')
  return written === '' ? '.a' : written
}

function sheet(draw: Draw, kind: Kind): string {
  const said = [
    'display:none',
    'display:none',
    'visibility:hidden',
    kind === 'svg' ? 'display:inline' : 'display:block',
    'visibility:visible',
    'display:none !important',
  ]
  const selector = () => {
    const row = Array.from({ length: 1 + draw(3) }, () => compound(draw, kind))
    return row.reduce((all, one) => `${all}${pick(draw, [' ', ' > ', ' + ', ' ~ ', '+'])}${one}`)
  }
  const rule = (deep: number): string => {
    const own = pick(draw, said)
    if (deep === 0 || draw(3) > 0) return `${selector()} { ${own} }`
    const sign = pick(draw, ['', '& ', '&', '> ', '+ ', '~ '])
    // Directly behind the sign, a name of an element would be no selector.
    const inner = sign === '&' ? `&${pick(draw, ['.a', '.b', ...states])}` : `${sign}${selector()}`
    const list = draw(3) === 0 ? `${selector()}, ${selector()}` : selector()
    const block = rule(deep - 1).replace(/^[^{]*/, `${inner} `)
    return `${list} { ${draw(2) === 0 ? `${own};` : ''} ${block} ${draw(3) === 0 ? own : ''} }`
  }
  return Array.from({ length: 1 + draw(4) }, () => rule(2)).join('\n')
}

/** Words `w1`, `w2` … in boxes beside and within each other. */
function tree(draw: Draw, kind: Kind): string {
  let number = 0
  const said = () => {
    number += 1
    return `w${number}w`
  }
  const looks = () =>
    `${pick(draw, ['', '', ' class="a"', ' class="b"', ' class="a b"'])}${number === 3 ? ' id="i3"' : ''}${pick(draw, ['', '', '', ' lang="en"', ' lang="de"'])}`
  const drawn = (): string => {
    const [x, y] = [(number % 4) * 40 + 2, (Math.floor(number / 4) % 15) * 14 + 14]
    const sort = draw(8)
    if (sort === 0) return '<rect width="1" height="1"/>'
    if (sort === 1) return `<title>t</title>`
    return `<text${looks()} x="${x}" y="${y}">${said()}${sort === 2 ? `<tspan${looks()}>${said()}</tspan>` : ''}</text>`
  }
  const written = (): string => {
    const tag = pick(draw, ['h1', 'p', 'p', 'hr'])
    if (tag === 'hr') return '<hr/>'
    return `<${tag}${looks()}>${said()}${draw(4) === 0 ? `<b${looks()}>${said()}</b>` : ''}</${tag}>`
  }
  const many = (deep: number): string =>
    Array.from({ length: 1 + draw(4) }, () => {
      const box = kind === 'svg' ? 'g' : 'div'
      if (deep > 0 && draw(3) === 0) return `<${box}${looks()}>${many(deep - 1)}</${box}>`
      return kind === 'svg' ? drawn() : written()
    }).join('')
  return many(3)
}

function file(kind: Kind, css: string, inside: string, isBare: boolean): Uint8Array {
  if (kind === 'svg')
    return strToU8(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 250" width="200" height="250"><style>${css.replaceAll('>', '&gt;')}</style>${inside}</svg>`,
    )
  else if (kind === 'html')
    return strToU8(
      isBare
        ? `<!DOCTYPE html><style>${css}</style>${inside}`
        : `<!DOCTYPE html><html><head><style>${css}</style></head><body>${inside}</body></html>`,
    )
  return neighbourBook({ css, page: inside })
}

/** The words that a file shows, and those that it holds. */
async function wordsOf(bytes: Uint8Array): Promise<{ shown: string[]; held: string[] }> {
  await show(bytes)
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    const [shown, held]: [string[], string[]] = [[], []]
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = node.textContent?.match(/w\d+w/g) ?? []
      held.push(...words)
      if (node.parentElement !== null && isShown(node.parentElement)) shown.push(...words)
    }
    return { shown, held }

    // Chromium lays out what is within a group of a drawing that has no box, so `checkVisibility` says it is seen.
    function isShown(element: Element): boolean {
      for (let one: Element | null = element; one !== null; one = one.parentElement)
        if (getComputedStyle(one).display === 'none') return false
      return getComputedStyle(element).visibility === 'visible'
    }
  })
}

const rounds = Number(process.env.FITILA_ROUNDS ?? 40)

for (const kind of ['html', 'epub', 'svg'] as const)
  test(`what chance puts beside each other is kept as Chromium shows it: ${kind}`, async () => {
    const draw = drawer(391)
    const wrong: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const css = sheet(draw, kind)
      const bytes = file(kind, css, tree(draw, kind), draw(3) === 0)
      const { shown } = await wordsOf(bytes)
      if (shown.length === 0) continue
      const after = await wordsOf((await sanitize(bytes, '', options, () => undefined)).bytes)
      if (after.held.join() !== shown.join() || after.shown.join() !== shown.join())
        wrong.push(
          `${new TextDecoder().decode(kind === 'epub' ? strToU8(css) : bytes)}\n  shown ${shown}\n  held ${after.held}\n  shown after ${after.shown}`,
        )
    }
    expect(wrong).toEqual([])
  }, 300_000)
