import type { Plugin } from 'vite'

/** Packages that would ask for their WebAssembly themselves. Ours hand it in, so the code that asks is never reached. */
const askers = /node_modules\/(?:@embedpdf\/pdfium|@jsquash\/jpeg)\//

const ways: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/new URL\((['"])[\w.]+\1,\s*import\.meta\.url\)\.(?:href|toString\(\))/g, "''"],
  [/import\.meta\.url/g, 'globalThis.nothingsAddress'],
  [/\bfetch\(/g, 'nothingAsks('],
  [/\bXMLHttpRequest\b/g, 'NothingAsks'],
  [/\bimportScripts\b/g, 'nothingImports'],
]

/** Takes the ways of asking for more out of packages, so that no such word is left in a tool; the cage would refuse them anyway. */
export function withoutRequests(): Plugin {
  return {
    name: 'fitila:without-requests',
    enforce: 'pre',
    transform(code, id) {
      if (!askers.test(id)) return undefined
      const silent = ways.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), code)
      return { code: silent, map: null }
    },
  }
}
