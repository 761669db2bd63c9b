import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { slimIcons } from '../../../vite-plugins/slim-icons.ts'
import { freePort, startProcess } from './server-process.ts'

export type BareReact = { url: string; stop(): Promise<void> }

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'tests/benchmarks/bare-react')

/** @param html the page whose elements it renders */
export function startBareElements(html: string): Promise<BareReact> {
  return startBareReact(html, async () => join(folder, 'elements.ts'))
}

/** @param page what the components show, as JSON */
export function startBareComponents(page: string): Promise<BareReact> {
  return startBareReact(page, async (outDir) => {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      // As the site is built.
      plugins: [slimIcons()],
      build: { ssr: join(folder, 'components.tsx'), outDir, target: 'es2022' },
    })
    return join(outDir, 'components.js')
  })
}

async function startBareReact(
  input: string,
  prepare: (outDir: string) => Promise<string>,
): Promise<BareReact> {
  // Under node_modules, so that what is built there finds the one React that the server beside it uses.
  const outDir = await mkdtemp(join(root, 'node_modules/.bare-react-'))
  const removeOutput = () => rm(outDir, { recursive: true, force: true })
  try {
    const file = join(outDir, 'input')
    const module = await prepare(outDir)
    await writeFile(file, input)
    const port = await freePort()
    const words = [join(folder, 'serve.ts'), module, file, String(port)]
    const command = { program: process.execPath, words, environment: { NODE_ENV: 'production' } }
    const { stop } = await startProcess(command, 'bare React answers')
    return { url: `http://localhost:${port}/reports`, stop: () => stop().finally(removeOutput) }
  } catch (error) {
    await removeOutput()
    throw error
  }
}
