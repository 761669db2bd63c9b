import { chmod, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { builtFolder, type MadeOf, madeOfFile, startFile } from './built-command.ts'

const root = join(import.meta.dirname, '../../..')

/** Puts the command and all that it is made of into a few files; `command.ts` uses them while they are fresh. */
export async function buildCommand(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const fresh = await mkdtemp(`${folder}-`)
  const output = await build({
    configFile: false,
    envDir: false,
    root,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'start.ts'),
      outDir: fresh,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        output: { format: 'esm', entryFileNames: startFile, chunkFileNames: '[name].mjs' },
      },
    },
  })
  await writeFile(join(fresh, madeOfFile), JSON.stringify(await readMadeOf(chunksOf(output))))
  // As in `build-tools.ts`: another account may run the command.
  await chmod(fresh, 0o755)
  await rm(folder, { recursive: true, force: true })
  await rename(fresh, folder)
}

function chunksOf(output: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  const results = Array.isArray(output) ? output : [output]
  return results
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((file) => file.type === 'chunk')
}

async function readMadeOf(chunks: readonly Rolldown.OutputChunk[]): Promise<MadeOf> {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
  const paths = [...new Set(modules)].filter((path) => path.startsWith(resolve(root))).toSorted()
  return Promise.all(
    paths.map(async (path) => {
      const { size, mtimeMs } = await stat(path)
      return [relative(root, path), size, mtimeMs] as const
    }),
  )
}

if (import.meta.main) {
  process.stdout.write('Building the command of the document sanitizer.\n')
  await buildCommand(builtFolder)
}
