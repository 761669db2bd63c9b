import { fieldProblem, Invalid } from '#domain/errors.ts'
import type { ExpertApplication } from '#domain/experts/expert.ts'
import { registrationLifetime } from '#domain/people/account-links.ts'
import { after } from '#domain/time/durations.ts'
import { type Caller, networkOfCaller } from '#server/access/caller.ts'
import { countCaller } from '#server/access/effort.ts'
import { looksOf, refuseLookAlike } from '#server/access/look-alikes/look-alikes.ts'
import { hashPassword, passwordFits } from '#server/access/passwords/passwords.ts'
import { startSession } from '#server/access/sessions.ts'
import { registrations } from '#server/database/people-schema.ts'
import { parseExpertApplication } from '#server/experts/application-input.ts'
import { applyAsExpert } from '#server/experts/apply-as-expert.ts'
import { waitingApplication } from '#server/experts/waiting-application.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { type NewAccount, parseNewAccount } from '#server/people/account-input.ts'
import { createAccount, refuseTaken } from '#server/people/create-account.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { findRegistration, isUsernameOfSomebody, releaseExpiredName } from './registration-queries.ts'

/** With a session's token, or waiting for the address to answer. */
export type Registered =
  // `hasApplied`: false where an application came with it and could not be written. The account stays.
  { kind: 'logged-in'; session: string; hasApplied: boolean } | { kind: 'to-be-confirmed' }

/**
 * Makes a reporter's account, or, where mail is real, a registration that becomes one once its address has answered.
 * Whatever else was sent (a role, a tier) is not read.
 *
 * @param caller for counting tries
 * @throws Invalid, RuleBroken 'account-taken', LimitReached
 */
export const register = openUseCase(
  'account.open',
  async ({ application }, input: Input, caller: Caller): Promise<Registered> => {
    await countCaller(application, 'register:network', caller)
    const account = await parseNewAccount(
      application,
      { lane: 'strangers', of: networkOfCaller(caller) },
      input,
    )
    const expert = parseExpertApplication(input)
    return application.mail.isReal
      ? await waitForAddress(application, account, expert)
      : await enterAtOnce(application, account, expert)
  },
)

const place = { lane: 'strangers', of: 'registrations' } as const

async function enterAtOnce(
  application: Application,
  account: NewAccount,
  expert: ExpertApplication | null,
): Promise<Registered> {
  let hasApplied = true
  const person = await createAccount(application, account, 'reporter', async (unit, userId) => {
    if (expert) hasApplied = await applyAsExpert(application, unit, userId, expert)
  })
  return { kind: 'logged-in', session: await startSession(application, person), hasApplied }
}

// Whether the address has an account is not even looked up here: the letter's job does that, long after the answer.
async function waitForAddress(
  application: Application,
  account: NewAccount,
  expert: ExpertApplication | null,
): Promise<Registered> {
  const passwordHash = await hashPassword(application, place, account.password)
  const earlier = await findRegistration(application, account.username)
  if (earlier) await writeAgain(application, earlier, account)
  else await write(application, { ...account, passwordHash, expert })
  return { kind: 'to-be-confirmed' }
}

type Earlier = NonNullable<Awaited<ReturnType<typeof findRegistration>>>

// The same form sent twice is one registration, and one more letter.
async function writeAgain(
  application: Application,
  earlier: Earlier,
  { email, password }: NewAccount,
): Promise<void> {
  const isSame = earlier.email.toLowerCase() === email.toLowerCase()
  const fits = await passwordFits(application, place, earlier.passwordHash, password)
  if (!isSame || !fits) throw nameTaken()
  await enqueue(application, application.database.queries, {
    kind: 'registration-letter',
    data: { registrationId: earlier.id },
  })
}

type Waiting = {
  username: string
  email: string
  passwordHash: string
  expert: ExpertApplication | null
}

async function write(
  application: Application,
  { username, email, passwordHash, expert }: Waiting,
): Promise<void> {
  const id = application.randomness.uuid()
  const createdAt = application.now()
  const expiresAt = after(createdAt, registrationLifetime)
  const usernameLooks = looksOf(username)
  const row = {
    id,
    username,
    usernameLooks,
    email,
    passwordHash,
    expertApplication: waitingApplication(application, id, expert),
    createdAt,
    expiresAt,
  }
  await refuseTaken('account-taken', () =>
    application.database.queries.transaction(async (queries) => {
      if (await isUsernameOfSomebody(queries, username)) throw nameTaken()
      await refuseLookAlike(queries, username)
      await releaseExpiredName(queries, username, createdAt)
      await queries.insert(registrations).values(row)
      await enqueue(application, queries, { kind: 'registration-letter', data: { registrationId: id } })
    }),
  )
}

// A user name is public among those who share the site: it cannot be had twice, so asking for one tells that it is had.
function nameTaken(): Invalid {
  return new Invalid('account-taken', { username: fieldProblem('username-taken') })
}
