import { expect, test } from 'vitest'
import { daysOfReport, daysUntilAnnounced } from '#domain/retention/report-ends.ts'
import { days } from '#domain/time/durations.ts'
import { changeSetting } from '#server/operating/settings/change-setting.ts'
import { showSetting } from '#server/operating/settings/list-settings.ts'
import { confirmProposal } from '#server/proposals/decide-proposal.ts'
import { listProposals } from '#server/proposals/list-proposals.ts'
import { cast, submitted } from '#tests/cast.ts'
import { onlyProposal } from '#tests/support/second-person/house.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { countHeld } from '../count-held.ts'
import { sweep } from '../sweep.ts'

async function rejectedHouse() {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'officer', 'secondOfficer', 'administrator')
  const reject = async () => {
    const { id } = await submitted(application, people.reporter)
    await rejectedByTwo(application, people.officer, id, { reason: 'The land is leased.' })
  }
  await reject()
  return { application, ...people, reject }
}

async function endingsIn({ database }: TestApplication) {
  const { rows } = await database.pool.query('select ends_on::text from report_endings order by ends_on')
  return rows.map(({ ends_on }) => ends_on)
}

async function nightsLater(application: TestApplication, count: number): Promise<void> {
  application.later(days(count))
  await sweep(application, 'daily')
}

test('two people shorten a period: both see what it would do, and what is here has thirty days', async () => {
  const { application, administrator, officer } = await rejectedHouse()
  await nightsLater(application, 20)
  const { preview } = await showSetting(application, administrator, 'rejectedDays')
  const none = { count: 0, isMore: false }
  const one = { count: 1, isMore: false }
  expect(preview).toEqual({
    announced: 0,
    firstDay: '2027-01-10',
    effects: [
      { value: '30', tonight: one, later: none },
      { value: '', tonight: none, later: none },
      { value: '180', tonight: none, later: none },
      { value: '365', tonight: none, later: none },
    ],
  })
  await changeSetting(application, administrator, 'rejectedDays', { value: '30', version: '0' })
  const [waiting] = await listProposals(application, officer)
  expect(waiting?.about).toMatchObject({
    ...{ kind: 'setting', name: 'rejectedDays', before: '', after: '30' },
    preview: { firstDay: '2027-01-10', effects: [{ value: '30', tonight: one }] },
  })
  await sweep(application, 'daily')
  expect(await endingsIn(application)).toEqual([])
  await confirmProposal(application, officer, await onlyProposal(application))
  await sweep(application, 'daily')
  expect(await endingsIn(application)).toEqual(['2027-01-10'])
  const counts = await countHeld(application)
  expect(counts.find(({ name }) => name === 'rejected report')).toMatchObject({ days: 30, held: 1, over: 0 })
})

test('a longer period changes no day that was announced, and counts for what was not', async () => {
  const { application, administrator, officer, reject } = await rejectedHouse()
  await nightsLater(application, daysUntilAnnounced(daysOfReport.rejected))
  const [day] = await endingsIn(application)
  await reject()
  await changeSetting(application, administrator, 'rejectedDays', { value: '365', version: '0' })
  await confirmProposal(application, officer, await onlyProposal(application))
  await sweep(application, 'daily')
  expect(await endingsIn(application)).toEqual([day])
  const { preview } = await showSetting(application, administrator, 'rejectedDays')
  expect(preview?.announced).toBe(1)
  await nightsLater(application, 30)
  const gone = 'select count(*)::int as count from reports where erased_on is not null'
  expect((await application.database.pool.query(gone)).rows).toEqual([{ count: 1 }])
  await nightsLater(application, daysUntilAnnounced(365) - 30 - 1)
  expect(await endingsIn(application)).toEqual([])
  await nightsLater(application, 1)
  expect(await endingsIn(application)).toHaveLength(1)
})

test('a period that is not on the list is refused, and no one changes one alone', async () => {
  const { application, administrator } = await rejectedHouse()
  for (const value of ['1', '90', '9999', '30 '.repeat(3)])
    await expect(
      changeSetting(application, administrator, 'rejectedDays', { value, version: '0' }),
    ).rejects.toMatchObject({ kind: 'invalid' })
  expect(await changeSetting(application, administrator, 'rejectedDays', { value: '30', version: '0' })).toBe(
    'waits',
  )
  await expect(
    confirmProposal(application, administrator, await onlyProposal(application)),
  ).rejects.toMatchObject({ code: 'not-the-second-person' })
})

test('the preview counts what the sweep then announces', async () => {
  const { application, administrator, officer, reject } = await rejectedHouse()
  application.later(days(5))
  await reject()
  application.later(days(5))
  await reject()
  for (const wait of [1, 20, 30]) {
    application.later(days(wait))
    const { preview } = await showSetting(application, administrator, 'rejectedDays')
    const usual = preview?.effects.find((effect) => effect.value === '')
    const before = await endingsIn(application)
    await sweep(application, 'daily')
    expect((await endingsIn(application)).length - before.length).toBe(usual?.tonight.count)
  }
  await changeSetting(application, administrator, 'rejectedDays', { value: '30', version: '0' })
  await confirmProposal(application, officer, await onlyProposal(application))
  await sweep(application, 'daily')
  expect(await endingsIn(application)).toHaveLength(3)
})
