import { expect, test } from 'vitest'
import { hours } from '#domain/time/durations.ts'
import { credentials, profiles, registrations } from '#server/database/people-schema.ts'
import { isOpenLink } from '#server/people/account-tokens.ts'
import { requestLetter } from '#server/people/letters/request-letter.ts'
import { logIn } from '#server/people/log-in.ts'
import { password } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { tokenInLetter, withMailServer } from '#tests/support/network/mail-server.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { confirmByCode, confirmByLink } from './confirm-registration.ts'
import { register } from './register.ts'

const amina = { username: 'amina', email: 'amina@example.org', password }
const notValid = { code: 'link-not-valid' }
const hour = hours(1)

async function waiting() {
  const application = await withApplication()
  const server = await withMailServer(application)
  expect(await register(application, amina, null)).toEqual({ kind: 'to-be-confirmed' })
  const [letter] = await server.fetch()
  const code = /\n(\d{4} \d{4})\r?\n/.exec(letter?.text ?? '')?.[1] ?? ''
  const people = () => application.database.queries.select().from(profiles)
  return { application, server, letter, token: tokenInLetter(letter), code, people }
}

test('a registration becomes an account once the link of its letter was used, and not before', async () => {
  const { application, letter, token, people } = await waiting()
  expect(letter?.to).toBe('amina@example.org')
  expect(await people()).toEqual([])
  const login = { identifier: 'amina', password }
  await expect(logIn(application, login, null)).rejects.toMatchObject({ code: 'email-not-confirmed' })

  await confirmByLink(application, token)
  expect(await people()).toMatchObject([{ username: 'amina', role: 'reporter' }])
  expect(await application.database.queries.select().from(registrations)).toEqual([])
  await expect(logIn(application, login, null)).resolves.toMatchObject({ isPending: false })
})

test('a link that was only looked at still works, as often as it is looked at', async () => {
  const { application, token, people } = await waiting()
  for (let each = 0; each < 3; each += 1)
    expect(await isOpenLink(application, 'confirm-registration', token)).toBe(true)
  await confirmByLink(application, token)
  expect(await people()).toHaveLength(1)
})

test('a link works once, also in two tabs at one moment', async () => {
  const { application, token, people } = await waiting()
  const answers = await Promise.allSettled([
    confirmByLink(application, token),
    confirmByLink(application, token),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(confirmByLink(application, token)).rejects.toMatchObject(notValid)
  expect(await people()).toHaveLength(1)
})

test('a link lives for a day', async () => {
  const { application, token } = await waiting()
  application.later(24 * hour)
  expect(await isOpenLink(application, 'confirm-registration', token)).toBe(false)
  await expect(confirmByLink(application, token)).rejects.toMatchObject(notValid)
})

test('no made-up token opens anything, nor one that is for something else', async () => {
  const { application, token } = await waiting()
  for (const made of ['', 'x', 'a'.repeat(43), "' or 1=1 --", '\0', null]) {
    expect(await isOpenLink(application, 'confirm-registration', made)).toBe(false)
    await expect(confirmByLink(application, made)).rejects.toMatchObject(notValid)
  }
  for (const purpose of ['reset-password', 'change-email'] as const)
    expect(await isOpenLink(application, purpose, token)).toBe(false)
})

test('the code beside the link does the same on another device, however it is spaced', async () => {
  const { application, code, people } = await waiting()
  expect(code).toMatch(/^\d{4} \d{4}$/)
  await confirmByCode(application, { email: 'AMINA@example.org', code: ` ${code.replace(' ', '-')} ` }, null)
  expect(await people()).toHaveLength(1)
  await expect(confirmByCode(application, { email: amina.email, code }, null)).rejects.toMatchObject({
    code: 'code-not-valid',
  })
})

test('a code lives for half an hour, and five wrong ones wear it out; the link outlives both', async () => {
  const old = await waiting()
  old.application.later(hour / 2)
  await expect(
    confirmByCode(old.application, { email: amina.email, code: old.code }, null),
  ).rejects.toMatchObject({ code: 'code-not-valid' })

  const { application, code, token, people } = await waiting()
  const wrong = code === '0000 0000' ? '00000001' : '00000000'
  for (let each = 0; each < 5; each += 1)
    await expect(confirmByCode(application, { email: amina.email, code: wrong }, null)).rejects.toMatchObject(
      { code: 'code-not-valid' },
    )
  await expect(confirmByCode(application, { email: amina.email, code }, null)).rejects.toMatchObject({
    code: 'code-not-valid',
  })
  await confirmByLink(application, token)
  expect(await people()).toHaveLength(1)
})

test('a code is worth nothing for another person’s address', async () => {
  const { application, server, code, people } = await waiting()
  await register(application, { username: 'bola', email: 'bola@example.org', password }, null)
  await server.fetch()
  await expect(confirmByCode(application, { email: 'bola@example.org', code }, null)).rejects.toMatchObject({
    code: 'code-not-valid',
  })
  expect(await people()).toEqual([])
})

test('an address that has an account gets the same answer, and its owner another letter', async () => {
  const { application, server, token, people } = await waiting()
  await confirmByLink(application, token)
  const again = { ...amina, username: 'another', password: 'harmattan on tin roofs' }
  expect(await register(application, again, null)).toEqual({ kind: 'to-be-confirmed' })
  const [letter] = await server.fetch()
  expect(letter?.to).toBe(amina.email)
  expect(letter?.text).toContain('It has one already')
  expect(letter?.text).not.toContain('token=')
  expect(await people()).toHaveLength(1)
})

test('logging in with what was just registered tells no one whether the address had an account', async () => {
  const { application, server, token } = await waiting()
  await confirmByLink(application, token)
  const mine = 'harmattan on tin roofs'
  await register(application, { username: 'first', email: amina.email, password: mine }, null)
  await register(application, { username: 'second', email: 'free@example.org', password: mine }, null)
  await server.fetch()
  for (const identifier of ['first', amina.email, 'second', 'free@example.org'])
    await expect(logIn(application, { identifier, password: mine }, null)).rejects.toMatchObject({
      code: 'email-not-confirmed',
    })
  // Nor does asking for the names again: both are held.
  for (const username of ['first', 'second'])
    await expect(
      register(application, { username, email: 'third@example.org', password: mine }, null),
    ).rejects.toMatchObject({ code: 'account-taken', fields: { username: { code: 'username-taken' } } })
})

test('the same form sent twice is one registration and a second letter', async () => {
  const { application, server } = await waiting()
  expect(await register(application, amina, null)).toEqual({ kind: 'to-be-confirmed' })
  expect(await server.fetch()).toHaveLength(1)
  expect(await application.database.queries.select().from(registrations)).toHaveLength(1)
})

test('the letter can be asked for again, and both links lead to the one account', async () => {
  const { application, server, token, people } = await waiting()
  await requestLetter(application, 'confirmation-letter', { email: amina.email }, null)
  const [second] = await server.fetch()
  expect(tokenInLetter(second)).not.toBe(token)
  await confirmByLink(application, tokenInLetter(second))
  await expect(confirmByLink(application, token)).rejects.toMatchObject(notValid)
  expect(await people()).toHaveLength(1)
})

test('a registration that no one confirms lets go of its name after three days', async () => {
  const { application, server } = await waiting()
  const other = { ...amina, email: 'other@example.org' }
  await expect(register(application, other, null)).rejects.toMatchObject({ code: 'account-taken' })
  application.later(3 * 24 * hour)
  expect(await register(application, other, null)).toEqual({ kind: 'to-be-confirmed' })
  expect(await server.fetch()).toHaveLength(1)
  expect(await everyRow(application)).not.toContain(amina.email)
})

test('no one fills a mailbox by registering its address again and again', async () => {
  const application = await withApplication()
  const server = await withMailServer(application)
  for (let each = 0; each < 8; each += 1)
    await register(application, { ...amina, username: `amina${each}` }, null)
  expect(await server.fetch()).toHaveLength(5)
})

test('nothing of the password, the link and the code is stored or logged', async () => {
  const { application, token, code } = await waiting()
  const rows = await everyRow(application)
  for (const secret of [password, token, code, code.replace(' ', '')]) {
    expect(rows).not.toContain(secret)
    expect(application.logged.join()).not.toContain(secret)
  }
  await confirmByLink(application, token)
  expect(await application.database.queries.select().from(credentials)).toHaveLength(1)
})
