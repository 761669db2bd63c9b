import { expect, test } from 'vitest'
import { hours } from '#domain/time/durations.ts'
import { findSession, startSession } from '#server/access/sessions.ts'
import { apiKeys } from '#server/database/people-schema.ts'
import { noteFreezes } from '#server/operating/note-freezes.ts'
import { shownFreezes } from '#server/operating/shown-freezes.ts'
import { cast } from '#tests/cast.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { freezeSite, frozenSince, thawSite } from './freeze-site.ts'
import { refuseWhileFrozen } from './is-frozen.ts'

test('a freeze ends the sessions of the staff and the keys of the API, and no session of a person who reports', async () => {
  const application = await withApplication()
  const { pool } = application.database
  const people = await cast(
    application,
    'reporter',
    'observer',
    'reviewer',
    'officer',
    'administrator',
    'auditor',
  )
  const tokens: Record<string, string> = {}
  for (const [role, person] of Object.entries(people))
    tokens[role] = await startSession(application, person, person.assurance)
  await keyOf(application, people.reporter.id)
  await refuseWhileFrozen(application)
  expect(await freezeSite(pool, application.now())).toEqual({
    ...{ beganAt: application.now(), isNew: true, sessions: 4, keys: 1 },
  })
  const standing: string[] = []
  for (const role of Object.keys(people))
    if (await findSession(application, tokens[role] ?? null)) standing.push(role)
  expect(standing).toEqual(['reporter', 'observer'])
  expect(await application.database.queries.select().from(apiKeys)).toEqual([])
  await expect(refuseWhileFrozen(application)).rejects.toMatchObject({ code: 'site-frozen' })
})

test('a second freeze ends what has come since, and two at once are one', async () => {
  const application = await withApplication()
  const { pool } = application.database
  const { officer } = await cast(application, 'officer')
  const both = await Promise.all([freezeSite(pool, application.now()), freezeSite(pool, application.now())])
  expect(both.map(({ isNew }) => isNew).toSorted()).toEqual([false, true])
  await startSession(application, officer, 'full')
  application.later(hours(1))
  const again = await freezeSite(pool, application.now())
  expect(again).toMatchObject({ isNew: false, sessions: 1, beganAt: await frozenSince(pool) })
})

test('the end lets changes in, and the log says both once, with nothing beside the kind', async () => {
  const application = await withApplication()
  const { pool } = application.database
  expect(await thawSite(pool, application.now())).toBeNull()
  await freezeSite(pool, application.now())
  await noteFreezes(application)
  await noteFreezes(application)
  expect(await shownFreezes(application)).toEqual([{ from: '2026-11-21', to: null }])
  application.later(hours(30))
  expect(await thawSite(pool, application.now())).toEqual(new Date('2026-11-21T09:00:00Z'))
  await noteFreezes(application)
  await noteFreezes(application)
  await refuseWhileFrozen(application)
  const { rows } = await pool.query(
    `select kind, detail, actor_kind, actor_id from events where subject_kind = 'setting' order by id`,
  )
  expect(rows).toEqual(
    ['setting.frozen', 'setting.thawed'].map((kind) => ({
      ...{ kind, detail: {}, actor_kind: 'clock', actor_id: null },
    })),
  )
  expect(await shownFreezes(application)).toEqual([{ from: '2026-11-21', to: '2026-11-22' }])
})

async function keyOf({ database, randomness }: TestApplication, holderId: string): Promise<void> {
  await database.queries.insert(apiKeys).values({
    ...{ id: randomness.uuid(), holderId, name: 'a key', keyHash: randomness.bytes(32), ending: 'abcd' },
    ...{ scopes: ['public.read'], networks: [], madeOn: '2026-11-21', expiresOn: '2027-11-21' },
  })
}
