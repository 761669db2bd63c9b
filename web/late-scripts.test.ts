import { expect, test } from 'vitest'
import { withLateScripts } from './late-scripts.ts'

// As React Router 8 writes it.
const page = [
  '<html><head><title>A page</title>',
  '<link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/entry.js"/>',
  '<link rel="stylesheet" href="/assets/entry.css"/></head><body><p>Words</p>',
  '<script nonce="n">window.__reactRouterContext = {};</script>',
  '<script nonce="n" type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n',
  'import * as route1 from "/assets/home.js";\n  \n  window.__reactRouterRouteModules = {"root":route0,"home":route1};\n\n',
  'import("/assets/entry.js");</script></body></html>',
].join('')

test('a page asks for no script before its first paint', () => {
  const late = withLateScripts(page)
  expect(late).not.toContain('<link rel="modulepreload"')
  expect(late).not.toMatch(/import [*"]/)
  expect(late).toContain('<link rel="stylesheet" href="/assets/entry.css"/></head><body><p>Words</p>')
})

test('afterwards it asks for all of them at once, and starts when each has come', async () => {
  const events: string[] = []
  await runLate(withLateScripts(page), events)
  expect(events).toEqual([
    ...['preload /assets/manifest.js', 'preload /assets/entry.js'],
    ...['import /assets/manifest.js', 'import /assets/root.js', 'import /assets/home.js'],
    'import /assets/entry.js',
    'modules root=/assets/root.js home=/assets/home.js',
  ])
})

test('a page without scripts stays as it is', () => {
  const plain = '<html><head></head><body><p>Words</p><script nonce="n">let one = 1</script></body></html>'
  expect(withLateScripts(plain)).toBe(plain)
})

/** Runs the page's inline module with a window and frames of our own, and writes down what it does. */
async function runLate(text: string, events: string[]): Promise<void> {
  const code = /type="module"[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? ''
  const window: { __reactRouterRouteModules?: Record<string, string> } = {}
  const bring = async (path: string) => {
    events.push(`import ${path}`)
    return path
  }
  const document = {
    hidden: false,
    createElement: () => ({}),
    head: {
      append: ({ rel, href }: { rel: string; href: string }) => events.push(`${rel.slice(6)} ${href}`),
    },
  }
  const frames: (() => void)[] = []
  const run = new Function(
    ...['window', 'document', 'requestAnimationFrame', 'setTimeout', 'bring'],
    code.replaceAll('import(', 'bring('),
  )
  const ask = (callback: () => void) => frames.push(callback)
  run(window, document, ask, ask, bring)
  expect(events, 'nothing before the first frame').toEqual([])
  while (frames.length > 0) await frames.shift()?.()
  await new Promise((resolve) => setImmediate(resolve))
  const names = Object.entries(window.__reactRouterRouteModules ?? {}).map(([id, path]) => `${id}=${path}`)
  events.push(`modules ${names.join(' ')}`)
}
