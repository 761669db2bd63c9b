import { type ExportFormat, exportFormats } from '#domain/finding/export-formats.ts'
import { cast } from '#tests/cast.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import type { Figure } from './figure.ts'
import { openSearchDatabase } from './support/search-database.ts'

/** Issue 23: a million rows, streamed, in less than this. In MB. */
const mostMemory = 150

/** The whole list as each file, from the form to the last byte, and by how much the process grew meanwhile. */
export async function exports(): Promise<Figure[]> {
  const url = process.env.DATABASE_URL ?? null
  const reports = Number(process.env.FITILA_BENCH_REPORTS ?? (url ? 100_000 : 50_000))
  const { application, close } = await openSearchDatabase(reports, url)
  try {
    const ask = await openSite(application)
    const { reporter } = await cast(application, 'reporter')
    await givePlan(application, reporter.id, { tier: 'enterprise' })
    const browser = await browseAs(application, ask, reporter)
    const figures: Figure[] = [{ name: 'public reports', value: reports, unit: 'reports' }]
    // A paper has 200 entries.
    for (const format of exportFormats.filter((each) => each !== 'pdf')) {
      const begun = await browser.post('/reports/export', { intent: format })
      const place = new URL(begun.headers.get('location') ?? '', application.publicUrl)
      globalThis.gc?.()
      figures.push(
        ...(await read(await browser.get(`${place.pathname}${place.search}`), { format, reports })),
      )
    }
    return figures
  } finally {
    await close()
  }
}

async function read(
  answer: Response,
  { format, reports }: { format: ExportFormat; reports: number },
): Promise<Figure[]> {
  const before = process.memoryUsage.rss()
  const began = performance.now()
  let [most, bytes, lines] = [before, 0, 0]
  for await (const piece of answer.body ?? []) {
    bytes += piece.length
    for (const byte of piece) lines += byte === 10 ? 1 : 0
    most = Math.max(most, process.memoryUsage.rss())
  }
  const seconds = (performance.now() - began) / 1_000
  const isWhole = answer.status === 200 && (format === 'xlsx' || lines >= reports)
  return [
    {
      ...{ name: `${format}: growth of the process`, value: (most - before) / 1024 / 1024, unit: 'MB' },
      ...{ goal: { atMost: mostMemory }, beside: isWhole ? `${Math.round(bytes / 1e6)} MB` : 'NOT WHOLE' },
    },
    { name: `${format}: rows a second`, value: reports / seconds, unit: 'requests/s' },
  ]
}
