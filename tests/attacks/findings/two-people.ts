import { verifyReport } from '#server/cases/verify-report.ts'
import { sendMessage } from '#server/conversations/send-message.ts'
import { suspendPerson } from '#server/people/suspend-person.ts'
import { buildStatements, cast, password, submitted } from '#tests/cast.ts'
import { visitOf } from '#tests/support/visit-of.ts'
import { openForm } from '../honest.ts'
import { type Outcome, type Recipe, unchanged } from './finding.ts'
import type { World } from './world.ts'

const csv =
  'name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl\nMisali Na Uku,Kano,Fraud,Kano,2020,One year,2020,https://example.org'

export const ofTwoPeople: readonly Recipe[] = [
  { finding: 'A2', what: 'An administrator invites a puppet, and the puppet comes in', attempt: puppet },
  {
    finding: 'A2',
    what: 'An invitation from a session whose confirmation is old',
    async attempt(world) {
      const visit = await visitOf(world.application, world.people.administrator, 'full')
      const old = `update sessions set confirmed_at = confirmed_at - interval '2 hours' where user_id = $1`
      await world.application.database.pool.query(old, [world.people.administrator.id])
      const act = () => world.send('/user-management', visit, { role: 'administrator' })
      const outcome = await unchanged(world, 'select count(*) from invitations', act, [403])
      const fresh = await visitOf(world.application, world.people.administrator, 'full')
      Object.assign(world.visits.administrator, fresh)
      return outcome
    },
  },
  {
    finding: 'A2',
    what: 'An administrator suspends all others and approves alone',
    attempt: suspendTheOthers,
  },
  { finding: 'A2', what: 'The verification of a member who was suspended since', attempt: suspendedVerifier },
  {
    finding: 'A2',
    what: 'One administrator publishes a conviction',
    attempt: (world) =>
      unchanged(
        world,
        'select count(*) from archive_records',
        () => world.send('/content-management', world.visits.administrator, { intent: 'import', csv }),
        [200],
      ),
  },
  {
    finding: 'A2',
    what: 'One officer rejects a report, and it is gone',
    async attempt(world) {
      const { id } = await submitted(world.application, world.people.stranger)
      const act = () =>
        world.send(`/reports/${id}/rejection`, world.visits.officer, { reason: 'The land is leased.' })
      return unchanged(world, `select status from reports where id = '${id}'`, act, [303])
    },
  },
  {
    finding: 'A3',
    what: 'A session without the second step imports a conviction',
    async attempt(world) {
      const half = await visitOf(world.application, world.people.administrator, 'password')
      const act = () => world.send('/content-management', half, { intent: 'import', csv })
      return unchanged(world, 'select count(*) from proposals', act, [403])
    },
  },
  {
    finding: 'A3',
    what: 'A session without the second step erases a message',
    async attempt(world) {
      await sendMessage(world.application, { subject: 'other', text: 'A message.' }, null)
      const id = await world.value(`select id from conversations where kind = 'contact'`)
      const half = await visitOf(world.application, world.people.reviewer, 'password')
      const act = () => world.send(`/admin/messages/${id}/closing`, half, {})
      return unchanged(world, 'select count(*) from conversations', act, [403])
    },
  },
]

async function puppet(world: World): Promise<Outcome> {
  const page = await (
    await world.send('/user-management', world.visits.administrator, { role: 'reviewer' })
  ).text()
  const link = /\/invitation\/[\w-]+/.exec(page)?.[0] ?? ''
  const events = await world.value(
    `select count(*) from events where kind like 'proposal.%' or kind like 'person.%'`,
  )
  // The link leaves the address at the first request; the form is where it leads.
  const first = await world.get(link)
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  const there = await world.get(first.headers.get('location') ?? link, { cookie, formToken: '' })
  const form = await openForm(`${world.baseURL}/register`, {})
  const account = { username: 'puppet', email: 'puppet@example.org', password }
  const joined = await world.send(link, form, account)
  const puppets = Number(await world.value(`select count(*) from profiles where username = 'puppet'`))
  return {
    printed: `the link answers ${there.status}, its form ${joined.status}; ${puppets} accounts; ${events} events tell of members`,
    isClosed: link !== '' && puppets === 0 && Number(events) > 0,
  }
}

async function suspendTheOthers(world: World): Promise<Outcome> {
  const { application, people, visits } = world
  const { id } = await submitted(application, people.stranger)
  await verifyReport(application, people.administrator, id, { method: 'document_check', notes: 'Compared.' })
  const approve = () => world.send(`/reports/${id}/approval`, visits.administrator, buildStatements())
  const first = await approve()
  for (const { id: colleague } of [people.reviewer, people.officer])
    await world.send(`/user-management/${colleague}/suspension`, visits.administrator, {
      change: 'suspend',
      reason: 'misused',
    })
  const second = await approve()
  const status = await world.value('select status from reports where id = $1', [id])
  await application.database.pool.query(
    `update profiles set status = 'active' where role in ('reviewer', 'officer')`,
  )
  for (const member of ['reviewer', 'officer'] as const)
    Object.assign(visits[member], await visitOf(application, people[member], 'full'))
  return {
    printed: `${first.status} before, ${second.status} after; the report is ${status}`,
    isClosed: status !== 'approved',
  }
}

async function suspendedVerifier(world: World): Promise<Outcome> {
  const { application, people, visits } = world
  const { secondReviewer } = await cast(application, 'secondReviewer')
  const { id } = await submitted(application, people.stranger)
  await verifyReport(application, secondReviewer, id, { method: 'document_check', notes: 'Compared.' })
  await suspendPerson(application, people.administrator, secondReviewer.id, { reason: 'misused' })
  // As if a second person had agreed to the suspension.
  await application.database.pool.query(`update profiles set status = 'suspended' where id = $1`, [
    secondReviewer.id,
  ])
  const act = () => world.send(`/reports/${id}/approval`, visits.officer, buildStatements())
  return unchanged(world, `select status from reports where id = '${id}'`, act, [403, 409])
}
