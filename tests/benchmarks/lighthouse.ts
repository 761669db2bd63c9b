import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import type { Figure } from './figure.ts'
import type { BenchSite } from './support/bench-site.ts'
import { freePort } from './support/server-process.ts'

const pages = [
  '/',
  '/reports',
  '/methodology',
  '/educational-resources?tab=where',
  '/privacy-policy',
  '/contact',
]

const goals = { accessibility: 100, 'best-practices': 100, performance: 95 } as const
type Category = keyof typeof goals

/** Lighthouse's own scores, on its phone with slow 4G: of the pages that people open first. */
export async function lighthouseScores({ url }: BenchSite): Promise<Figure[]> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    const figures: Figure[] = []
    for (const page of pages) figures.push(...(await scoresOf(`${url}${page}`, page, port)))
    return figures
  } finally {
    await browser.close()
  }
}

async function scoresOf(address: string, page: string, port: number): Promise<Figure[]> {
  const categories = Object.keys(goals) as Category[]
  const result = await lighthouse(address, { port, logLevel: 'silent', onlyCategories: categories })
  if (!result) throw new Error(`Lighthouse said nothing of ${page}`)
  return categories.map((category) => ({
    name: `${page}, ${category}`,
    value: Math.round((result.lhr.categories[category]?.score ?? 0) * 100),
    unit: 'points',
    goal: { atLeast: goals[category] },
  }))
}
