import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { findSession, startSession } from '#server/access/sessions.ts'
import { recoveryCodes, sessions, totpFactors } from '#server/database/people-schema.ts'
import { jobs } from '#server/database/schema.ts'
import { logIn } from '#server/people/log-in.ts'
import { cast, password } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { codeAt, withAppSetUp } from '#tests/support/second-step.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { findOwedStep, passSecondStep } from './pass-second-step.ts'
import { removeSecondStep, renewRecoveryCodes } from './remove-second-step.ts'
import { activateApp, beginApp, showBegunApp } from './set-up-app.ts'

const amina = { identifier: 'amina', password }

test('with a second step the password alone opens nothing, and the code opens the account under a new token', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { secret } = await withAppSetUp(application, reporter)

  const { token, isPending } = await logIn(application, amina, null)
  expect(isPending).toBe(true)
  expect(await findSession(application, token)).toBeNull()

  const passed = await passSecondStep(application, token, { code: codeAt(secret, application.now()) })
  expect(passed.way).toBe('app')
  expect((await findSession(application, passed.token))?.person).toMatchObject({
    id: reporter.id,
    assurance: 'full',
    isConfirmed: true,
  })
  expect(passed.token).not.toBe(token)
  expect(await findOwedStep(application, token)).toBeNull()
})

test('a code that was replayed is refused, in the same log-in and in another', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { secret } = await withAppSetUp(application, reporter)
  const code = codeAt(secret, application.now())
  const [one, other] = [await logIn(application, amina, null), await logIn(application, amina, null)]
  await passSecondStep(application, one.token, { code })
  await expect(passSecondStep(application, other.token, { code })).rejects.toMatchObject({
    code: 'code-wrong',
  })
  application.later(30_000)
  await expect(passSecondStep(application, other.token, { code })).rejects.toMatchObject({
    code: 'code-wrong',
  })
})

test('when four people use one code at the same moment, one is let in', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { secret } = await withAppSetUp(application, reporter)
  const tokens: string[] = []
  for (let each = 1; each <= 4; each += 1) tokens.push(await startSession(application, reporter, 'pending'))
  const code = codeAt(secret, application.now())
  const answers = await Promise.allSettled(
    tokens.map((token) => passSecondStep(application, token, { code })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('when twenty people use one code on paper at the same moment, one is let in', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { codes } = await withAppSetUp(application, reporter)
  const tokens = await Promise.all(
    Array.from({ length: 20 }, () => startSession(application, reporter, 'pending')),
  )
  const code = codes[0] ?? ''
  const answers = await Promise.allSettled(
    tokens.map((token) => passSecondStep(application, token, { code })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('ten codes on paper, each lets in once, however it is typed; they are nowhere stored', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { codes, secret } = await withAppSetUp(application, reporter)
  expect(new Set(codes).size).toBe(10)
  const rows = await everyRow(application)
  for (const code of codes) {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(code.replaceAll('-', ''))
  }
  expect(rows).not.toContain(secret.replaceAll(' ', ''))

  const typed = [
    codes[0],
    codes[1]?.toLowerCase(),
    codes[2]?.replaceAll('-', ''),
    codes[3]?.replaceAll('-', ' '),
  ]
  for (const code of typed) {
    const { token } = await logIn(application, amina, null)
    expect((await passSecondStep(application, token, { code })).way).toBe('recovery-code')
  }
  const { token } = await logIn(application, amina, null)
  await expect(passSecondStep(application, token, { code: codes[0] })).rejects.toMatchObject({
    code: 'code-wrong',
  })
  expect(await application.database.queries.select().from(recoveryCodes)).toHaveLength(6)
})

test('a code of another’s app, and a code on another’s paper, let no one in', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  await withAppSetUp(application, reporter)
  const foreign = await withAppSetUp(application, stranger)
  const { token } = await logIn(application, amina, null)
  for (const code of [codeAt(foreign.secret, application.now()), foreign.codes[0]])
    await expect(passSecondStep(application, token, { code })).rejects.toMatchObject({ code: 'code-wrong' })
  expect(await application.database.queries.select().from(recoveryCodes)).toHaveLength(20)
})

test('SEC-01-001 Arbitrary 2FA Enrollment via IDOR: no person begins, finishes or removes the app of another', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  await beginApp(application, reporter)
  const begun = await showBegunApp(application, reporter)
  const code = codeAt(begun?.secret ?? '', application.now())
  const strangers = await startSession(application, stranger)
  await expect(activateApp(application, stranger, strangers, { code })).rejects.toMatchObject({
    kind: 'not-found',
  })
  expect(await showBegunApp(application, stranger)).toBeNull()

  await withAppSetUp(application, reporter)
  const [factor] = await application.database.queries.select().from(totpFactors)
  const session = await findSession(application, strangers)
  await expect(removeSecondStep(application, stranger, session?.id ?? '', factor?.id)).rejects.toMatchObject({
    kind: 'not-found',
  })
  expect(await application.database.queries.select().from(totpFactors)).toMatchObject([{ id: factor?.id }])
  expect(await letters(application)).toBe(1)
})

test('an app is not on before its first code, and a second one is not begun beside it', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const token = await startSession(application, reporter)
  await beginApp(application, reporter)
  expect(await logIn(application, amina, null)).toMatchObject({ isPending: false })
  await expect(activateApp(application, reporter, token, { code: '000000' })).rejects.toMatchObject({
    code: 'code-wrong',
  })
  expect(await logIn(application, amina, null)).toMatchObject({ isPending: false })
  await withAppSetUp(application, reporter)
  await expect(beginApp(application, reporter)).rejects.toMatchObject({ code: 'app-set-up-already' })
})

test('setting up, renewing codes and removing end every other session, and each is told by letter', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const before = await startSession(application, reporter)
  const { token } = await withAppSetUp(application, reporter)
  expect(await findSession(application, before)).toBeNull()
  expect(await letters(application)).toBe(1)

  const here = await findSession(application, token)
  const elsewhere = await startSession(application, reporter, 'full')
  await renewRecoveryCodes(application, reporter, here?.id ?? '')
  expect(await findSession(application, elsewhere)).toBeNull()
  expect(await findSession(application, token)).not.toBeNull()
  expect(await letters(application)).toBe(2)

  const again = await startSession(application, reporter, 'full')
  const [factor] = await application.database.queries.select().from(totpFactors)
  await removeSecondStep(application, reporter, here?.id ?? '', factor?.id)
  expect(await findSession(application, again)).toBeNull()
  expect(await letters(application)).toBe(3)
  expect(await application.database.queries.select().from(recoveryCodes)).toEqual([])
  expect(await logIn(application, amina, null)).toMatchObject({ isPending: false })
})

test('new codes on paper make the old ones worthless', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { codes, token } = await withAppSetUp(application, reporter)
  const here = await findSession(application, token)
  const fresh = await renewRecoveryCodes(application, reporter, here?.id ?? '')
  const { token: pending } = await logIn(application, amina, null)
  await expect(passSecondStep(application, pending, { code: codes[0] })).rejects.toMatchObject({
    code: 'code-wrong',
  })
  await expect(passSecondStep(application, pending, { code: fresh[0] })).resolves.toMatchObject({
    way: 'recovery-code',
  })
})

test('a person who did not give the password a moment ago changes no second step', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const old = { ...reporter, isConfirmed: false }
  await expect(beginApp(application, old)).rejects.toMatchObject({ code: 'confirmation-needed' })
  await expect(renewRecoveryCodes(application, old, '')).rejects.toMatchObject({
    code: 'confirmation-needed',
  })
})

test('staff cannot remove the last second step that they have', async () => {
  const application = await withApplication()
  const { officer } = await cast(application, 'officer')
  const { token } = await withAppSetUp(application, officer)
  const [factor] = await application.database.queries.select().from(totpFactors)
  const here = await findSession(application, token)
  await expect(removeSecondStep(application, officer, here?.id ?? '', factor?.id)).rejects.toMatchObject({
    code: 'last-second-step',
  })
  expect(await application.database.queries.select().from(totpFactors)).toHaveLength(1)
})

test('after five wrong codes even the right one waits, and a code on paper does not', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { secret, codes } = await withAppSetUp(application, reporter)
  const { token } = await logIn(application, amina, null)
  for (let each = 1; each <= 5; each += 1)
    await expect(passSecondStep(application, token, { code: '000000' })).rejects.toMatchObject({
      code: 'code-wrong',
    })
  const code = codeAt(secret, application.now())
  await expect(passSecondStep(application, token, { code })).rejects.toMatchObject({
    code: 'too-many-tries',
    waitSeconds: 900,
  })
  await expect(passSecondStep(application, token, { code: codes[0] })).resolves.toMatchObject({
    way: 'recovery-code',
  })
})

test('a log-in that waits for its second step ends after ten minutes', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { secret } = await withAppSetUp(application, reporter)
  const { token } = await logIn(application, amina, null)
  application.later(minutes(10))
  const code = codeAt(secret, application.now())
  await expect(passSecondStep(application, token, { code })).rejects.toMatchObject({ kind: 'sign-in-needed' })
})

test('no one who is logged in owes a second step, and neither does a token that was made up', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const open = await startSession(application, reporter)
  for (const token of [open, null, '', 'x', 'a'.repeat(43)]) {
    expect(await findOwedStep(application, token)).toBeNull()
    await expect(passSecondStep(application, token, { code: '123456' })).rejects.toMatchObject({
      kind: 'sign-in-needed',
    })
  }
})

test('after the second step the old token is no session, also for a person who copied it', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { secret } = await withAppSetUp(application, reporter)
  const { token } = await logIn(application, amina, null)
  const code = codeAt(secret, application.now())
  await passSecondStep(application, token, { code })
  expect(await findSession(application, token)).toBeNull()
  const rows = await application.database.queries
    .select()
    .from(sessions)
    .where(eq(sessions.userId, reporter.id))
  expect(rows.filter(({ assurance }) => assurance === 'pending')).toEqual([])
})

async function letters(application: TestApplication): Promise<number> {
  return (await application.database.queries.select().from(jobs)).filter(
    ({ kind }) => kind === 'account-notice',
  ).length
}
