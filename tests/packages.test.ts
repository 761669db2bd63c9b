import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const installed = join(root, 'node_modules')
const names = (await readdir(join(root, 'packages'), { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Packages and compiler without the site, and an empty project that has what was packed. */
let folder: string
let alone: string
let project: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-packages-'))
  alone = join(folder, 'alone')
  project = join(folder, 'project')
  await cp(join(root, 'packages'), join(alone, 'packages'), { recursive: true })
  await cp(join(root, 'LICENSE'), join(alone, 'LICENSE'))
  await lend(alone, ['typescript', '@typescript', ...(await dependencies())])
  await mkdir(join(project, 'node_modules/@fitila'), { recursive: true })
  await lend(project, await dependencies())
  await writeFile(join(project, 'package.json'), JSON.stringify({ type: 'module' }))
  for (const name of names) {
    await symlink(join(alone, 'packages', name), join(alone, 'node_modules/@fitila', name), 'junction')
  }
  for (const name of names) await install(name)
})

afterAll(() => rm(folder, { recursive: true }))

test.for(names)('the page of what %s has is what its build writes', async (name) => {
  const [built, committed] = await Promise.all(
    [alone, root].map((place) => readFile(join(place, 'packages', name, 'API.md'), 'utf8')),
  )
  expect(built).toBe(committed)
})

test.for(names)('what is packed of %s has its texts, its licence and its source', async (name) => {
  const files = await readdir(join(project, 'node_modules/@fitila', name), { recursive: true })
  const all = await readdir(join(root, 'packages', name), { recursive: true })
  const sources = all.filter((path) => path.endsWith('.ts'))
  const expected = ['README.md', 'API.md', 'LICENSE', 'package.json']
  expect(files).toEqual(expect.arrayContaining([...expected, ...sources.map((path) => join('source', path))]))
})

test.for(names)('the example of %s prints in an empty project what its page says', async (name) => {
  const page = await readFile(join(project, 'node_modules/@fitila', name, 'README.md'), 'utf8')
  const [example, printed] = [blockOf(page, 'js'), blockOf(page, 'text')]
  await writeFile(join(project, `${name}.js`), example)
  expect(run(project, process.execPath, `${name}.js`)).toBe(printed)
})

test.for(names)('every name of %s is found by Node and by the compiler', async (name) => {
  const page = await readFile(join(project, 'node_modules/@fitila', name, 'API.md'), 'utf8')
  const modules = [...page.matchAll(/^## (@fitila\/\S+)$/gm)].map(([, module = '']) => module)
  expect(modules.length).toBeGreaterThan(3)
  const imports = modules.map((module, place) => `import * as part${place} from '${module}'`)
  const all = `export const all = [${modules.map((_, place) => `part${place}`)}]`
  await writeFile(join(project, `all-${name}.ts`), [...imports, all].join('\n'))
  const compiler = join(installed, 'typescript/bin/tsc')
  const words = ['--noEmit', '--strict', '--module', 'nodenext', '--types', '', '--lib', 'es2024,dom']
  run(project, process.execPath, compiler, ...words, `all-${name}.ts`)
  // A page of its own begins as soon as it is loaded, and there is no page here.
  const loaded = modules.filter((module) => !module.endsWith('/main')).map((module) => `'${module}'`)
  const load = `await Promise.all([${loaded}].map((module) => import(module)))`
  expect(run(project, process.execPath, '--input-type=module', '--eval', load)).toBe('')
})

/** Packages of others are there as npm would have put them. */
async function lend(place: string, packages: readonly string[]): Promise<void> {
  await mkdir(join(place, 'node_modules/@fitila'), { recursive: true })
  for (const name of new Set(packages)) {
    const target = join(place, 'node_modules', name)
    await mkdir(dirname(target), { recursive: true })
    await symlink(join(installed, name), target, 'junction')
  }
}

async function dependencies(): Promise<string[]> {
  const manifests = await Promise.all(
    names.map((name) => readFile(join(root, 'packages', name, 'package.json'), 'utf8')),
  )
  const all = manifests.flatMap((text) => Object.keys(JSON.parse(text).dependencies ?? {}))
  return [...new Set(all)].filter((name) => !name.startsWith('@fitila/'))
}

async function install(name: string): Promise<void> {
  run(join(alone, 'packages', name), process.execPath, '../build-package.ts')
  const packed = join(alone, 'build/packages', name)
  const [{ filename }] = JSON.parse(
    run(packed, 'npm', 'pack', '--offline', '--json', '--pack-destination', folder),
  )
  const target = join(project, 'node_modules/@fitila', name)
  await mkdir(target)
  run(folder, 'tar', '-xzf', filename, '-C', target, '--strip-components=1')
}

function run(place: string, program: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: place, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

function blockOf(page: string, language: string): string {
  const [block] = page.split(`\n\`\`\`${language}\n`)[1]?.split('\n```\n') ?? []
  if (!block) throw new Error(`there is no ${language} in the page`)
  return `${block}\n`
}
