import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { scriptTexts } from './script-texts.ts'

test('the service worker is one classic script that listens for its three events', async () => {
  const vite = await createServer({
    ...{ root: join(import.meta.dirname, '..'), configFile: false, logLevel: 'silent', appType: 'custom' },
    server: { middlewareMode: true, ws: false },
    plugins: [scriptTexts()],
  })
  try {
    const { default: script } = await vite.ssrLoadModule('/web/offline/start-worker.ts?script')
    const heard: string[] = []
    const self = { addEventListener: (kind: string) => heard.push(kind) }
    runInContext(script, createContext({ self }))
    expect(heard).toEqual(['install', 'activate', 'fetch'])
    expect(script).toContain('kept-pages')
  } finally {
    await vite.close()
  }
})
