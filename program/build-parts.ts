import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A part of the build, and what it is made of. */
export type Part = {
  name: string
  inputs: readonly string[]
  build: (root: string) => Promise<void>
  /** The site can serve without it: `pack-later.ts` makes it meanwhile. */
  mayComeLater?: boolean
}

const settings = ['tsconfig.json', 'package.json', 'package-lock.json']
const tools = ['toolkit', 'ui', 'packages']
const packed = 'packed-tools'

/** Lines of parts. In a line each part comes after the one before it; two lines have nothing to do with each other. */
export const lines: readonly (readonly Part[])[] = [
  [
    {
      name: 'pages',
      inputs: [
        ...[...tools, 'web', 'words', 'domain', 'server', ...settings],
        ...['vite.config.ts', 'react-router.config.ts', 'vite-plugins'],
      ],
      build: buildPages,
    },
    {
      name: 'command',
      inputs: [...tools, ...settings],
      build: (root) => run(root, ['toolkit/document-sanitizer/command/build-command.ts'], 'The command'),
    },
    {
      name: 'source',
      inputs: [
        ...[...tools, 'web', 'words', 'domain', 'server', 'docs', 'operations', 'program', 'source'],
        ...settings,
      ],
      build: (root) => run(root, ['source/build-source.ts'], 'The archive of the source'),
    },
    {
      name: 'program',
      inputs: [
        ...['start.ts', 'answer-help.ts', 'program', 'domain', 'server', 'words', 'toolkit', 'packages'],
        ...settings,
      ],
      build: (root) => run(root, ['program/build-program.ts'], 'The program'),
    },
  ],
  [
    {
      name: 'tools',
      inputs: [...tools, ...settings],
      build: buildTools,
    },
    {
      name: packed,
      inputs: [...tools, ...settings],
      build: (root) => run(root, ['toolkit/bundling/pack-tools.ts'], 'The packed tools'),
      mayComeLater: true,
    },
  ],
]

/** A reason that the program which failed has printed already. */
export class BuildFailed extends Error {}

async function buildPages(root: string) {
  process.stdout.write('Building the pages.\n')
  await run(root, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], 'The pages')
  await movePages(root)
}

/** From the folder of their own, which their build empties, to where they are served from. */
export async function movePages(root: string): Promise<void> {
  const folder = join(root, 'build')
  await mkdir(folder, { recursive: true })
  for (const name of ['client', 'server']) {
    await rm(join(folder, name), { recursive: true, force: true })
    await rename(join(folder, 'pages', name), join(folder, name))
  }
  await rm(join(folder, 'pages'), { recursive: true })
}

async function buildTools(root: string) {
  await run(root, ['toolkit/bundling/build-tools.ts'], 'The tools')
  // Its files are new, and none of them is packed.
  await rm(stampFileOf(root, packed), { force: true })
}

/** Says what a part was made of when it was built last. */
export function stampFileOf(root: string, name: string): string {
  return join(root, 'build', `.${name}-made-of`)
}

async function run(root: string, [program = '', ...words]: readonly string[], what: string) {
  const child = spawn(process.execPath, [join(root, program), ...words], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new BuildFailed(`${what} could not be built; the reason is above.`)
}
