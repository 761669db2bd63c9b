import { join } from 'node:path'
import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { noteCarriedFiles } from '#server/operating/note-carried-files.ts'
import { openSite } from '#tests/support/browse.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { compareLog } from '../../operations/compare-log.ts'
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

test('the log of a site names the files to carry of this build, and of no other', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const files = await builtFiles(build)
  const trusted = { keys: [], witnesses: [] }
  const holding = async () => (await compareLog(files, ask, trusted)).map(({ holds }) => holds)
  expect(await holding()).toEqual([false])
  await noteCarriedFiles(application, join(build, 'tools'))
  // Three files to carry; the proof of their set comes after midnight.
  expect(await holding()).toEqual([true, true, true, null])
  const path = '/tools/fitila-toolkit.html'
  const other = new Map(files).set(path, 'f'.repeat(64))
  const found = await compareLog(other, ask, trusted)
  expect(found.filter(({ holds }) => holds === false)).toEqual([
    { holds: false, text: `${path}: the log names another file to carry.` },
  ])
})
