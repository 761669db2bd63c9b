import { readFile } from 'node:fs/promises'
import { Unreadable } from '@fitila/formats/unreadable'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { changedFiles, changedPapers } from '#tests/support/evidence/hostile-bags.ts'
import { hostileLocks } from '#tests/support/evidence/hostile-locks.ts'
import { at, type HostilePackage, honest } from '#tests/support/evidence/hostile-package.ts'
import { brokenZips, growingMembers, trickyNames } from '#tests/support/evidence/hostile-zips.ts'
import { checkAndOpen } from '../engine/serving/check-and-open.ts'
import { fullLocks } from '../engine/serving/full-locks.ts'
import { CheckResult } from './check-result.tsx'

const kinds: Readonly<Record<string, HostilePackage>> = {
  ...{ ...brokenZips, ...trickyNames, ...growingMembers },
  ...{ ...changedFiles, ...changedPapers, ...hostileLocks },
}

type Outcome = { code: string; lines: string[]; hasWork: boolean }

/** What the person reads when the package is checked, line by line. */
async function shown(file: Blob, secret: string | null): Promise<Outcome> {
  try {
    const result = await checkAndOpen({ kind: 'check', file, at, secret }, fullLocks, () => {})
    const html = renderToStaticMarkup(
      <CheckResult result={result} hasChain={false} isSealing={false} onOpen={() => {}} />,
    )
    const lines = html
      .replace(/<!-- -->/g, '')
      .split(/<[^>]*>/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
    return { code: result.check.isWhole ? 'whole' : 'differs', lines, hasWork: result.work !== null }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { code: error.code, lines: [error.message], hasWork: false }
  }
}

const cells = new Map<string, string>()

test('the honest package is verified, and its work is gone on with', async () => {
  const { code, lines, hasWork } = await shown(await honest(), null)
  expect([code, hasWork]).toEqual(['whole', true])
  expect(lines.join(' ')).toContain('Verified: all')
})

test('there are at least forty kinds', () => {
  expect(Object.keys(kinds).length).toBeGreaterThanOrEqual(40)
  const all = [brokenZips, trickyNames, growingMembers, changedFiles, changedPapers, hostileLocks]
  expect(Object.keys(kinds).length).toBe(all.reduce((sum, some) => sum + Object.keys(some).length, 0))
})

test.for(Object.entries(kinds))(
  'a package %s is not taken for whole',
  async ([name, { make, code, secret }]) => {
    const outcome = await shown(await make(), secret ?? null)
    expect(outcome).toMatchObject({ code, hasWork: false })
    const words = outcome.lines.join(' ')
    expect(words).not.toMatch(/\bverified\b|signed$|Go on with/i)
    expect(words).toMatch(/^[A-Z].{30,}[.]/)
    cells.set(name, outcome.lines.filter((line) => !/^\d+ files? fit/.test(line)).join(' / '))
  },
)

/** Two tables: each text that a person reads with a number, and each kind of package with the number of its text. */
function rowsOf(said: ReadonlyMap<string, string>): string[] {
  const texts = [...new Set(said.values())]
  return [
    ...texts.map((words, place) => `| ${place + 1} | ${words} |`),
    ...Array.from(said, ([name, words]) => `| ${name} | ${texts.indexOf(words) + 1} |`),
  ]
}

test('the page of the toolkit tells each kind with the words that are read', async () => {
  const page = await readFile(new URL('../../../docs/toolkit-and-browsers.md', import.meta.url), 'utf8')
  const [, section = ''] = page.split('## Hostile evidence packages')
  const told = section
    .split('\n')
    .filter((line) => /^\| (?!Number|The package|-)/.test(line))
    .map((line) => line.replace(/ +\|/g, ' |'))
  expect(told).toEqual(rowsOf(cells))
  expect(section).toContain(`was given ${Object.keys(kinds).length} kinds of packages`)
})
