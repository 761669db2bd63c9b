import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { RuleBroken, SignInNeeded } from '#domain/errors.ts'
import { readRegistration, registrationOptions } from '#server/access/factors/passkeys.ts'
import { knownSession, raiseSession } from '#server/access/raise-session.ts'
import { passkeys } from '#server/database/people-schema.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { requiredLine } from '#server/input/text.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { changeSecondStep, firstRecoveryCodes } from './change-second-step.ts'

const mostPasskeys = 10

const schema = z.object({ name: requiredLine(40), passkey: z.string().max(50_000).default('') })

/** What the browser needs to make one. @throws SignInNeeded */
export const beginPasskey = useCase(
  'account.see-second-step',
  async ({ application, actor }, token: string | null): Promise<string> => {
    const session = await knownSession(application, token)
    if (!session) throw new SignInNeeded()
    return registrationOptions(application, {
      sessionId: session.id,
      userId: actor.id,
      role: actor.role,
      username: actor.username,
    })
  },
)

/**
 * @param input `name`, by which the person tells it from others; `passkey`, what the browser answered
 * @returns the session's new token; and the codes on paper, where there were none
 * @throws SignInNeeded, Invalid, RuleBroken
 */
export const addPasskey = useCase(
  'account.change-second-step',
  async ({ application, actor: person }, token: string | null, input: Input) => {
    const session = await knownSession(application, token)
    if (!token || !session) throw new SignInNeeded()
    const { name, passkey } = parseInput(schema, input)
    const owner = { sessionId: session.id, userId: person.id, role: person.role }
    const key = await readRegistration(application, owner, passkey)
    if (!key) throw new RuleBroken('passkey-wrong')
    const codes = await changeSecondStep(application, person, session.id, async (queries) => {
      const known = await queries.$count(passkeys, eq(passkeys.userId, person.id))
      if (known >= mostPasskeys) throw new RuleBroken('too-many-passkeys')
      const added = await queries
        .insert(passkeys)
        .values({
          ...key,
          id: application.randomness.uuid(),
          userId: person.id,
          name,
          createdAt: application.now(),
        })
        .onConflictDoNothing()
        .returning({ id: passkeys.id })
      if (added.length !== 1) throw new RuleBroken('passkey-wrong')
      return firstRecoveryCodes(application, queries, person.id)
    })
    return { token: await raiseSession(application, token, session, 'full', { byPasskey: true }), codes }
  },
)
