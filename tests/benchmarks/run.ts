import { cpus } from 'node:os'
import { answerHelp } from '../../answer-help.ts'
import { anonymity } from './anonymity.ts'
import { api } from './api.ts'
import { attachments } from './attachments.ts'
import { bombs } from './bombs.ts'
import { bytes } from './bytes.ts'
import { cases } from './cases.ts'
import { channel } from './channel.ts'
import { evidenceHashing } from './evidence-hashing.ts'
import { exports } from './exports.ts'
import type { Figure } from './figure.ts'
import { figures } from './figures.ts'
import { firstSearches } from './first-searches.ts'
import { growth } from './growth.ts'
import { lighthouseScores } from './lighthouse.ts'
import { list } from './list.ts'
import { live } from './live.ts'
import { logins } from './logins.ts'
import { paint } from './paint.ts'
import { sanitizer } from './sanitizer.ts'
import { search } from './search.ts'
import { sources } from './sources.ts'
import { start } from './start.ts'
import { submit } from './submit.ts'
import { type BenchSite, openBenchSite } from './support/bench-site.ts'
import { tableOf } from './table.ts'
import { toolkit } from './toolkit.ts'

/** Each measures one thing on a running site and prints nothing. A goal that is missed fails nothing. */
const benchmarks = {
  ...{ bytes, paint, list, submit, sources, start, live, logins, lighthouse: lighthouseScores },
  ...{ toolkit, channel, 'evidence-hashing': evidenceHashing },
  attachments,
} as const satisfies Record<string, (site: BenchSite, pages: readonly string[]) => Promise<Figure[]>>

/** With a database of their own or none, and no site. */
const withoutSite = {
  anonymity,
  sanitizer,
  bombs,
  search,
  'first-searches': firstSearches,
  figures,
  cases,
  api,
  exports,
  growth,
} as const satisfies Record<string, () => Promise<Figure[]>>

const names = [...Object.keys(benchmarks), ...Object.keys(withoutSite)]
answerHelp(
  'Use: npm run bench [-- NAME...]\nMeasures, and prints a table beside the goals. NAME is for instance bytes, paint, list or search.',
)

const words = process.argv.slice(2)
/** `lighthouse /letters /faq` looks at these pages alone. */
const pages = words.filter((word) => word.startsWith('/'))
const asked = words.filter((word) => !word.startsWith('/'))
const unknown = asked.filter((name) => !names.includes(name))

if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark called ${unknown.join(', ')}. There are: ${names.join(', ')}\n`)
  process.exitCode = 1
} else {
  await runAll(names.filter((name) => asked.length === 0 || asked.includes(name)))
}

async function runAll(chosen: readonly string[]): Promise<void> {
  process.stdout.write(
    `Node ${process.versions.node}, ${cpus().length} processors. Medians, unless it says otherwise.\n`,
  )
  for (const [name, measure] of Object.entries(withoutSite))
    if (chosen.includes(name)) print(name, await measure())
  const onSite = Object.entries(benchmarks).filter(([name]) => chosen.includes(name))
  if (onSite.length === 0) return
  const site = await openBenchSite()
  try {
    for (const [name, measure] of onSite) print(name, await measure(site, pages))
  } finally {
    await site.close()
  }
}

function print(name: string, figures: readonly Figure[]): void {
  process.stdout.write(`\n${name}\n${tableOf(figures)}`)
}
