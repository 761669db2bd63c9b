import { Asked } from '@fitila/sanitizer/refusals'
import { makeSanitizer } from '@fitila/sanitizer/sanitize'
import { drawer } from '@fitila/sanitizer/vectors/mutate'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArguments, findChromium } from '#tests/support/browsers/find-chromium.ts'
import { wordsOf } from '#tests/support/browsers/shown-words.ts'
import { type Draw, file, type Kind, pick, tree } from '#tests/support/documents/chance-pages.ts'

const sanitize = makeSanitizer(null)
const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } as const
const rounds = Number(process.env.FITILA_ROUNDS ?? 40)

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments() })
  page = await browser.newPage()
})
afterAll(async () => browser.close())

const conditions = [
  '(max-width: 300px)',
  '(min-width: 600px)',
  '(min-width: 250px) and (max-width: 700px)',
  'screen and (max-width: 600px)',
  'only screen and (min-width: 600px)',
  'not all and (min-width: 600px)',
  '(width >= 600px)',
  '(orientation: portrait)',
  '(min-width: 600px) or (max-width: 250px)',
  'not (max-width: 300px)',
  'print',
  'print, (max-width: 300px)',
  'not print',
  '(prefers-color-scheme: dark)',
  '(min-width: 0)',
]
const widths = [200, 280, 450, 900]
const question = /that some screens may show and others not/

/** The words that are shown at each width of the window. */
async function wordsAtWidths(bytes: Uint8Array): Promise<string[][]> {
  const all: string[][] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 300 })
    all.push((await wordsOf(page, bytes)).shown)
  }
  return all
}

async function linesAsked(bytes: Uint8Array): Promise<string[]> {
  try {
    await sanitize(bytes, '', { ...options, hidden: 'ask' }, () => undefined)
    return []
  } catch (error) {
    if (error instanceof Asked && error.question.ask === 'hidden')
      return error.question.hidden.map(({ text }) => text)
    throw error
  }
}

/** Rules about names that the files have, half of them for some screens alone. */
function rules(draw: Draw, kind: Kind): string {
  const shown = kind === 'svg' ? 'display:inline' : 'display:block'
  const said = ['display:none', 'display:none', 'visibility:hidden', 'visibility:visible', shown]
  const names = ['.a', '.b', '.a.b', '.a + .b', ':first-child', kind === 'svg' ? 'text' : 'p']
  return Array.from({ length: 1 + draw(4) }, () => {
    const rule = `${pick(draw, names)} { ${pick(draw, said)} }`
    return draw(3) === 0 ? rule : `@media ${pick(draw, conditions)} { ${rule} }`
  }).join('\n')
}

for (const kind of ['html', 'epub', 'svg'] as const)
  test(`what depends on the width of a screen is asked about, and nothing else is taken for it: ${kind}`, async () => {
    const draw = drawer(395)
    const wrong: string[] = []
    let asked = 0
    for (let round = 0; round < rounds; round += 1) {
      const css = rules(draw, kind)
      const bytes = file(kind, css, tree(draw, kind), false)
      const shown = await wordsAtWidths(bytes)
      const { held } = await wordsOf(page, (await sanitize(bytes, '', options, () => undefined)).bytes)
      const unsure = (await linesAsked(bytes)).filter((line) => question.test(line)).join(' ')
      asked += unsure === '' ? 0 : 1
      const ever = new Set(shown.flat())
      for (const word of ever) {
        const isAlways = shown.every((at) => at.includes(word))
        const isAsked = unsure.includes(word)
        if (!isAsked && (!isAlways || !held.includes(word)))
          wrong.push(
            `${word} at ${shown.map((at) => at.includes(word))}, held ${held.includes(word)}\n${css}`,
          )
      }
      for (const word of held) if (!ever.has(word)) wrong.push(`${word} is held and never shown\n${css}`)
    }
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(rounds / 8)
  }, 300_000)
