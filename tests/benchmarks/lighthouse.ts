import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { findChromium } from '#tests/support/browsers/find-chromium.ts'
import type { Figure } from './figure.ts'
import type { BenchSite } from './support/bench-site.ts'
import { freePort } from './support/server-process.ts'

// Every page of words, every public list, every form that is open to all, and one page in another language. A report's page comes with them,
// as a visitor and as a person who is logged in.
const everyPage = [
  '/',
  '/pcm',
  '/reports',
  '/search?q=kano',
  '/methodology',
  '/educational-resources',
  '/educational-resources?tab=where',
  '/educational-resources?tab=tools',
  '/letters',
  '/documentation',
  '/faq',
  '/about',
  '/contact',
  '/regulatory-compliance',
  '/legal-compliance',
  '/terms-of-service',
  '/privacy-policy',
  '/transparency',
  '/offline',
  '/login',
  '/register',
  '/forgot-password',
]

const goals = { accessibility: 100, 'best-practices': 100, performance: 95 } as const
type Category = keyof typeof goals

/** Lighthouse's own scores, on its phone with slow 4G: of the pages that people open first, or of those that were asked for. */
export async function lighthouseScores(
  { url, reporters }: BenchSite,
  asked: readonly string[],
): Promise<Figure[]> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    const figures: Figure[] = []
    const pages = asked.length > 0 ? asked : [...everyPage, await reportPage(url)]
    const { cookie } = reporters[0]
    for (const path of pages)
      for (const reader of isReport(path) ? [{}, { cookie }] : [{}])
        figures.push(...(await scoresOf({ url, path, ...reader }, port)))
    return figures
  } finally {
    await browser.close()
  }
}

/** @returns the address of the newest report */
async function reportPage(url: string): Promise<string> {
  const list = await (await fetch(`${url}/reports`)).text()
  const [, path] = /href="(\/reports\/[0-9a-f-]{36})"/.exec(list) ?? []
  if (path === undefined) throw new Error('there is no report in the list')
  return path
}

function isReport(path: string): boolean {
  return /^\/reports\/[0-9a-f-]{36}$/.test(path)
}

type ScoredPage = { url: string; path: string; cookie?: string }

async function scoresOf({ url, path, cookie }: ScoredPage, port: number): Promise<Figure[]> {
  const categories = Object.keys(goals) as Category[]
  const result = await lighthouse(`${url}${path}`, {
    port,
    logLevel: 'silent',
    onlyCategories: categories,
    // A report asks visitors to log in for the rest of it, with status 401.
    ignoreStatusCode: true,
    ...(cookie === undefined ? {} : { extraHeaders: { cookie } }),
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${path}`)
  const reader = cookie === undefined ? '' : ', logged in'
  return categories.map((category) => {
    const value = Math.round((result.lhr.categories[category]?.score ?? 0) * 100)
    const lost = value < goals[category] ? `: ${lostPoints(result.lhr, category).join('; ')}` : ''
    return {
      name: `${path}${reader}, ${category}${lost}`,
      value,
      unit: 'points',
      goal: { atLeast: goals[category] },
    }
  })
}

/** What cost the points, the dearest first. */
function lostPoints({ categories, audits }: Result, category: Category): string[] {
  return (categories[category]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ audit: audits[id], loss: weight * (1 - (audits[id]?.score ?? 1)) }))
    .filter(({ loss }) => loss > 0.01)
    .toSorted((one, other) => other.loss - one.loss)
    .map(({ audit }) => [audit?.title, audit?.displayValue].filter(Boolean).join(' '))
}
