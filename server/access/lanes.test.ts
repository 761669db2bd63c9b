import { expect, test } from 'vitest'
import { openLanes, type Place } from './lanes.ts'

const flood: Place = { lane: 'strangers', of: '203.0.113' }
const elsewhere: Place = { lane: 'strangers', of: '198.51.100' }
const staff: Place = { lane: 'staff', of: '203.0.113' }

/** Lanes in which one piece of work runs until it is let go. */
function heldLanes(mostWaiting = 300) {
  const lanes = openLanes({ atOnce: 1, mostWaiting })
  const gate = Promise.withResolvers<void>()
  const first = lanes.run(flood, () => gate.promise)
  const done: string[] = []
  const run = (place: Place, name: string, leaving?: AbortSignal) =>
    lanes.run(place, async () => void done.push(name), leaving)
  const letGo = () => {
    gate.resolve()
    return first
  }
  return { run, done, letGo }
}

test('a set amount runs at once, a set amount waits, and the rest is told that we are busy and when to come back', async () => {
  const lanes = openLanes({ atOnce: 2, mostWaiting: 3 })
  const gate = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await gate.promise
    running -= 1
  }
  const all = Promise.allSettled(Array.from({ length: 8 }, () => lanes.run(flood, work)))
  gate.resolve()
  const answers = await all
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  for (const answer of answers.slice(5))
    expect(answer).toMatchObject({ reason: { code: 'busy', waitSeconds: 10 } })
  expect(most).toBe(2)
})

test('work that fails makes place for the next', async () => {
  const lanes = openLanes({ atOnce: 1, mostWaiting: 1 })
  const fails = lanes.run(flood, () => Promise.reject(new Error('broken')))
  const follows = lanes.run(flood, async () => 'done')
  await expect(fails).rejects.toThrow('broken')
  await expect(follows).resolves.toBe('done')
  await expect(lanes.run(flood, async () => 'again')).resolves.toBe('again')
})

test('three hundred strangers who wait do not keep staff waiting for more than one of them', async () => {
  const { run, done, letGo } = heldLanes()
  const strangers = Array.from({ length: 300 }, (_, each) => run(flood, `stranger ${each}`))
  const officer = run(staff, 'officer')
  await letGo()
  await officer
  expect(done.indexOf('officer')).toBeLessThanOrEqual(1)
  await Promise.all(strangers)
})

test('in one lane the names take turns', async () => {
  const { run, done, letGo } = heldLanes()
  const crowd = Array.from({ length: 50 }, (_, each) => run(flood, `flood ${each}`))
  const one = run(elsewhere, 'elsewhere')
  await letGo()
  await one
  expect(done.indexOf('elsewhere')).toBeLessThanOrEqual(2)
  await Promise.all(crowd)
})

test('where a lane is full the name that waits most gives up its last place', async () => {
  const { run, done, letGo } = heldLanes(3)
  const crowd = Promise.allSettled(Array.from({ length: 3 }, (_, each) => run(flood, `flood ${each}`)))
  const one = run(elsewhere, 'elsewhere')
  await letGo()
  await one
  expect((await crowd).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(done).toContain('elsewhere')
})

test('work that no one needs any more leaves the line', async () => {
  const { run, done, letGo } = heldLanes()
  const leaving = new AbortController()
  const left = run(flood, 'left', leaving.signal)
  const stays = run(flood, 'stays')
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'busy' })
  await letGo()
  await stays
  expect(done).toEqual(['stays'])
})
