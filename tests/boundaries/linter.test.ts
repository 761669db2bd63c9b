import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { linterRules } from './linter-rules.ts'

const root = join(import.meta.dirname, '..', '..')

/** What the linter has to refuse, each by one of the rules that `linter-rules.ts` makes from the import table. */
const refused = [
  ['domain/reports/a.ts', '#server/database/schema.ts'],
  ['domain/reports/b.ts', '../../ui/card.tsx'],
  ['domain/reports/c.ts', 'zod'],
  ['domain/reports/d.ts', 'node:crypto'],
  ['domain/reports/e.ts', '../permissions/can.ts'],
  ['domain/people/f.ts', '#domain/reports/report.ts'],
  ['domain/archive/g.ts', '../experts/expert.ts'],
  ['domain/h.ts', './reports/report.ts'],
  ['domain/similar/i.ts', '@fitila/log/tree-leaf'],
  ['packages/names/z.ts', '@fitila/log/tree-leaf'],
  ['packages/receipts/w.ts', '#domain/errors.ts'],
  ['packages/receipts/x.ts', 'node:crypto'],
  ['packages/log/x.ts', '@fitila/receipts/receipt-text'],
  ['packages/log/y.ts', '../../domain/errors.ts'],
  ['ui/y.tsx', '@fitila/receipts/receipt-text'],
  ['toolkit/sealer/z.ts', '@fitila/receipts/receipt-text'],
  ['toolkit/sealer/public-log/a.ts', '#ui/card.tsx'],
  ['toolkit/sealer/public-log/b.ts', '@fitila/names/compare-names'],
  ['toolkit/sealer/public-log/c.ts', '../engine/seal.ts'],
  ['toolkit/sealer/public-log/d.ts', 'react'],
  ['server/reports/i.ts', '#ui/card.tsx'],
  ['server/reports/j.ts', '../../web/routes.ts'],
  ['server/access/k.ts', '#server/people/registration/register.ts'],
  ['server/access/l.ts', '../people/register.ts'],
  ['ui/m.tsx', '#domain/errors.ts'],
  ['ui/n.tsx', '../server/kernel/env.ts'],
  ['ui/o.tsx', 'node:fs'],
  ['toolkit/sealer/p.ts', '#server/kernel/env.ts'],
  ['toolkit/sealer/engine/q.ts', '#ui/card.tsx'],
  ['toolkit/sealer/engine/r.ts', 'react'],
  ['web/s.tsx', '#toolkit/sealer/engine/seal.ts'],
  ['web/reports/x.tsx', '@fitila/sanitizer/sanitize'],
  ['server/attachments/y.ts', '@fitila/sanitizer/sanitize'],
  ['server/attachments/a.ts', '@fitila/anonymity/check-text'],
  ['web/reports/b.tsx', '@fitila/anonymity/check-text'],
  ['packages/sanitizer/c.ts', '@fitila/anonymity/check-text'],
  ['packages/anonymity/d.ts', '#toolkit/shared/bytes.ts'],
  ['packages/formats/e.ts', 'node:zlib'],
  ['web/reports/t.tsx', '../account/login.tsx'],
  ['web/reports/u.tsx', '#web/account/login.tsx'],
  ['web/reports/parts/v.tsx', '../../account/login.tsx'],
  ['web/reports/parts/show/w.tsx', '../../../account/login.tsx'],
] as const

const passed = [
  ['domain/a.ts', './people/roles.ts'],
  ['domain/reports/a.ts', '../people/roles.ts'],
  ['domain/reports/b.ts', '#domain/errors.ts'],
  ['domain/reports/c.test.ts', 'vitest'],
  ['domain/permissions/d.ts', '../experts/expert.ts'],
  ['domain/similar/e.ts', '@fitila/names/compare-names'],
  ['words/d.ts', '@fitila/names/compare-names'],
  ['packages/log/s.ts', '@noble/hashes/sha2.js'],
  ['packages/log/notes/t.ts', '../encode-records.ts'],
  ['packages/receipts/t.ts', './receipt-text.ts'],
  ['packages/receipts/u.ts', '@fitila/log/encode-records'],
  ['server/reports/v.ts', '@fitila/receipts/receipt-text'],
  ['server/reports/e.ts', '#domain/reports/report.ts'],
  ['server/reports/f.ts', '../people/register.ts'],
  ['server/access/g.ts', '#domain/people/roles.ts'],
  ['server/database/seed/h.ts', '#server/people/registration/register.ts'],
  ['ui/i.tsx', 'react'],
  ['toolkit/sealer/j.tsx', '#ui/card.tsx'],
  ['toolkit/sealer/public-log/s.ts', '@fitila/receipts/check-receipt'],
  ['toolkit/sealer/engine/k.ts', '../../shared/bytes.ts'],
  ['web/l.tsx', '#toolkit/registry.ts'],
  ['web/reports/y.tsx', '@fitila/sanitizer/contract'],
  ['server/attachments/z.ts', '@fitila/sanitizer/contract'],
  ['server/plans/w.ts', '@fitila/formats/paper/write-pdf'],
  ['toolkit/sealer/engine/x.ts', '@fitila/formats/unreadable'],
  ['packages/sanitizer/y.ts', '@fitila/formats/unreadable'],
  ['web/legal/r.ts', '#toolkit/shared/channels/laws.ts'],
  ['web/reports/m.tsx', '#server/report-view/show-report.ts'],
  ['web/reports/n.tsx', '../shell/footer.tsx'],
  ['web/reports/o.tsx', './parts/card.tsx'],
  ['web/reports/parts/p.tsx', '../list-shape.ts'],
  ['web/reports/parts/q.tsx', '../../dates.ts'],
  ['web/reports/parts/show/r.tsx', '../../../shell/titled.ts'],
] as const

test('biome.json holds the rules that the import table makes: see write-linter-rules.ts', async () => {
  const { overrides } = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8'))
  const refusing = overrides.filter((entry: object) => JSON.stringify(entry).includes('noRestrictedImports'))
  expect(refusing).toEqual(linterRules())
})

test('the linter refuses the first list, whole', async () => {
  expect(await refusedByLinter(refused)).toEqual(pathsOf(refused))
})

test('the linter lets the second list pass, whole', async () => {
  expect(await refusedByLinter(passed)).toEqual([])
})

type Case = readonly [path: string, imported: string]

async function refusedByLinter(cases: readonly Case[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-linter-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { vcs: _, $schema: __, ...rules } = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8'))
  await writeFile(join(folder, 'biome.json'), JSON.stringify(rules))
  for (const [path, imported] of cases) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), `import { it } from '${imported}'\nexport const other = it\n`)
  }
  return lint(folder)
}

function lint(folder: string): string[] {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const words = ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=200', '.']
  const { stdout } = spawnSync(process.execPath, [biome, ...words], { cwd: folder, encoding: 'utf8' })
  const { diagnostics }: { diagnostics: { location: { path: string } }[] } = JSON.parse(stdout)
  return diagnostics.map(({ location }) => location.path).toSorted()
}

function pathsOf(cases: readonly Case[]): string[] {
  return cases.map(([path]) => path).toSorted()
}
