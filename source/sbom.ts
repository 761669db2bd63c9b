import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { answerHelp } from '../answer-help.ts'

type Entry = { dev?: boolean; devDependencies?: unknown; workspaces?: unknown }
type Lock = { packages: Record<string, Entry> }

/**
 * A software bill of materials of production in CycloneDX, by npm, from the lock file alone. npm leaves out what production
 * shares with development when it is told to omit development, so it gets a project that has none.
 */
export async function billOfMaterials(root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-sbom-'))
  try {
    const {
      devDependencies: _,
      workspaces: __,
      ...project
    } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    await writeFile(join(folder, 'package.json'), JSON.stringify(project))
    const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify(ofOthers(lock)))
    const words = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
    const { stdout } = await promisify(execFile)('npm', words, {
      cwd: folder,
      env: { ...process.env, npm_config_offline: 'true' },
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Without development, and without our own packages: they are part of the application, and no download with a hash. */
function ofOthers(lock: Lock): Lock {
  const kept = Object.entries(lock.packages)
    .filter(([path, { dev }]) => !dev && !/^packages\/|^node_modules\/@fitila\//.test(path))
    .map(([path, { devDependencies: _, workspaces: __, ...entry }]) => [path, entry])
  return { ...lock, packages: Object.fromEntries(kept) }
}

if (import.meta.main) {
  answerHelp(
    'Use: npm run --silent sbom > sbom.json\nPrints every package of production with its hash, in CycloneDX. Asks no network.',
  )
  process.stdout.write(await billOfMaterials(process.cwd()))
}
