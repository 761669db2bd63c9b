import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { days, hours } from '#domain/time/durations.ts'
import { declareInterests, ownDeclaration } from '#server/people/declare-interests.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { cast, submitted } from '#tests/cast.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { kindsIn, onlyProposal, wait } from '#tests/support/second-person/house.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { advanceProposals } from './advance-proposals.ts'
import { confirmProposal, declineProposal, withdrawProposal } from './decide-proposal.ts'
import { listProposals } from './list-proposals.ts'
import { publicNotices } from './public-notices.ts'

const own = 'Bola Gwajiyo'
const notFound = { code: 'not-found' }

/** Bola declared Tunde Labariko, whom a report names, and leaves him out now. */
async function removing() {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter, { personName: 'Tunde Labariko' })
  await declareInterests(application, reviewer, { names: own, others: 'Tunde Labariko' })
  const answer = await declareInterests(application, reviewer, { names: own })
  return { application, reporter, reviewer, officer, id, answer }
}

async function isHidden(application: TestApplication, person: Person, id: string): Promise<boolean> {
  return showReport(application, person, id).then(
    () => false,
    () => true,
  )
}

test('a removed line counts after a second person confirmed it, and never sooner than 72 hours', async () => {
  const { application, reviewer, officer, id, answer } = await removing()
  expect(answer).toEqual({ isCompared: true, isProposed: true })
  expect(await ownDeclaration(application, reviewer)).toMatchObject({
    others: ['Tunde Labariko'],
    removing: ['Tunde Labariko'],
  })
  const proposal = await onlyProposal(application)
  await expect(
    confirmProposal(application, { ...reviewer, role: 'officer' }, proposal),
  ).rejects.toMatchObject({ code: 'not-the-second-person' })
  expect(await confirmProposal(application, officer, proposal)).toBe('counts-later')
  await wait(application, hours(72) - 1)
  await expect(showReport(application, reviewer, id)).rejects.toMatchObject(notFound)
  await wait(application, 1)
  await doDueWork(application)
  expect(await isHidden(application, reviewer, id)).toBe(false)
  expect(await ownDeclaration(application, reviewer)).toMatchObject({
    names: [own],
    others: [],
    removing: [],
  })
  expect((await kindsIn(application)).filter((kind) => kind.startsWith('person.'))).toEqual([
    ...['person.undeclaring_proposed', 'person.undeclared'],
  ])
})

test('unconfirmed, declined or withdrawn, the line stays, and so does what it hides', async () => {
  for (const way of ['lapses', 'is declined', 'is withdrawn'] as const) {
    const { application, reviewer, officer, id } = await removing()
    const proposal = await onlyProposal(application)
    if (way === 'is declined') await declineProposal(application, officer, proposal)
    else if (way === 'is withdrawn') await withdrawProposal(application, reviewer, proposal)
    application.later(days(8))
    await advanceProposals(application)
    await doDueWork(application)
    expect(await isHidden(application, reviewer, id), way).toBe(true)
    expect(await kindsIn(application)).toContain('person.undeclaring_ended')
  }
})

test('new lines count at once beside a removal, and the same removal twice is one', async () => {
  const { application, reporter, reviewer } = await removing()
  const { id } = await submitted(application, reporter, { personName: 'Ladi Karya' })
  expect(await declareInterests(application, reviewer, { names: own, others: 'Ladi Karya' })).toMatchObject({
    isProposed: false,
  })
  expect(await isHidden(application, reviewer, id)).toBe(true)
  await onlyProposal(application)
  await expect(declareInterests(application, reviewer, { names: 'Bola' })).rejects.toMatchObject({
    code: 'proposal-waits',
  })
})

test('when two browsers remove at once, one proposal is made', async () => {
  const application = await withApplication()
  const { reviewer } = await cast(application, 'reviewer', 'officer')
  await declareInterests(application, reviewer, { names: own, others: 'Tunde Labariko' })
  const answers = await Promise.all(
    [1, 2, 3].map(() => declareInterests(application, reviewer, { names: own })),
  )
  expect(answers.filter(({ isProposed }) => isProposed)).toHaveLength(1)
  await onlyProposal(application)
})

test('alone in the house, a removal waits 72 hours under public notice', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  await declareInterests(application, administrator, { names: 'dami Gwajiyo', others: 'Tunde Labariko' })
  await declareInterests(application, administrator, { names: 'dami Gwajiyo' })
  expect(await publicNotices(application)).toMatchObject([{ act: 'declaration' }])
  await wait(application, hours(72))
  expect(await ownDeclaration(application, administrator)).toMatchObject({ others: [] })
})

test('the lines are read by those who may confirm, and by no other colleague', async () => {
  const { application, officer } = await removing()
  const { secondReviewer } = await cast(application, 'secondReviewer')
  const seenBy = async (person: Person) => (await listProposals(application, person))[0]?.about
  expect(await seenBy(officer)).toMatchObject({ lines: ['Tunde Labariko'] })
  expect(await seenBy(secondReviewer)).toMatchObject({ lines: null })
  expect(await everyRow(application)).not.toContain('Labariko')
})
