import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { openLanes, type Place } from '../lanes.ts'
import { passwordFitsAtDoor } from './passwords.ts'

const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 }
const right = 'kerosene wick at dusk'
const account = { passwordHash: await hash(right, cheap), role: 'reporter' as const }
const officer = { ...account, role: 'officer' as const }

/** A door at which so many strangers wait behind one whose turn does not end until it is let go. */
function crowdedDoor(strangers: number, mostWaiting = 300) {
  const hashing = openLanes({ atOnce: 1, mostWaiting })
  const gate = Promise.withResolvers<void>()
  const place: Place = { lane: 'strangers', of: '203.0.113' }
  let answered = 0
  const first = hashing.run(place, () => gate.promise)
  const crowd = Array.from({ length: strangers }, () =>
    hashing.run(place, async () => {
      answered += 1
    }),
  )
  async function letGo(): Promise<void> {
    gate.resolve()
    await Promise.all([first, ...crowd])
  }
  return { hashing, letGo, answered: () => answered }
}

test.each([account, officer])('a right password overtakes the strangers, of %o', async (known) => {
  const { hashing, letGo, answered } = crowdedDoor(200)
  let before = Number.NaN
  const fits = passwordFitsAtDoor({ hashing }, known, '198.51.100', right).then((answer) => {
    before = answered()
    return answer
  })
  await letGo()
  expect(await fits).toBe(true)
  expect(before).toBeLessThan(100)
})

test('every no comes in the turn of a stranger, whether there is such an account or not', async () => {
  const turns: number[] = []
  for (const known of [null, account, officer, { ...account, passwordHash: null }]) {
    const { hashing, letGo, answered } = crowdedDoor(40)
    // Of the same network, so that its turn comes after all who wait.
    const fits = passwordFitsAtDoor({ hashing }, known, '203.0.113', 'wrong').then((answer) => {
      turns.push(answered())
      return answer
    })
    await letGo()
    expect(await fits).toBe(false)
  }
  expect(turns).toEqual([40, 40, 40, 40])
})

test('where the line of strangers is full, everyone is told that we are busy, and a right password is let in', async () => {
  const { hashing, letGo } = crowdedDoor(5, 5)
  const ask = (known: typeof account | null, password: string) =>
    passwordFitsAtDoor({ hashing }, known, '203.0.113', password)
  const refused = [ask(null, 'wrong'), ask(account, 'wrong')].map((answer) =>
    expect(answer).rejects.toMatchObject({ code: 'busy' }),
  )
  const fits = ask(account, right)
  await letGo()
  await Promise.all(refused)
  expect(await fits).toBe(true)
})
