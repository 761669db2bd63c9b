import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { readQueueFilters } from '#domain/cases/queue-filters.ts'
import { days } from '#domain/time/durations.ts'
import type { Application } from '#server/kernel/application.ts'
import { takePlanTime } from '#server/plans/add-plan-time.ts'
import { cast, submitted } from '#tests/cast.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { listQueue } from '../list-queue.ts'

test('priority comes from a plan on the day of sending: what is paid for counts that day, what is given from the next', async () => {
  const application = await withApplication()
  const { reporter, stranger, observer, reviewer } = await cast(
    application,
    ...(['reporter', 'stranger', 'observer', 'reviewer'] as const),
  )
  await named(application, reporter, 'Free')
  await givePlan(application, observer.id, { source: 'payment' })
  await givePlan(application, stranger.id, { source: 'voucher', days: 2 })
  await submitted(application, observer, { personName: 'Paid' })
  await named(application, stranger, 'Given today')
  await named(application, stranger, 'Given before')
  await named(application, stranger, 'Lapsed')

  expect(await names(application, reviewer)).toEqual([
    ...['Paid', 'Free', 'Given before', 'Given today', 'Lapsed'],
  ])
  application.later(days(400))
  expect((await names(application, reviewer)).slice(0, 3)).toEqual(['Paid', 'Free', 'Given before'])
  expect(await names(application, reviewer, 'order=longest')).toHaveLength(5)
})

test.each(['voucher', 'grant', 'payment'] as const)(
  'staff receive the same, in the same order, whether or not a %s reached the sender after the reports were sent',
  async (source) => {
    const application = await withApplication()
    const { reporter, observer, reviewer } = await cast(application, 'reporter', 'observer', 'reviewer')
    await givePlan(application, observer.id, { source: 'payment', days: 3 })
    for (const name of ['One', 'Two']) await named(application, observer, name)
    for (const name of ['Three', 'Four']) await named(application, reporter, name)
    if (source !== 'payment') await submitted(application, reporter, { personName: 'Today' })
    const orders = ['', 'order=longest', 'order=newest', 'order=due', 'order=stage']
    const received = async () =>
      Promise.all(orders.map((order) => list(application, reviewer, `${order}&priority=yes`)))
    const before = await received()
    for (const { id } of [reporter, observer]) await givePlan(application, id, { source, tier: 'enterprise' })
    expect(await received()).toEqual(before)
    // What follows has priority, so that the gift is one that counts.
    application.later(days(1))
    await submitted(application, reporter, { personName: 'After' })
    expect(before[0]?.entries[2]?.personName).toBe('Two')
    expect((await names(application, reviewer)).indexOf('After')).toBe(4)
  },
)

test('of a report with priority staff receive no other fields, and no other values, than of one without', async () => {
  const application = await withApplication()
  const { reporter, observer, reviewer } = await cast(application, 'reporter', 'observer', 'reviewer')
  await givePlan(application, observer.id, { source: 'payment' })
  await submitted(application, reporter)
  await submitted(application, observer)
  const [paid, free] = (await list(application, reviewer)).entries
  const { id: _id, referenceNumber: _number, ...ofPaid } = paid ?? { id: '', referenceNumber: '' }
  expect(free).toMatchObject(ofPaid)
  expect(Object.keys(free ?? {})).toEqual(Object.keys(paid ?? {}))
  expect(Object.keys(ofPaid).length).toBeGreaterThan(10)
})

test('time that ended early takes priority from no report of that day or before', async () => {
  const application = await withApplication()
  const { reporter, observer, reviewer } = await cast(application, 'reporter', 'observer', 'reviewer')
  await named(application, reporter, 'Free')
  const sourceId = 'payment-of-a-test'
  await givePlan(application, observer.id, { source: 'payment', sourceId, days: 31 })
  await submitted(application, observer, { personName: 'Paid' })
  const { queries } = application.database
  await queries.transaction((within) =>
    takePlanTime(application, within, { source: 'payment', sourceId, days: 31 }),
  )
  application.later(days(1))
  await submitted(application, observer, { personName: 'After' })
  expect(await names(application, reviewer)).toEqual(['Paid', 'Free', 'After'])
})

test('no address of a page shows apart those whose senders have a plan, and none tells which they are', async () => {
  const application = await withApplication()
  const { reporter, observer, reviewer } = await cast(application, 'reporter', 'observer', 'reviewer')
  await givePlan(application, observer.id, { source: 'payment' })
  const unlimited: Person = { ...reporter, subscription: { tier: 'premium', status: 'active' } }
  const ids: string[] = []
  for (let sent = 0; sent < 54; sent += 1)
    ids.push((await submitted(application, sent < 3 ? observer : unlimited)).id)
  const filters = readQueueFilters(new URLSearchParams())
  const after = (place: string) => listQueue(application, reviewer, filters, place)
  const first = await list(application, reviewer)
  const shown = first.entries.map(({ id }) => id)
  expect(shown.slice(0, 6).filter((id) => ids.indexOf(id) < 3)).toHaveLength(3)
  for (const id of ids)
    for (const made of [`-.${id}`, `${id}.-`, `${id}.${id}`, id])
      expect((await after(made)).entries.map((entry) => entry.id)).toEqual(shown)
  const next = first.next ?? ''
  const read = `${next} ${Buffer.from(next, 'base64url').toString('latin1')}`
  expect(ids.filter((id) => read.includes(id.slice(0, 8)))).toEqual([])
  const second = (await after(next)).entries.map((entry) => entry.id)
  expect([...shown, ...second].toSorted()).toEqual(ids.toSorted())
}, 120_000)

const list = (application: Application, actor: Person, address = '') =>
  listQueue(application, actor, readQueueFilters(new URLSearchParams(address)), null)

const names = async (application: Application, actor: Person, address = '') =>
  (await list(application, actor, address)).entries.map(({ personName }) => personName)

async function named(application: TestApplication, owner: Person, personName: string): Promise<void> {
  await submitted(application, owner, { personName })
  // Reports of one day have no order by their times.
  application.later(days(1))
}
