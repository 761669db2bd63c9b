import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { everyAct } from '#domain/proposals/acts.ts'
import { days, hours } from '#domain/time/durations.ts'
import { importArchive } from '#server/archive/import-archive.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { suspendPerson } from '#server/people/suspend-person.ts'
import { cast } from '#tests/cast.ts'
import {
  type Begin,
  type BegunAct,
  beginnings,
  begun,
  oneConviction,
} from '#tests/support/second-person/beginnings.ts'
import { join, kindsIn, onlyProposal, wait } from '#tests/support/second-person/house.ts'
import { openedInvitation } from '#tests/support/second-person/settled.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { confirmProposal } from './decide-proposal.ts'
import { openProposals } from './proposal-queries.ts'

test('every act that can be begun beside colleagues is tried here', () => {
  expect(everyAct.filter((act) => !(act in beginnings))).toEqual(['approval', 'publication', 'correction'])
})

async function house(act: BegunAct) {
  const application = await withApplication()
  const people = await cast(
    application,
    ...(['administrator', 'officer', 'secondOfficer', 'reviewer'] as const),
  )
  const { officer, reviewer } = people
  const begin: Begin = beginnings[act]
  await begin(application, people.administrator, { officer, reviewer })
  return { application, ...people, id: await onlyProposal(application) }
}

test.each(begun)('who proposed it confirms it in no browser: %s', async (act) => {
  const { application, administrator, id } = await house(act)
  const browsers = await Promise.allSettled(
    [1, 2, 3].map(() => confirmProposal(application, { ...administrator }, id)),
  )
  for (const browser of browsers)
    expect(browser).toMatchObject({ status: 'rejected', reason: { code: 'not-the-second-person' } })
  expect(await openProposals(application.database.queries)).toHaveLength(1)
})

test.each(begun)('a session that lacks anything confirms nothing: %s', async (act) => {
  const { application, officer, reviewer, id } = await house(act)
  const tries: [Person, string][] = [
    [{ ...officer, isConfirmed: false }, 'confirmation-needed'],
    [{ ...officer, assurance: 'password' }, 'second-step-needed'],
    [{ ...officer, passwordIsShort: true }, 'longer-password-needed'],
    [{ ...officer, status: 'suspended' }, 'account-suspended'],
    [reviewer, 'access-denied'],
  ]
  for (const [person, code] of tries)
    await expect(confirmProposal(application, person, id), code).rejects.toMatchObject({ code })
})

test.each(begun)(
  'a colleague who was suspended meanwhile, with a page still open, confirms nothing: %s',
  async (act) => {
    const { application, administrator, officer, id } = await house(act)
    await suspendPerson(application, administrator, officer.id, { reason: 'misused' })
    await expect(confirmProposal(application, officer, id)).rejects.toMatchObject({ code: 'access-denied' })
  },
)

test.each(begun)('when two people confirm at the same moment, one does: %s', async (act) => {
  const { application, officer, secondOfficer, id } = await house(act)
  const answers = await Promise.allSettled(
    [officer, secondOfficer].map((person) => confirmProposal(application, person, id)),
  )
  const again = answers.filter(({ status }) => status === 'rejected')
  // What waits for its day stays open, and a second confirmation of it changes nothing.
  expect(again).toHaveLength(act === 'declaration' ? 0 : 1)
  const ends =
    /confirmed|changed|asked|consequence_added|judgement.made|original_released|legal_hold_set|petition_decided|reinstated|rejected|undeclared|reopened|withdrawn|edited|step_reset/
  const counted = (await kindsIn(application)).filter((kind) => ends.test(kind))
  const others = {
    declaration: 0,
    reinstatement: 2,
    reopening: 2,
    archive_withdrawal: 2,
    archive_edit: 2,
    // The question to the source is one more.
    petition: 2,
  } as const
  expect(counted.length, counted.join()).toBe(act in others ? others[act as keyof typeof others] : 1)
})

test.each(begun)('whose proposer has left, it counts for no one: %s', async (act) => {
  const { application, administrator, officer, id } = await house(act)
  const second = { ...officer, role: 'administrator' } as const
  await application.database.pool.query("update profiles set role = 'administrator' where id = $1", [
    second.id,
  ])
  await deleteAccount(application, administrator)
  await expect(confirmProposal(application, second, id)).rejects.toMatchObject({ code: 'proposer-left' })
})

test('a puppet of the proposer confirms nothing of theirs, however long it waits, while a colleague is there', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator', 'officer')
  const link = await openedInvitation(application, administrator, { role: 'officer' })
  const puppet = await join(application, link, 'ibiso')
  await wait(application, days(30))
  await importArchive(application, administrator, oneConviction)
  const id = await onlyProposal(application)
  await expect(confirmProposal(application, puppet, id)).rejects.toMatchObject({
    code: 'not-the-second-person',
  })
})

test('two puppets of one colleague confirm nothing of each other while another colleague is there', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  const puppet = await puppetOf(application, administrator, 'ibiso', 'administrator')
  const twin = await puppetOf(application, administrator, 'tonye')
  await wait(application, days(30))
  await importArchive(application, puppet, oneConviction)
  const id = await onlyProposal(application)
  for (const bound of [twin, administrator])
    await expect(confirmProposal(application, bound, id)).rejects.toMatchObject({
      code: 'not-the-second-person',
    })
  await confirmProposal(application, officer, id)
})

test('a puppet’s puppet stays bound to the first hand, also when the puppet between them left', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  const between = await puppetOf(application, administrator, 'ibiso', 'administrator')
  await wait(application, days(4))
  const last = await puppetOf(application, between, 'tonye')
  await wait(application, days(30))
  await deleteAccount(application, between)
  await importArchive(application, administrator, oneConviction)
  const id = await onlyProposal(application)
  await expect(confirmProposal(application, last, id)).rejects.toMatchObject({
    code: 'not-the-second-person',
  })
  await confirmProposal(application, officer, id)
})

test('an invitation whose proposer left opens nothing, because no one would know whose it was', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator', 'officer')
  const between = await puppetOf(application, administrator, 'ibiso', 'administrator')
  await wait(application, days(4))
  const link = await openedInvitation(application, between, { role: 'officer' })
  await deleteAccount(application, between)
  await expect(join(application, link, 'tonye')).rejects.toMatchObject({ code: 'invitation-not-valid' })
})

async function puppetOf(
  application: TestApplication,
  by: Person,
  name: string,
  role: 'officer' | 'administrator' = 'officer',
): Promise<Person> {
  return join(application, await openedInvitation(application, by, { role }), name)
}

test('the first administrator alone imports nothing at once, and every reader is told before', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  await importArchive(application, administrator, oneConviction)
  await wait(application, hours(72) - 1)
  expect(await kindsIn(application)).toEqual(['archive_import.proposed'])
  await wait(application, 1)
  expect(await kindsIn(application)).toContain('archive_record.added')
})
