import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { subscriptionStatuses, tiers } from '#domain/plans/plans.ts'
import { days } from '#domain/time/durations.ts'
import { listNotifications } from '#server/notifications/list-notifications.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { cast } from '#tests/cast.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { compareLists } from './compare-lists.ts'
import { judgeMatch } from './judge-match.ts'
import { addNameFile, addNames, deleteNameList, keepNameFile, keepNameList } from './keep-name-list.ts'
import { listNameLists, showNameList } from './show-name-lists.ts'

const list = { name: 'Suppliers', names: 'Kirkira Misali; Kaduna\nSani Wandoma\nRafin Zurfi Works Limited' }

test.each(tiers.flatMap((tier) => subscriptionStatuses.map((status) => ({ tier, status }))))(
  'a $tier plan that is $status compares, or is refused and keeps its lists',
  async (subscription) => {
    const { application, holder } = await withHolder()
    const id = await keepNameList(application, holder, list)
    const later: Person = { ...holder, subscription }
    const has = subscription.tier !== 'free' && subscription.status === 'active'
    for (const act of [
      () => keepNameList(application, later, list),
      () => addNames(application, later, id, { names: 'Another Misali' }),
    ])
      if (has) await act()
      else await expect(act()).rejects.toMatchObject({ code: 'not-in-plan' })
    const { lists, most } = await listNameLists(application, later)
    expect([lists.length, most]).toEqual(has ? [2, 5] : [1, 0])
    await deleteNameList(application, later, id)
    expect((await listNameLists(application, later)).lists).toHaveLength(has ? 1 : 0)
  },
)

test('a list finds people and companies with reasons, keeps judgements, tells what is new, and forgets what was retracted', async () => {
  const { application, holder, officer, publish } = await withHolder()
  const first = await publish({ state: 'Kaduna' })
  const id = await keepNameList(application, holder, list)
  await compareLists(application)
  const once = await showNameList(application, holder, id)
  expect(once.matches).toHaveLength(1)
  expect(once.matches[0]).toMatchObject({ id: first.id, name: 'Kirkira Misali', judgement: null, score: 100 })
  expect(once.matches[0]?.reasons.map(({ kind }) => kind)).toEqual(['other-order', 'same-state'])
  await judgeMatch(application, holder, id, { pair: once.matches[0]?.pair, judgement: 'other' })

  await publish({ personName: 'Sanni Wandoma', state: 'Edo' })
  await publish({
    ...{ personName: 'Bature Kirkirarre', state: 'Edo' },
    wealthSource: 'Contracts went to Rafin Zurfi Works Nigeria Ltd.',
  })
  await compareLists(application)
  expect((await showNameList(application, holder, id)).matches).toHaveLength(1)
  application.later(days(7))
  await Promise.all([compareLists(application), compareLists(application)])
  const twice = await showNameList(application, holder, id)
  expect(twice.matches.map(({ name, judgement }) => [name, judgement])).toEqual([
    ['Rafin Zurfi Works Limited', null],
    ['Sani Wandoma', null],
    ['Kirkira Misali', 'other'],
  ])
  const { notifications } = await listNotifications(application, holder)
  const told = notifications.filter(({ title }) => title === 'List of names')
  expect(told).toHaveLength(1)
  expect(JSON.stringify(told)).not.toMatch(/Misali|Wandoma|Suppliers/)

  await retractReport(application, officer, first.id, { reason: 'It was another person.' })
  expect((await showNameList(application, holder, id)).matches.map(({ name }) => name)).not.toContain(
    'Kirkira Misali',
  )
})

test('a list from a file is sealed and compared as a typed one is, and without the plan no byte of the file is read', async () => {
  const { application, holder, officer, publish } = await withHolder()
  await publish({ state: 'Kaduna' })
  let reads = 0
  const file = (text: string) => ({
    name: 'suppliers.csv',
    bytes: (async function* () {
      reads += 1
      yield Buffer.from(text)
    })(),
  })
  const id = await keepNameFile(
    application,
    holder,
    { name: 'Suppliers' },
    file('Name,State\nKirkira Misali,Kaduna'),
  )
  await addNameFile(application, holder, id, file('Rafin Zurfi Works Limited\nKirkira Misali,Kaduna'))
  await compareLists(application)
  const { head, matches } = await showNameList(application, holder, id)
  expect([head.entries, matches.map(({ name }) => name)]).toEqual([2, ['Kirkira Misali']])
  const { rows } = await application.database.pool.query<{ row: string }>(
    'select l::text as row from name_lists l',
  )
  expect(rows[0]?.row).not.toMatch(/Misali|suppliers|Zurfi/i)

  expect(reads).toBe(2)
  for (const act of [
    () => keepNameFile(application, officer, { name: 'Suppliers' }, file('Misali')),
    () => addNameFile(application, officer, id, file('Misali')),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'not-in-plan' })
  expect(reads).toBe(2)
  await expect(
    addNameFile(application, { ...officer, subscription: holder.subscription }, id, file('Misali')),
  ).rejects.toMatchObject({ code: 'not-found' })
  const empty = { fields: { file: { code: 'missing' } } }
  await expect(keepNameFile(application, holder, { name: 'None' }, null)).rejects.toMatchObject(empty)
  await expect(keepNameFile(application, holder, { name: 'None' }, file('\n'))).rejects.toMatchObject(empty)
})

test('a list is sealed, is no one else’s, and goes with its matches', async () => {
  const { application, holder, officer, publish } = await withHolder()
  await publish({})
  const id = await keepNameList(application, holder, list)
  await compareLists(application)
  const { rows } = await application.database.pool.query<{ row: string }>(
    'select l::text as row from name_lists l',
  )
  expect(rows[0]?.row).not.toMatch(/Misali|Wandoma|Suppliers|Zurfi/)
  const other: Person = { ...officer, subscription: holder.subscription }
  await expect(showNameList(application, other, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(deleteNameList(application, other, id)).rejects.toMatchObject({ code: 'not-found' })
  await deleteNameList(application, holder, id)
  expect(await application.database.pool.query('select from name_lists')).toMatchObject({ rowCount: 0 })
})

test('Premium compares 500 names and Enterprise 20,000, and a list that waits for a plan is compared when it comes', async () => {
  const { application, holder, publish } = await withHolder({ length: 1 })
  const many = (count: number) => Array.from({ length: count }, (_, row) => `Misali Suna${row}`).join('\n')
  await expect(keepNameList(application, holder, { name: 'Long', names: many(501) })).rejects.toMatchObject({
    code: 'invalid',
  })
  const enterprise: Person = { ...holder, subscription: { tier: 'enterprise', status: 'active' } }
  const long = await keepNameList(application, enterprise, { name: 'Long', names: many(12_000) })
  await addNames(application, enterprise, long, { names: many(12_000).replaceAll('Suna', 'Wata') }).catch(
    (error) => expect(error).toMatchObject({ code: 'invalid' }),
  )
  const id = await keepNameList(application, holder, list)
  await publish({})
  application.later(days(2))
  await compareLists(application)
  expect((await showNameList(application, holder, id)).head.comparedOn).toBeNull()
  await givePlan(application, holder.id)
  await compareLists(application)
  expect((await showNameList(application, holder, id)).matches).toHaveLength(1)
})

async function withHolder({ length = 366 }: { length?: number } = {}) {
  const application = await withApplication()
  const { stranger, reporter, reviewer, officer } = await cast(
    application,
    ...(['stranger', 'reporter', 'reviewer', 'officer'] as const),
  )
  await givePlan(application, stranger.id, { days: length })
  const holder: Person = { ...stranger, subscription: { tier: 'premium', status: 'active' } }
  const publish = (words: Record<string, string>) =>
    publicReport(application, { owner: reporter, reviewer, officer, words })
  return { application, holder, officer, publish }
}
