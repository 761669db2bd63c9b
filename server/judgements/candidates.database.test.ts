import { expect, test } from 'vitest'
import { declareInterests } from '#server/people/declare-interests.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { cast, declarationOf } from '#tests/cast.ts'
import { buildJudgement, judgedByTwo } from '#tests/support/judgements/judged-by-two.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { importedByTwo } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { listCandidates } from './list-candidates.ts'
import { listJudgements } from './list-judgements.ts'

const convictions = [
  'name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl',
  'Kirkira Misali,Lagos,Fraud,High Court,2021-03-12,Two years,2021,https://example.org/1',
  'Tatsuniya Misali,Lagos,Fraud,High Court,2021-03-13,Two years,2021,https://example.org/2',
].join('\n')

test('a member is shown records with an alike name when they ask, with how it is alike, and nothing is proposed by it', async () => {
  const { application, people, publish } = await house()
  const first = await publish('Misali Kirkira')
  const second = await publish('Misali Audu Kirkira')
  await publish('Tatsuniya Kirkira')
  await importedByTwo(application, people.administrator, convictions)
  const shown = await listCandidates(
    application,
    people.reviewer,
    'person',
    first.referenceNumber.toLowerCase(),
  )
  expect(shown?.number).toBe(first.referenceNumber)
  expect(shown?.found.map(({ referenceNumber, name }) => [referenceNumber, name]).toSorted()).toEqual(
    [
      ['EFCC-2021-0001', 'Kirkira Misali'],
      [second.referenceNumber, 'Misali Audu Kirkira'],
    ].toSorted(),
  )
  for (const { reasons } of shown?.found ?? []) expect(reasons.length).toBeGreaterThan(0)
  expect(await listJudgements(application, people.reviewer)).toEqual([])
  const { rows } = await application.database.pool.query("select from proposals where act = 'judgement'")
  expect(rows).toEqual([])
})

test('what is joined already, what was retracted and what a member declared an interest in is not shown', async () => {
  const { application, people, publish } = await house()
  const [first, second, third, fourth] = [
    await publish('Misali Kirkira'),
    await publish('Misali Kirkira'),
    await publish('Misali Kirkira'),
    await publish('Misali Kirkira', 'Ministry of Lanterns'),
  ]
  await judgedByTwo(application, people, buildJudgement(first.referenceNumber, second.referenceNumber))
  await retractReport(application, people.officer, third.id, { reason: 'It was another person.' })
  const numbers = async (actor = people.officer) =>
    (await listCandidates(application, actor, 'person', first.referenceNumber))?.found.map(
      ({ referenceNumber }) => referenceNumber,
    )
  expect(await numbers()).toEqual([fourth.referenceNumber])
  await declareInterests(application, people.officer, {
    ...declarationOf('officer'),
    employers: 'Ministry of Lanterns',
  })
  expect(await numbers()).toEqual([])
  expect(await listCandidates(application, people.officer, 'person', third.referenceNumber)).toBeNull()
  expect(await listCandidates(application, people.officer, 'person', 'WR-00000000000')).toBeNull()
})

test('offices and companies are alike by their words, and only staff are shown any', async () => {
  const { application, people, publish } = await house()
  const wealthSource = 'Contracts went to Rafin Zurfi Works Limited.'
  const first = await publish('Misali Kirkira', 'Director of Works', wealthSource)
  const second = await publish('Sani Wandoma', 'Works, Director of', 'Rafin Zurfi Works Ltd was paid.')
  await publish('Bature Wandoma', 'Director of Roads', 'Rafin Zurfi Farms Limited was paid.')
  for (const about of ['office', 'company'] as const) {
    const shown = await listCandidates(application, people.reviewer, about, first.referenceNumber)
    expect(
      shown?.found.map(({ referenceNumber }) => referenceNumber),
      about,
    ).toEqual([second.referenceNumber])
  }
  await expect(
    listCandidates(application, people.stranger, 'person', first.referenceNumber),
  ).rejects.toMatchObject({ kind: 'rule-broken' })
})

async function house() {
  const application = await withApplication()
  const people = await cast(
    application,
    ...(['administrator', 'reviewer', 'officer', 'reporter', 'stranger'] as const),
  )
  const { reviewer, officer, reporter: owner } = people
  const publish = (personName: string, position = 'Director of Works', wealthSource = 'Unknown.') =>
    publicReport(application, { reviewer, officer, owner, words: { personName, position, wealthSource } })
  return { application, people, publish }
}
