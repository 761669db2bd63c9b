import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { systemRandomness } from '#server/kernel/randomness.ts'
import { findAccount } from '#server/people/people-queries.ts'
import { listRequests } from '#server/publishing/corrections/list-requests.ts'
import { refuseRequest } from '#server/publishing/corrections/settle-request.ts'
import { showRequest } from '#server/publishing/corrections/show-request.ts'
import { keysOf, removeKey, storeKeys } from '#server/sealing/key-queries.ts'
import { deriveKeys } from '#server/sealing/server-keys.ts'
import { subjectKinds } from '#server/sealing/subject.ts'
import { openVault } from '#server/sealing/vault.ts'
import { fullStanding, usernames } from '#tests/cast.ts'
import { upgraded } from '#tests/fixtures/upgraded.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { closeMessage } from './close-message.ts'
import { listMessages } from './list-messages.ts'
import { openConversations } from './open-conversations.ts'

// The requests in the kept database of the release before conversations.
const refused = 'ebedd7d9-41a0-4351-a0cf-4e45c60d0770'
const answered = '1df3ae36-bc52-4aad-980e-a5276d11942f'
const disputed = 'c5a5da06-517f-417e-ae1f-e86fd4766eaf'
const joined = '14061f8e-005d-4382-8797-37b345a8b4a6'
const waiting = '8d60f13e-2498-4de4-a86c-a263e86d1ec9'

test('every message and request of before is a conversation with its key, closed on the day on which it was settled', async () => {
  const application = await upgraded()
  const { rows } = await application.database.pool.query(
    `select kind, coalesce(closed_on::text, 'open') as closed, count(*)::int as conversations, count(k.subject_id)::int as keys
     from conversations c left join sealed_keys k on k.conversation_id = c.id group by 1, 2 order by 1, 2`,
  )
  expect(rows).toEqual([
    { kind: 'contact', closed: 'open', conversations: 2, keys: 2 },
    { kind: 'correction', closed: '2026-10-31', conversations: 2, keys: 2 },
    { kind: 'correction', closed: 'open', conversations: 3, keys: 3 },
  ])
  const { rows: open } = await application.database.pool.query(
    `select id from conversations where kind = 'correction' and closed_on is null order by id`,
  )
  expect(open.map(({ id }) => id)).toEqual([joined, waiting, disputed].toSorted())
})

test('what was written and answered before is read as it was, and answered on', async () => {
  const application = await upgraded()
  const reviewer = await staff(application, usernames.reviewer)
  expect(await showRequest(application, reviewer, refused)).toMatchObject({
    decision: 'refused',
    reason: 'The register shows the opposite.',
    words: { requester: 'named' },
  })
  expect(await showRequest(application, reviewer, answered)).toMatchObject({ reason: null })
  expect((await listRequests(application, reviewer)).map(({ id }) => id)).toEqual([waiting])
  await refuseRequest(application, reviewer, waiting, { reason: 'The deed names you.' })
  expect(await showRequest(application, reviewer, waiting)).toMatchObject({ reason: 'The deed names you.' })
})

test('a message of before can be closed, and its key is gone with it', async () => {
  const application = await upgraded()
  const administrator = await staff(application, usernames.administrator)
  for (const { id } of await listMessages(application, administrator)) {
    await closeMessage(application, administrator, id)
    expect(await keysOf(application.database.queries, 'conversation', [id])).toEqual(new Map())
  }
  expect(await listMessages(application, administrator)).toEqual([])
})

test('every key of before can be wrapped for one recipient more, who reads what it opens', async () => {
  const application = await upgraded()
  const { queries } = application.database
  const second = openVault(deriveKeys(Buffer.alloc(32, 2)), systemRandomness)
  for (const kind of subjectKinds) {
    const ids = await subjectsOf(application, kind)
    for (const [id, wrapped] of await keysOf(queries, kind, ids)) {
      const key = application.vault.openKey({ kind, id }, wrapped)
      await storeKeys(queries, { kind, id }, [key.wrapFor(second.recipient)])
      await removeKey(queries, { kind, id }, application.vault.recipient.name)
    }
  }
  await expect(openConversations(application, queries, [refused], 'all')).rejects.toMatchObject({
    code: 'seal-broken',
  })
  const opened = await openConversations({ ...application, vault: second }, queries, [refused], 'all')
  expect(opened.get(refused)).toMatchObject([
    { side: 'visitor' },
    { side: 'staff', content: 'The register shows the opposite.' },
  ])
})

async function staff(application: TestApplication, username: string): Promise<Person> {
  const account = await findAccount(application.database.queries, username)
  if (!account) throw new Error(`${username} has no account`)
  return { ...account.person, ...fullStanding }
}

async function subjectsOf({ database }: TestApplication, kind: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select distinct subject_id as id from sealed_keys where subject_kind = $1',
    [kind],
  )
  return rows.map(({ id }) => id)
}
