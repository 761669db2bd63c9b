import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createBuilder } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { refuseServerCode } from './client-build-guard.ts'

const pages = {
  'web/main.ts': "import './reports/show.ts'",
  'web/reports/show.ts': "import '../../server/vault.ts'",
}
const server = { 'server/vault.ts': "import './keys.ts'", 'server/keys.ts': 'console.info(1)' }

test('a browser build that reaches the server fails and names the way', async () => {
  await expect(build('client', { ...pages, ...server })).rejects.toThrow(
    /web\/main\.ts\s+-> web\/reports\/show\.ts\s+-> server\/vault\.ts$/m,
  )
})

test('a way through import() counts too', async () => {
  const files = { 'web/main.ts': "import('../server/keys.ts')", ...server }
  await expect(build('client', files)).rejects.toThrow(/web\/main\.ts\s+-> server\/keys\.ts/)
})

test('a browser build that reaches the words of a language fails too', async () => {
  const files = {
    'web/main.ts': "import '../words/pcm/account/account.ts'",
    'words/pcm/account/account.ts': 'console.info(1)',
  }
  await expect(build('client', files)).rejects.toThrow(/-> words\/pcm\/account\/account\.ts$/m)
})

test('a browser build that reaches the code of a chart fails, and may place a drawn one', async () => {
  const chart = { 'ui/charts/bars.tsx': 'console.info(1)', 'ui/charts/placed-chart.tsx': 'console.info(2)' }
  const reaching = { 'web/main.ts': "import '../ui/charts/bars.tsx'", ...chart }
  await expect(build('client', reaching)).rejects.toThrow(/-> ui\/charts\/bars\.tsx$/m)
  const placing = { 'web/main.ts': "import '../ui/charts/placed-chart.tsx'", ...chart }
  await expect(build('client', placing)).resolves.toBeUndefined()
})

test('a browser build may fill values into texts', async () => {
  const files = { 'web/main.ts': "import '../words/fill.ts'", 'words/fill.ts': 'console.info(1)' }
  await expect(build('client', files)).resolves.toBeUndefined()
})

test('a browser build that uses only types of the server passes', async () => {
  const files = { 'web/main.ts': "import type { Key } from '../server/keys.ts'\nexport const key: Key = 1" }
  await expect(build('client', { ...files, ...server })).resolves.toBeUndefined()
})

test('a page called server is no server', async () => {
  const files = { 'web/main.ts': "import './server/about.ts'", 'web/server/about.ts': 'console.info(1)' }
  await expect(build('client', files)).resolves.toBeUndefined()
})

test('the build for the server itself may use the server', async () => {
  await expect(build('ssr', { ...pages, ...server })).resolves.toBeUndefined()
})

async function build(environment: 'client' | 'ssr', files: Record<string, string>): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'fitila-guard-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const environmentOptions = { build: { rolldownOptions: { input: join(root, 'web/main.ts') } } }
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [refuseServerCode()],
    environments: { [environment]: environmentOptions },
  })
  const made = builder.environments[environment]
  if (made === undefined) throw new Error(`no environment ${environment}`)
  await builder.build(made)
}
