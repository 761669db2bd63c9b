import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { slimRouteList } from './slim-route-list.ts'

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.html', '.webmanifest'])

/** Writes a brotli and a gzip edition beside every file of the client build, once, at the highest level. The list of routes is cut short first. */
export function compressAssets(): Plugin {
  let folder = ''
  return {
    name: 'fitila:compress-assets',
    apply: 'build',
    configResolved({ root, environments }) {
      folder = resolve(root, environments.client?.build.outDir ?? 'build/client')
    },
    // The server's build comes second, and React Router writes its list of routes for the browser only then.
    applyToEnvironment: (environment) => environment.name === 'ssr',
    writeBundle: async () => {
      await slimRouteList(join(folder, 'assets'))
      await compressFolder(folder)
    },
  }
}

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}
