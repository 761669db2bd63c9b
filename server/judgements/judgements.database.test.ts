import { expect, test } from 'vitest'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { days } from '#domain/time/durations.ts'
import { editConviction, openConviction } from '#server/archive/edit-conviction.ts'
import { withdrawConviction } from '#server/archive/withdraw-conviction.ts'
import { declareInterests } from '#server/people/declare-interests.ts'
import { confirmProposal, declineProposal } from '#server/proposals/decide-proposal.ts'
import { listProposals } from '#server/proposals/list-proposals.ts'
import { confirmCorrection } from '#server/publishing/corrections/decide-correction.ts'
import { proposeCorrection } from '#server/publishing/corrections/propose-correction.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { findPublic } from '#server/reports/public-text.ts'
import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import { cast, declarationOf } from '#tests/cast.ts'
import { buildCorrection } from '#tests/support/correction-requests.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { buildJudgement, judgedByTwo } from '#tests/support/judgements/judged-by-two.ts'
import { waiting } from '#tests/support/open-corrections.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { kindsIn, onlyProposal, wait } from '#tests/support/second-person/house.ts'
import { importedByTwo } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { listJudgements } from './list-judgements.ts'
import { proposeJudgement } from './propose-judgement.ts'
import { showJoined } from './show-joined.ts'
import { undoJudgement } from './undo-judgement.ts'

const csv = [
  'name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl',
  'Misali Kirkira,Lagos,Fraud,High Court,2021-03-12,Two years,2021,https://example.org/1',
].join('\n')
const conviction = 'EFCC-2021-0001'

test('two records of one name are apart until two members judge them the same, and apart again when one takes it back', async () => {
  const { application, people, first, second, numbersAt } = await house()
  expect(await numbersAt(first)).toEqual([first])
  await proposeJudgement(application, people.reviewer, buildJudgement(first, conviction))
  expect(await numbersAt(first)).toEqual([first])
  await confirmProposal(application, people.officer, await onlyProposal(application))
  expect(await numbersAt(first)).toEqual([first, conviction])
  expect(await numbersAt(conviction)).toEqual([conviction, first])
  expect(await numbersAt(second)).toEqual([second])
  const page = await showJoined(application, { about: 'person', number: first })
  expect(page.judgements).toMatchObject([
    { ground: 'court-papers', restsOn: expect.stringContaining('day of birth') },
  ])
  const [judged] = await listJudgements(application, people.reviewer)
  await undoJudgement(application, people.reviewer, judged?.id ?? '')
  expect(await numbersAt(first)).toEqual([first])
  expect(await numbersAt(conviction)).toEqual([conviction])
  expect((await kindsIn(application)).filter((kind) => kind.startsWith('judgement'))).toEqual([
    ...['judgement.proposed', 'judgement.made', 'judgement.undone'],
  ])
})

test('what is joined with one is joined with all that this one is joined with, and the records stay as they are', async () => {
  const { application, people, first, second, numbersAt } = await house()
  await judgedByTwo(application, people, buildJudgement(first, conviction))
  await judgedByTwo(application, people, buildJudgement(second, conviction))
  expect((await numbersAt(first)).toSorted()).toEqual([first, second, conviction].toSorted())
  const { cards } = await showJoined(application, { about: 'person', number: first })
  expect(cards.map((card) => (card.kind === 'report' ? card.personName : card.name))).toEqual(
    expect.arrayContaining(['Misali Kirkira']),
  )
})

test('one member alone joins nothing, however long they wait', async () => {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'administrator', 'officer')
  const numbers: string[] = []
  for (const name of ['Misali Kirkira', 'Misali Kirkira'])
    numbers.push(
      (
        await publicReport(application, {
          ...{ owner: people.reporter, reviewer: people.administrator, officer: people.officer },
          words: { personName: name },
        })
      ).referenceNumber,
    )
  const [first = '', second = ''] = numbers
  await application.database.pool.query(`update profiles set role = 'observer' where id = $1`, [
    people.officer.id,
  ])
  await proposeJudgement(application, people.administrator, buildJudgement(first, second))
  const proposal = await onlyProposal(application)
  await expect(confirmProposal(application, people.administrator, proposal)).rejects.toMatchObject({
    code: 'not-the-second-person',
  })
  await wait(application, days(30))
  const { cards } = await showJoined(application, { about: 'person', number: first })
  expect(cards).toHaveLength(1)
  expect(await kindsIn(application)).not.toContain('judgement.made')
})

test('a retraction leaves no row that says who was joined with whom, and no page under the name', async () => {
  const { application, people, first, second, numbersAt } = await house()
  await judgedByTwo(application, people, buildJudgement(first, second, { restsOn: 'Zebraquilt register.' }))
  const { id } = await byNumber(first)
  await retractReport(application, people.officer, id, { reason: 'The register was read wrongly.' })
  expect(await everyRow(application)).not.toContain('Zebraquilt')
  expect(await numbersAt(second)).toEqual([second])
  await expect(numbersAt(first)).rejects.toMatchObject({ code: 'not-found' })
  expect(await kindsIn(application)).toContain('judgement.fell')
  await declineProposal(application, people.secondOfficer, await onlyProposal(application))
  expect(await numbersAt(first)).toEqual([first])
  async function byNumber(number: string) {
    const { rows } = await application.database.pool.query(
      `select report_id as id from public_reports where reference_number = $1`,
      [number],
    )
    return { id: String(rows[0]?.id) }
  }
})

test('a judgement about a name falls when two people correct it in the report, and stays when they correct something else', async () => {
  const { application, people, report, first, numbersAt } = await house()
  await judgedByTwo(application, people, buildJudgement(first, conviction))
  await correct({ suspectedAssets: 'One house.' })
  expect(await numbersAt(first)).toEqual([first, conviction])
  await correct({ suspectedAssets: 'One house.', personName: 'Misali Kirkiraa' })
  expect(await numbersAt(first)).toEqual([first])
  async function editionOf() {
    const { correctedAt } = (await findPublic(application.database.queries, report.id)) ?? {}
    return String(correctedAt?.getTime() ?? '')
  }
  async function correct(words: Record<string, string>) {
    const changed = buildCorrection({ ...words, edition: await editionOf() })
    await proposeCorrection(application, people.reviewer, report.id, changed)
    await confirmCorrection(application, people.officer, report.id, await waiting(application, report))
  }
})

test('a judgement falls with a conviction that is withdrawn, or that gets another name', async () => {
  const { application, people, first, numbersAt } = await house()
  await judgedByTwo(application, people, buildJudgement(first, conviction))
  const { cells } = await openConviction(application, people.administrator, conviction)
  await editConviction(application, people.administrator, conviction, {
    ...cells,
    judge: 'A judge',
    changeNote: 'Added.',
  })
  await confirmProposal(application, people.officer, await onlyProposal(application))
  expect(await numbersAt(first)).toEqual([first, conviction])
  const renamed = { ...cells, judge: 'A judge', name: 'Misali Kirkiraa', changeNote: 'The register says so.' }
  await editConviction(application, people.administrator, conviction, renamed)
  await confirmProposal(application, people.officer, await onlyProposal(application))
  expect(await numbersAt(first)).toEqual([first])
  await judgedByTwo(application, people, buildJudgement(first, conviction))
  await withdrawConviction(application, people.administrator, {
    number: conviction,
    reason: 'Ended on appeal.',
  })
  await confirmProposal(application, people.officer, await onlyProposal(application))
  expect(await numbersAt(first)).toEqual([first])
})

test('who declared an interest in one of the reports neither proposes, sees, confirms nor takes back', async () => {
  const { application, people, first, second } = await house()
  await declareInterests(application, people.secondOfficer, {
    ...declarationOf('secondOfficer'),
    others: 'Misali Kirkira',
  })
  const input = buildJudgement(first, second)
  await expect(proposeJudgement(application, people.secondOfficer, input)).rejects.toMatchObject({
    code: 'conflict-of-interest',
  })
  await proposeJudgement(application, people.reviewer, input)
  const proposal = await onlyProposal(application)
  expect(await listProposals(application, people.secondOfficer)).toEqual([])
  for (const decide of [confirmProposal, declineProposal])
    await expect(decide(application, people.secondOfficer, proposal)).rejects.toMatchObject({
      code: 'conflict-of-interest',
    })
  await confirmProposal(application, people.officer, proposal)
  const [judged] = await listJudgements(application, people.officer)
  expect(await listJudgements(application, people.secondOfficer)).toEqual([])
  await expect(undoJudgement(application, people.secondOfficer, judged?.id ?? '')).rejects.toMatchObject({
    code: 'conflict-of-interest',
  })
})

test('the log commits to each judgement without the name of a member: one that is changed beside it is noticed', async () => {
  const { application, people, first, second } = await house()
  const id = await judgedByTwo(application, people, buildJudgement(first, second))
  await advanceLog(application)
  expect((await checkLog(application)).problems).toEqual([])
  for (const change of [
    `about = 'office'`,
    `rests_on = 'A name.'`,
    `ground = 'other'`,
    `judged_on = '2020-01-01'`,
  ]) {
    await application.database.pool.query(`update public_judgements set ${change}`)
    expect((await checkLog(application)).problems.join(), change).toContain(id)
    await application.database.pool.query(
      `update public_judgements set about = 'person', ground = 'court-papers', judged_on = $1, rests_on = $2`,
      [dayInNigeria(application.now()), buildJudgement(first, second).restsOn],
    )
  }
  await application.database.pool.query(`delete from public_judgements`)
  expect((await checkLog(application)).problems.join()).toContain(id)
})

test('the database lets no report become a tombstone while a judgement names it', async () => {
  const { application, people, first, second } = await house()
  await judgedByTwo(application, people, buildJudgement(first, second))
  await expect(
    application.database.pool.query(
      `update public_reports set status = 'retracted' where reference_number = $1`,
      [first],
    ),
  ).rejects.toThrow()
})

test('a company is joined by the company, and no other that the records name', async () => {
  const { application, people, reports } = await houseWith([
    { suspectedAssets: 'Shares in Kirkira Works Ltd and in Labari Farms Ltd.' },
    { suspectedAssets: 'A contract of Kirkira Works Nigeria Limited.' },
    { suspectedAssets: 'Shares in Labari Farms Ltd.' },
  ])
  const [one = '', two = '', three = ''] = reports.map(({ referenceNumber }) => referenceNumber)
  const input = buildJudgement(one, two, { about: 'company', ground: 'register' })
  await expect(proposeJudgement(application, people.reviewer, input)).rejects.toMatchObject({
    fields: { firstCompany: { code: 'not-in-record' } },
  })
  await judgedByTwo(application, people, { ...input, firstCompany: 'Kirkira Works Ltd' })
  const at = async (number: string, slug: string) =>
    (await showJoined(application, { about: 'company', number, slug })).cards.map(
      (card) => card.referenceNumber,
    )
  expect(await at(one, 'kirkira-works')).toEqual([one, two])
  expect(await at(one, 'labari-farms')).toEqual([one])
  expect(await at(three, 'labari-farms')).toEqual([three])
  await expect(at(two, 'labari-farms')).rejects.toMatchObject({ code: 'not-found' })
})

test('a number that is not public, the same number twice, no ground and what was judged before are refused', async () => {
  const { application, people, first, second } = await house()
  const refused = (input: Record<string, string>) =>
    expect(proposeJudgement(application, people.reviewer, input)).rejects
  await refused(buildJudgement(first, 'WR-26010199999')).toMatchObject({
    fields: { second: { code: 'not-public' } },
  })
  await refused(buildJudgement(first, first)).toMatchObject({ fields: { second: { code: 'same-record' } } })
  await refused(buildJudgement(first, conviction, { about: 'office' })).toMatchObject({
    fields: { second: { code: 'names-none' } },
  })
  await refused(buildJudgement(first, second, { ground: 'name', restsOn: '' })).toMatchObject({
    fields: { ground: {}, restsOn: {} },
  })
  await judgedByTwo(application, people, buildJudgement(first, second))
  await refused(buildJudgement(second, first)).toMatchObject({ code: 'judged-already' })
  await expect(
    proposeJudgement(application, people.reporter, buildJudgement(first, second)),
  ).rejects.toMatchObject({ code: 'access-denied' })
})

async function houseWith(words: readonly Record<string, string>[]) {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'reviewer', 'officer', 'secondOfficer', 'administrator')
  const reports = []
  for (const each of words)
    reports.push(await publicReport(application, { ...people, owner: people.reporter, words: each }))
  return { application, people, reports }
}

/** Two reports and a conviction, all with one name. */
async function house() {
  const words = { personName: 'Misali Kirkira', suspectedAssets: 'Two houses.' }
  const { application, people, reports } = await houseWith([words, words])
  await importedByTwo(application, people.administrator, csv)
  const [report, other] = reports
  if (!report || !other) throw new Error('two reports were made')
  const numbersAt = async (number: string) =>
    (await showJoined(application, { about: 'person', number })).cards.map((card) => card.referenceNumber)
  const [first, second] = [report.referenceNumber, other.referenceNumber]
  return { application, people, report, first, second, numbersAt }
}
