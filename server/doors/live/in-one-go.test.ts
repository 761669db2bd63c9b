import { expect, test } from 'vitest'
import { inOneGo } from './in-one-go.ts'

test('what is asked for while it looks is looked at together, after it', async () => {
  const looks: string[][] = []
  const first = Promise.withResolvers<void>()
  const ask = inOneGo(
    async (ids) => {
      looks.push(ids)
      if (looks.length === 1) await first.promise
    },
    () => {},
  )
  ask(['a'])
  ask(['b'])
  ask(['c', 'b'])
  first.resolve()
  await expect.poll(() => looks).toEqual([['a'], ['b', 'c']])
})

test('after a fault it looks again at what is asked for next', async () => {
  const faults: unknown[] = []
  const looks: string[][] = []
  const ask = inOneGo(
    async (ids) => {
      looks.push(ids)
      if (looks.length === 1) throw new Error('away')
    },
    (error) => faults.push(error),
  )
  ask(['a'])
  await expect.poll(() => faults).toHaveLength(1)
  ask(['b'])
  await expect.poll(() => looks).toEqual([['a'], ['b']])
})
