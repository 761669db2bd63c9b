import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Recipe } from './finding.ts'

type Locked = { integrity?: string; version: string; link?: boolean; resolved?: string }
type Lock = { packages: Record<string, Locked> }

const root = join(import.meta.dirname, '../../..')

export const ofPackages: readonly Recipe[] = [
  {
    finding: 'A11',
    what: 'A package without a hash in the lock file',
    async attempt() {
      const { packages } = await lock()
      const fetched = Object.entries(packages).filter(([path, entry]) => !isOfThisFolder(path, entry))
      const bare = fetched.filter(([, { integrity }]) => !integrity)
      return {
        printed: `${fetched.length} packages, ${bare.length} without`,
        isClosed: bare.length === 0 && 'node_modules/react' in packages,
      }
    },
  },
  {
    finding: 'A11',
    what: 'The Node that runs is not that of the lock file',
    async attempt({ program }) {
      const { packages } = await lock()
      const wanted = packages[`node_modules/node-linux-${process.arch}`]?.version
      const running = (await readFile(`/proc/${program.processId}/cmdline`, 'utf8')).split('\0')[0] ?? ''
      return {
        printed: `${process.version}, wanted v${wanted}, from ${running.split('/').at(-3)}`,
        isClosed: process.version === `v${wanted}`,
      }
    },
  },
  {
    finding: 'A11',
    what: 'Packages for development beside the site',
    async attempt() {
      const setup = await readFile(join(root, 'setup.mjs'), 'utf8')
      const start = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).scripts.prestart as string
      const isLeftOut =
        start.includes('--to-run') && setup.includes('--omit=dev') && setup.includes('--ignore-scripts')
      return { printed: start, isClosed: isLeftOut }
    },
  },
]

async function lock(): Promise<Lock> {
  return JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
}

/** The project, its own packages, and the links to them: no network brings these. */
function isOfThisFolder(path: string, { link, resolved }: Locked): boolean {
  return path === '' || /^packages\/[a-z]+$/.test(link ? (resolved ?? '') : path)
}
