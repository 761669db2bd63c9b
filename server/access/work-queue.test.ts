import { expect, test } from 'vitest'
import { openWorkQueue } from './work-queue.ts'

test('a set amount runs at once, a set amount waits, and the rest is told that we are busy', async () => {
  const queue = openWorkQueue({ atOnce: 2, mostWaiting: 3 })
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await gate
    running -= 1
  }
  const all = Promise.allSettled(Array.from({ length: 8 }, () => queue.run(work)))
  open()
  const answers = await all
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'fulfilled'),
    ...Array.from({ length: 3 }, () => 'rejected'),
  ])
  expect(most).toBe(2)
})

test('a refusal says when to come back', async () => {
  const queue = openWorkQueue({ atOnce: 0, mostWaiting: 0 })
  await expect(queue.run(async () => {})).rejects.toMatchObject({ code: 'busy', waitSeconds: 10 })
})

test('work that fails makes place for the next', async () => {
  const queue = openWorkQueue({ atOnce: 1, mostWaiting: 1 })
  const fails = queue.run(() => Promise.reject(new Error('broken')))
  const follows = queue.run(async () => 'done')
  await expect(fails).rejects.toThrow('broken')
  await expect(follows).resolves.toBe('done')
  await expect(queue.run(async () => 'again')).resolves.toBe('again')
})
