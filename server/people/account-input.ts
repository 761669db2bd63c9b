import { z } from 'zod'
import { fieldProblem, Invalid } from '#domain/errors.ts'
import { accountLimits, isPasswordShort, shortestPassword } from '#domain/people/accounts.ts'
import { isMailbox } from '#domain/people/email.ts'
import type { Role } from '#domain/people/roles.ts'
import { isUsername } from '#domain/people/usernames.ts'
import type { RefusalCode } from '#domain/refusals.ts'
import type { Place } from '#server/access/lanes.ts'
import { parseInput, refusal } from '#server/input/parse-input.ts'
import { requiredLine } from '#server/input/text.ts'
import type { Application } from '#server/kernel/application.ts'

const { username, email, password } = accountLimits

type PlaceFor = Place & { role?: Role }

export const usernameField = requiredLine(username.longest).superRefine((name, context) => {
  if (name.length < username.shortest) context.addIssue(refusal('too-short', username.shortest))
  else if (!isUsername(name)) context.addIssue(refusal('username-form'))
})

export const emailField = requiredLine(email.longest).superRefine((address, context) => {
  if (!isMailbox(address)) context.addIssue(refusal('email-form'))
})

export const newPasswordField = z
  .string()
  .min(1)
  .max(password.longest)
  .superRefine((secret, context) => {
    if (secret.length > 0 && secret.length < password.shortest)
      context.addIssue(refusal('password-short', password.shortest))
  })

const schema = z.object({ username: usernameField, email: emailField, password: newPasswordField })

type Meter = Pick<Application, 'passwordMeter'>

export type NewAccount = z.infer<typeof schema>

/** @throws Invalid, with the wording of the specification when any of the three is missing */
export async function parseNewAccount(
  application: Meter,
  { role = 'reporter', ...place }: PlaceFor,
  input: Record<string, unknown>,
): Promise<NewAccount> {
  const account = parseInput(schema, input, formRefusal(input))
  const own = [account.username, account.email]
  await refuseWeak(application, place, { secret: account.password, own, role, code: 'registration-invalid' })
  return account
}

/**
 * @param own see `weaknessOf`
 * @param role of whose password it is to be: staff need a longer one
 * @throws Invalid, with the reasons at the field `password`; LimitReached 'busy'
 */
export async function refuseWeak(
  { passwordMeter }: Meter,
  place: Place,
  { secret, own, role, code }: { secret: string; own: readonly string[]; role: Role; code: RefusalCode },
): Promise<void> {
  if (isPasswordShort(secret, role))
    throw new Invalid(code, { password: fieldProblem('password-short', shortestPassword(role)) })
  const weakness = await passwordMeter.weaknessOf(place, secret, own)
  if (weakness)
    throw new Invalid(code, { password: { ...fieldProblem('password-weak'), inEnglish: weakness } })
}

function formRefusal(input: Record<string, unknown>): RefusalCode {
  const all = ['username', 'email', 'password'].every((name) => String(input[name] ?? '').trim() !== '')
  return all ? 'registration-invalid' : 'registration-fields-missing'
}
