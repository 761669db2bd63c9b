import type { Plugin } from 'vite'

/** `import source from './worker.ts?source'`: the worker as text, bundled into one script. For `startWorker`. */
export function workerSources(bundle: (entry: string) => Promise<{ script: string }>): Plugin {
  return {
    name: 'fitila:worker-sources',
    enforce: 'pre',
    async load(id) {
      const [path = '', query] = id.split('?')
      if (query !== 'source') return undefined
      const { script } = await bundle(path.slice(path.lastIndexOf('/toolkit/') + '/toolkit/'.length))
      return { code: `export default ${JSON.stringify(script)}`, moduleType: 'js' }
    },
  }
}
