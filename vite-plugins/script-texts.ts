import { build, type Plugin, type Rolldown } from 'vite'

const query = '?script'

/**
 * Vite plugin: `import text from './start-worker.ts?script'` builds that file as one classic script, and gives its text. Browsers take a
 * worker with import statements only where it is registered as a module.
 */
export function scriptTexts(): Plugin {
  let root = ''
  return {
    name: 'fitila:script-texts',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        const { text, files } = await scriptOf(id.slice(0, -query.length), root)
        for (const file of files) this.addWatchFile(file)
        return `export default ${JSON.stringify(text)}`
      },
    },
  }
}

async function scriptOf(entry: string, root: string): Promise<{ text: string; files: string[] }> {
  const result = await build({
    ...{ root, configFile: false, publicDir: false, logLevel: 'silent' },
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  const [script] = chunks
  if (!script || chunks.length > 1) throw new Error(`${entry} does not build into one script`)
  return { text: script.code, files: script.moduleIds }
}
