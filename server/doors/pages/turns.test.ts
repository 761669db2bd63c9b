import { expect, test } from 'vitest'
import { formTurns, openTurns, pageTurns } from './turns.ts'

test('what one network asks runs so much at once, waits so much, and beyond hears that it is too much', async () => {
  const turns = openTurns({ atOnce: 2, mostWaiting: 3 })
  const gate = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await gate.promise
    running -= 1
  }
  const all = Promise.allSettled(Array.from({ length: 9 }, () => turns.run('203.0.113', work)))
  await turns.run('198.51.100', async () => {})
  gate.resolve()
  const answers = await all
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  for (const answer of answers.slice(5))
    expect(answer).toMatchObject({ reason: { code: 'too-much-at-once', waitSeconds: 10 } })
  expect(most).toBe(2)
})

test('work that fails makes place, and a network without work is as one that never came', async () => {
  const turns = openTurns({ atOnce: 1, mostWaiting: 1 })
  const fails = turns.run('203.0.113', () => Promise.reject(new Error('broken')))
  const follows = turns.run('203.0.113', async () => 'done')
  await expect(fails).rejects.toThrow('broken')
  await expect(follows).resolves.toBe('done')
  await expect(turns.run('203.0.113', async () => 'again')).resolves.toBe('again')
})

test('a flood of one form of strangers takes four places, and neither a report nor another form waits for it', async () => {
  const inTurn = formTurns()
  const gate = Promise.withResolvers<void>()
  let running = 0
  const at = (path: string) => new URL(path, 'http://localhost')
  const flood = Array.from({ length: 60 }, () =>
    inTurn(at('/contact'), async () => {
      running += 1
      await gate.promise
    }),
  )
  for (const path of ['/report', '/submit-report', '/drafts/1/files', '/login', '/reports/1/correction'])
    await inTurn(at(path), async () => {})
  expect(running).toBe(4)
  gate.resolve()
  await Promise.all(flood)
  expect(running).toBe(60)
})

test('searches have turns of their own, in any language, with scripts or without', () => {
  const turnsOf = pageTurns()
  const at = (path: string) => turnsOf(new URL(path, 'http://localhost'))
  for (const path of ['/search?q=a', '/pcm/search?q=a', '/search.data?q=a', '/reports?state=Kano'])
    expect(at(path), path).toBe(at('/search?q=b'))
  for (const path of [
    '/advanced-search',
    '/pcm/advanced-search?all=a',
    '/advanced-search.data?sector=health',
  ])
    expect(at(path), path).toBe(at('/search?q=b'))
  for (const path of ['/folders/choice?q=a', '/reports/export.csv?state=Kano', '/reports/export.data?q=a'])
    expect(at(path), path).toBe(at('/search?q=b'))
  for (const path of ['/reports/feed.atom?state=Kano', '/saved-searches/secret/feed.atom'])
    expect(at(path), path).toBe(at('/search?q=b'))
  for (const path of [
    '/reports',
    '/search',
    '/about',
    '/reports/1?done=x',
    '/saved-searches',
    '/reports/feed.atom',
  ])
    expect(at(path), path).not.toBe(at('/search?q=b'))
})
