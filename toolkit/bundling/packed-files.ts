import { readFile } from 'node:fs/promises'
import { deflateRawSync } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * `import packed from 'package/file.wasm?packed'`: a file as text, deflated and in base64, for a page that may ask for nothing later.
 * Deflated first: base64 hides the patterns that a compressed page would save by.
 */
export function packedFiles(): Plugin {
  return {
    name: 'fitila:packed-files',
    enforce: 'pre',
    async load(id) {
      const [path = '', query] = id.split('?')
      if (query !== 'packed') return undefined
      const packed = deflateRawSync(await readFile(path), { level: 9 }).toString('base64')
      return { code: `export default ${JSON.stringify(packed)}`, moduleType: 'js' }
    },
  }
}
