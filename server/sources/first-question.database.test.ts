import { expect, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import { confirmProposal, declineProposal } from '#server/proposals/decide-proposal.ts'
import { listProposals } from '#server/proposals/list-proposals.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { cast, submitted } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { onlyProposal, wait } from '#tests/support/second-person/house.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { askSource } from './ask-source.ts'
import { followReport } from './follow-report.ts'
import { withdrawReport } from './withdraw-report.ts'
import { writeToStaff } from './write-to-staff.ts'

const question = { message: 'Were you in the quokkaroom?' }

async function house() {
  const made = await withApplication()
  const application = { ...made, operator: { ...made.operator, firstQuestionByTwo: true } }
  const people = await cast(application, 'reporter', 'reviewer', 'officer', 'secondOfficer')
  const { id } = await submitted(application, people.reporter)
  return { application, ...people, id }
}

test('the first question waits for a second person, and the source sees and hears nothing of it', async () => {
  const { application, reporter, reviewer, officer, id } = await house()
  expect(await askSource(application, reviewer, id, question)).toBe('waits')
  expect(await everyRow(application)).not.toContain('quokka')
  const before = await showReport(application, reporter, id)
  expect(before.conversation.messages).toEqual([])
  expect(before.history.map(({ kind }) => kind)).toEqual(['report.submitted'])
  expect(await listProposals(application, officer)).toMatchObject([
    { act: 'question', about: { reason: question.message }, mayConfirm: true },
  ])
  await confirmProposal(application, officer, await onlyProposal(application))
  const { messages } = await followReport(application, reporter, id)
  expect(messages).toEqual([{ number: 1, side: 'staff', sentOn: '2026-11-21', text: question.message }])
})

test('after the first, one person asks alone', async () => {
  const { application, reporter, reviewer, officer, id } = await house()
  await writeToStaff(application, reporter, id, { message: 'Is it read?' })
  expect(await askSource(application, reviewer, id, question)).toBe('waits')
  await confirmProposal(application, officer, await onlyProposal(application))
  expect(await askSource(application, reviewer, id, { message: 'And when?' })).toBe('sent')
  const { messages } = await followReport(application, reporter, id)
  expect(messages.map(({ side }) => side)).toEqual(['source', 'staff', 'staff'])
})

test('while it waits there is no other first question, and a declined one leaves the next one first', async () => {
  const { application, reviewer, officer, secondOfficer, id } = await house()
  await askSource(application, reviewer, id, question)
  await expect(askSource(application, officer, id, question)).rejects.toMatchObject({
    code: 'proposal-waits',
  })
  await declineProposal(application, secondOfficer, await onlyProposal(application))
  const { history, conversation } = await showReport(application, officer, id)
  expect(history.at(-1)).toMatchObject({ kind: 'report.question_ended' })
  expect(conversation.messages).toEqual([])
  expect(await askSource(application, officer, id, question)).toBe('waits')
})

test('of a report that was withdrawn meanwhile no question is sent', async () => {
  const { application, reporter, reviewer, officer, id } = await house()
  await askSource(application, reviewer, id, question)
  const proposal = await onlyProposal(application)
  await withdrawReport(application, reporter, id)
  await expect(confirmProposal(application, officer, proposal)).rejects.toMatchObject({
    code: 'proposal-ended',
  })
})

test('a question that no second person confirms is sent to no one', async () => {
  const { application, reporter, reviewer, id } = await house()
  await askSource(application, reviewer, id, question)
  await wait(application, days(8))
  expect((await followReport(application, reporter, id)).messages).toEqual([])
  expect(await askSource(application, reviewer, id, question)).toBe('waits')
})
