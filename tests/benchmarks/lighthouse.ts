import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { findChromium } from '#tests/support/browsers/find-chromium.ts'
import type { Figure } from './figure.ts'
import type { BenchSite } from './support/bench-site.ts'
import { freePort } from './support/server-process.ts'

// Every page of words, every public list, every form that is open to all, and one page in another language. A report's page comes with them.
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
export async function lighthouseScores({ url }: BenchSite, asked: readonly string[]): Promise<Figure[]> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    const figures: Figure[] = []
    for (const page of asked.length > 0 ? asked : [...everyPage, await reportPage(url)])
      figures.push(...(await scoresOf(`${url}${page}`, page, port)))
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

async function scoresOf(address: string, page: string, port: number): Promise<Figure[]> {
  const categories = Object.keys(goals) as Category[]
  const result = await lighthouse(address, { port, logLevel: 'silent', onlyCategories: categories })
  if (!result) throw new Error(`Lighthouse said nothing of ${page}`)
  return categories.map((category) => {
    const value = Math.round((result.lhr.categories[category]?.score ?? 0) * 100)
    const lost = value < goals[category] ? `: ${lostPoints(result.lhr, category).join('; ')}` : ''
    return {
      name: `${page}, ${category}${lost}`,
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
