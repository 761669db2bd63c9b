import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { linterRules } from './linter-rules.ts'

/** `node tests/boundaries/write-linter-rules.ts`: after a change of the import table, brings biome.json up to it. */
const root = join(import.meta.dirname, '..', '..')
const file = join(root, 'biome.json')
const settings = JSON.parse(await readFile(file, 'utf8'))
const others = settings.overrides.filter(
  (entry: object) => !JSON.stringify(entry).includes('noRestrictedImports'),
)
await writeFile(file, JSON.stringify({ ...settings, overrides: [...others, ...linterRules()] }))
spawnSync(join(root, 'node_modules', '.bin', 'biome'), ['format', '--write', 'biome.json'], {
  cwd: root,
  stdio: 'inherit',
})
