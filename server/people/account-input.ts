import { z } from 'zod'
import { fieldProblem, Invalid } from '#domain/errors.ts'
import { accountLimits, usernamePattern } from '#domain/people/accounts.ts'
import type { RefusalCode } from '#domain/refusals.ts'
import { weaknessOf } from '#server/access/password-strength.ts'
import { parseInput, refusal } from '#server/input/parse-input.ts'
import { requiredLine } from '#server/input/text.ts'

const { username, email, password } = accountLimits

export const usernameField = requiredLine(username.longest).superRefine((name, context) => {
  if (name.length < username.shortest) context.addIssue(refusal('too-short', username.shortest))
  else if (!usernamePattern.test(name)) context.addIssue(refusal('username-form'))
})

export const emailField = requiredLine(email.longest).superRefine((address, context) => {
  if (!z.email({ pattern: z.regexes.unicodeEmail }).safeParse(address).success)
    context.addIssue(refusal('email-form'))
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

export type NewAccount = z.infer<typeof schema>

/** @throws Invalid, with the wording of the specification when any of the three is missing */
export async function parseNewAccount(input: Record<string, unknown>): Promise<NewAccount> {
  const account = parseInput(schema, input, formRefusal(input))
  await refuseWeak(account.password, [account.username, account.email], 'registration-invalid')
  return account
}

/**
 * @param own see `weaknessOf`
 * @throws Invalid, with the reasons at the field `password`
 */
export async function refuseWeak(secret: string, own: readonly string[], code: RefusalCode): Promise<void> {
  const weakness = await weaknessOf(secret, own)
  if (weakness)
    throw new Invalid(code, { password: { ...fieldProblem('password-weak'), inEnglish: weakness } })
}

function formRefusal(input: Record<string, unknown>): RefusalCode {
  const all = ['username', 'email', 'password'].every((name) => String(input[name] ?? '').trim() !== '')
  return all ? 'registration-invalid' : 'registration-fields-missing'
}
