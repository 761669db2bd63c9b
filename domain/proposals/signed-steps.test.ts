import { expect, test } from 'vitest'
import { reportEvents } from '../events/report-events.ts'
import { isSignable } from '../events/signable-events.ts'
import { everyAct } from './acts.ts'
import { isSignedAsProposal, neverSigned, readSignedProposal } from './signed-steps.ts'

test.each(everyAct)('the act %s is signed in one way, as a proposal or at its report', (act) => {
  expect(readSignedProposal(`${act}.confirmed`)).toEqual(
    isSignedAsProposal(act) ? { act, step: 'confirmed' } : null,
  )
})

test('each act on a report that two people take has an event that is signed there', () => {
  const signed = Object.keys(reportEvents).filter(isSignable).join()
  const marks = { publication: 'approv', reopening: 'reopen', retraction: 'retract', rejection: 'reject' }
  const atReport = everyAct.filter((each) => !isSignedAsProposal(each) && !neverSigned.includes(each))
  for (const act of atReport)
    expect(signed, act).toContain(
      { ...marks, approval: 'approv', correction: 'correct' }[act as string] ?? act,
    )
})

test.each(neverSigned)('the act %s is signed nowhere', (act) => {
  expect(readSignedProposal(`${act}.proposed`)).toBeNull()
  expect(Object.keys(reportEvents).filter((event) => isSignable(event) && event.includes(act))).toEqual([])
})

test('a name that is no act and step is none', () => {
  for (const name of [
    '',
    'role',
    'role.',
    'role.declined',
    'constructor.proposed',
    'role.proposed.',
    'rolex.proposed',
  ])
    expect(readSignedProposal(name), name).toBeNull()
})
