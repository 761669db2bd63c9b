import { expect, test } from 'vitest'
import { sendApplication } from '#server/experts/apply-as-expert.ts'
import { proposeDecision } from '#server/experts/manage/propose-decision.ts'
import { cast } from '#tests/cast.ts'
import { buildExpert } from '#tests/support/experts/build-expert.ts'
import { type Begin, beginnings, begun } from '#tests/support/second-person/beginnings.ts'
import { onlyProposal } from '#tests/support/second-person/house.ts'
import { inOrder, powerLock } from '#tests/support/second-person/in-order.ts'
import { tollGate } from '#tests/support/second-person/toll-gate.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { confirmProposal } from './decide-proposal.ts'

/** A report comes before power in the order of locks; the rest of it is sealed and stored under its lock. */
const beforePower = ['reports']

test.each(begun)(
  'what asks for power holds no row but a report, so that nothing waits in a circle: %s',
  async (act) => {
    const application = await withApplication()
    const people = await cast(application, 'administrator', 'officer', 'secondOfficer', 'reviewer')
    const gate = await tollGate(application)
    const begin: Begin = beginnings[act]
    await begin(application, people.administrator, people)
    await confirmProposal(application, people.officer, await onlyProposal(application))
    await gate.open()
    expect(gate.passed.length).toBeGreaterThanOrEqual(2)
    const held = gate.passed.flatMap(({ tables }) => tables)
    expect([...new Set(held)].filter((table) => !beforePower.includes(table))).toEqual([])
  },
)

test.each(['the confirmation comes first', 'the new proposal comes first'] as const)(
  'a decision about an expert is confirmed while a colleague proposes another: %s',
  async (order) => {
    const application = await withApplication()
    const { administrator, officer, reporter } = await cast(
      application,
      'administrator',
      'officer',
      'reporter',
    )
    await sendApplication(application, reporter, buildExpert())
    const again = () => proposeDecision(application, administrator, reporter.id, { outcome: 'rejected' })
    await again()
    const proposal = await onlyProposal(application)
    const confirm = () => confirmProposal(application, officer, proposal)
    const steps = order === 'the confirmation comes first' ? [confirm, again] : [again, confirm]
    expect(await inOrder(application, powerLock, steps)).toEqual(
      order === 'the confirmation comes first' ? ['done', 'done'] : ['proposal-waits', 'done'],
    )
  },
)
