import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** What changes in the module of React Router 8.4 that encodes what loaders brought. A later version that says it otherwise makes the build fail. */
const changes = [
  [
    'return new ReadableStream({ async start(controller) {',
    'return new ReadableStream({ async pull(controller) {',
  ],
  // It tells a timer of the router that nothing is to come.
  [
    'onComplete?.();\n\t} });',
    'onComplete?.();\n\t}, cancel() { onComplete?.(); } }, { highWaterMark: 0 });',
  ],
] as const

const encoder =
  /[\\/]react-router[\\/]dist[\\/]production[\\/]vendor[\\/]turbo-stream-v2[\\/]turbo-stream\.js$/

/** Vite plugin for the server's build: the router encodes a page's data only where the page reads that stream (decision 388). */
export function quietHandoff(): Plugin {
  return {
    name: 'fitila:quiet-handoff',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load: { filter: { id: encoder }, handler: async (id) => quietened(await readFile(id, 'utf8')) },
  }
}

/** @throws Error where the module is not as it was */
export function quietened(module: string): string {
  return changes.reduce((text, [before, after]) => {
    if (text.split(before).length !== 2) throw new Error(`The router's encoder no longer says "${before}".`)
    return text.replace(before, after)
  }, module)
}
