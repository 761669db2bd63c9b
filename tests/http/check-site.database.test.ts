import { join } from 'node:path'
import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { openSite } from '#tests/support/browse.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { compareSite } from '../../operations/compare-site.ts'
import { builtFiles } from '../../operations/release/manifest.ts'

const build = join(import.meta.dirname, '../../build')

test('a site that serves this build is told from one that changed, left out or added a script', {
  timeout: minutes(5),
}, async () => {
  const ask = await openSite(await withApplication())
  const files = await builtFiles(build)
  const whole = await compareSite(files, ask)
  expect(whole).toEqual({ same: expect.any(Number), different: [], missing: [], unknown: [] })
  expect(whole.same).toBeGreaterThan(100)
  const home = await (await ask('/')).text()
  const [, script = ''] = /(\/assets\/[^"]+\.js)"/.exec(home) ?? []
  expect(script).not.toBe('')
  const changed = await compareSite(files, async (path) => {
    const answered = await ask(path)
    return path === script ? new Response(`${await answered.text()}\n`) : answered
  })
  expect(changed).toEqual({ ...whole, same: whole.same - 1, different: [script] })
  const without = await compareSite(files, async (path) =>
    path === script ? new Response(null, { status: 404 }) : ask(path),
  )
  expect(without).toEqual({ ...whole, same: whole.same - 1, missing: [script] })
  const added = '<script src="https://evil.example/take.js"></script><script src="/assets/take.js"></script>'
  const more = await compareSite(files, async (path) =>
    path === '/login'
      ? new Response((await (await ask(path)).text()).replace('</head>', `${added}</head>`))
      : ask(path),
  )
  expect(more).toEqual({ ...whole, unknown: ['/assets/take.js', 'https://evil.example/take.js'] })
})
