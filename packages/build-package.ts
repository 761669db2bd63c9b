import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

type Manifest = {
  name: string
  private?: boolean
  scripts?: unknown
  exports: unknown
  /** The modules that others may import. All of them where it is left out. */
  publicModules?: readonly string[]
}

/**
 * Writes a package as others install it to `build/packages/`, beside the sources: JavaScript, types, texts, licence and the source itself.
 * Its page `API.md` is written from its types, so it is what the package has.
 */
async function buildPackage(source: string): Promise<void> {
  const built = join(source, '..', '..', 'build', 'packages', basename(source))
  await rm(built, { recursive: true, force: true })
  await mkdir(built, { recursive: true })
  compile(source, built)
  const manifest: Manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  await writeFile(join(source, 'API.md'), await apiPage(manifest, built))
  await writeFile(join(built, 'package.json'), `${JSON.stringify(asInstalled(manifest), null, 2)}\n`)
  for (const name of ['README.md', 'API.md']) await cp(join(source, name), join(built, name))
  await cp(join(source, '..', '..', 'LICENSE'), join(built, 'LICENSE'))
  // The licence asks for it wherever the JavaScript goes.
  await cp(source, join(built, 'source'), { recursive: true, filter: (path) => !path.endsWith('.md') })
}

function compile(source: string, built: string): void {
  const compiler = fileURLToPath(import.meta.resolve('typescript/package.json'))
  const words = ['--project', source, '--rootDir', source, '--outDir', built]
  const { status } = spawnSync(process.execPath, [join(compiler, '..', 'bin', 'tsc'), ...words], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`${basename(source)} could not be compiled; the reason is above.`)
}

/** Inside this repository the names lead to the source, elsewhere to the JavaScript beside this file. */
function asInstalled({ private: _, scripts: __, publicModules = ['*'], ...manifest }: Manifest): object {
  const exports = publicModules.map((module) => [
    `./${module}`,
    { types: `./${module}.d.ts`, default: `./${module}.js` },
  ])
  return { ...manifest, exports: Object.fromEntries(exports) }
}

async function apiPage({ name, publicModules }: Manifest, built: string): Promise<string> {
  const all = (await readdir(built, { recursive: true })).filter((path) => path.endsWith('.d.ts'))
  const paths = publicModules ? publicModules.map((module) => `${module}.d.ts`) : all
  const parts = await Promise.all(
    paths.toSorted().map(async (path) => {
      const module = path
        .split(sep)
        .join('/')
        .replace(/\.d\.ts$/, '')
      return `## ${name}/${module}\n\n\`\`\`ts\n${declarations(await readFile(join(built, path), 'utf8'))}\n\`\`\`\n`
    }),
  )
  return `# What ${name} has\n\nEach heading is the name to import. This page is written from the types by \`npm run build\`.\n\n${parts.join('\n')}`
}

function declarations(types: string): string {
  return types
    .replace(/^import .*;\n/gm, '')
    .replace(/^export \{\};\n/gm, '')
    .replace(/^export declare /gm, 'export ')
    .trim()
}

await buildPackage(process.cwd())
