import { expect, test } from '#tests/support/browser-test.ts'
import { pagesOfSite, pagesReached, type SitePage } from '#tests/support/pages-of-site.ts'
import { isAllowed } from '#tests/support/reading/allowed-sentences.ts'
import { readingOf } from '#tests/support/reading/grade.ts'
import { type PagesRead, type Person, readPages } from '#tests/support/reading/html-of-pages.ts'
import { elsewhere, onTheWay, tooHard, way } from '#tests/support/reading/limits.ts'
import { sentencesOf } from '#tests/support/reading/sentences.ts'
import type { World } from '#tests/support/world.ts'

// One worker reads the pages as each of them, and all tests here look at what came.
test.describe.configure({ mode: 'serial' })

const people = ['visitor', 'reporter', 'officer', 'administrator'] as const satisfies readonly Person[]

/** A page that changed may lack what another leads to, so those whose links are followed read all. */
const pagesFor = {
  visitor: pagesOfSite,
  reporter: pagesReached,
  officer: pagesReached,
  administrator: pagesOfSite,
} as const satisfies Record<(typeof people)[number], (world: World) => SitePage[]>

const readBy = new Map<Person, PagesRead>()

test.beforeAll(async ({ world }) => {
  test.setTimeout(1_200_000)
  for (const person of people) readBy.set(person, await readPages(world, person, pagesFor[person](world)))
})

test.afterAll(async () => {
  for (const { close } of readBy.values()) await close()
})

test('every page is easy to read, and the way of a report easier than the rest', () => {
  const sentences = new Map<string, { pattern: string; found: Set<string> }>()
  for (const person of people)
    for (const { pattern, address, text } of pagesReadBy(person).pages) {
      if (address.startsWith('/pcm')) continue
      const page = sentences.get(`${pattern} ${address}`) ?? { pattern, found: new Set<string>() }
      for (const sentence of sentencesOf(text)) page.found.add(sentence)
      sentences.set(`${pattern} ${address}`, page)
    }
  const hard: string[] = []
  const medians: string[] = []
  for (const { pattern, found } of sentences.values()) {
    const read = [...found]
    if (way.test(pattern)) medians.push(`${pattern} ${JSON.stringify(readingOf(read))}`)
    const limits = way.test(pattern) ? onTheWay : elsewhere
    hard.push(...tooHard(read, limits, isAllowed).map((reason) => `${pattern}: ${reason}`))
  }
  expect(medians.length, 'pages of the way were read').toBeGreaterThan(10)
  expect(hard).toEqual([])
})

for (const person of ['visitor', 'administrator'] as const) {
  test(`no link of a page leads the ${person} nowhere, and none to a place that is not on its page`, async ({
    world: { baseURL },
  }) => {
    test.setTimeout(1_200_000)
    const { pages, read } = pagesReadBy(person)
    const found = new Map<string, string>()
    for (const { address, status, text } of pages) {
      // The screen that turns a person away leads back to itself.
      if (status !== 200) continue
      for (const [, href = ''] of text.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
        const target = new URL(href.replaceAll('&amp;', '&'), new URL(address, baseURL))
        if (target.origin === new URL(baseURL).origin && !found.has(target.href))
          found.set(target.href, address)
      }
    }
    expect(found.size).toBeGreaterThan(30)
    for (const [href, from] of found) {
      const { hash, ...target } = splitHash(href)
      const { status, text } = await read(target.href)
      // 401 asks to log in first, as a link to the report form may.
      expect.soft([200, 401], `${href}, from ${from}`).toContain(status)
      if (hash) expect.soft(text, `${href}, from ${from}`).toContain(`id="${hash}"`)
    }
  })
}

function pagesReadBy(person: Person): PagesRead {
  const pages = readBy.get(person)
  if (!pages) throw new Error(`no page was read as the ${person}`)
  return pages
}

function splitHash(href: string): { href: string; hash: string } {
  const [before = '', hash = ''] = href.split('#')
  return { href: before, hash: decodeURIComponent(hash) }
}
