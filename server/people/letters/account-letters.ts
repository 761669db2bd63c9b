import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { tokenHash } from '#server/access/tokens.ts'
import { registrations } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { issueToken } from '../account-tokens.ts'
import { findAccount } from '../people-queries.ts'
import { addressCode } from '../registration/address-code.ts'
import {
  findRegistration,
  isEmailOfSomebody,
  type Registration,
} from '../registration/registration-queries.ts'
import { type Delivery, deliver, mayWriteTo } from './deliver.ts'
import type { LetterKind } from './letters.ts'

type Send = (application: Application, data: unknown, delivery: Delivery) => Promise<void>

/** After a registration: the link that confirms it, or word to the owner of an address that has an account. */
export const sendRegistrationLetter: Send = async (application, data, delivery) => {
  const { registrationId } = z.object({ registrationId: z.string() }).parse(data)
  const [registration] = await application.database.queries
    .select()
    .from(registrations)
    .where(eq(registrations.id, registrationId))
  if (registration) await answerRegistration(application, registration, delivery)
}

/** A person lost the letter that confirms their registration. */
export const sendConfirmationLetter: Send = async (application, data, delivery) => {
  const registration = await findRegistration(application, parseEmail(data))
  if (registration) await answerRegistration(application, registration, delivery)
}

/** A person forgot their password. If they registered and never confirmed, they get the letter that they are missing. */
export const sendResetLetter: Send = async (application, data, delivery) => {
  const email = parseEmail(data)
  const account = await findAccount(application.database.queries, email)
  if (!account) return sendConfirmationLetter(application, data, delivery)
  const { id, email: to } = account.person
  if (!(await mayWriteTo(application, to))) return
  const token = await issueToken(application, { purpose: 'reset-password', userId: id, email: to })
  const link = `${application.publicUrl}/reset-password?token=${token}`
  await deliver(application, delivery, { to, kind: 'reset-password', values: { link } })
}

/** To the address that an account is to have from now on. */
export const sendNewAddressLetter: Send = async (application, data, delivery) => {
  const { userId, email: to } = z.object({ userId: z.string(), email: z.string() }).parse(data)
  if (!(await mayWriteTo(application, to))) return
  if (await isEmailOfSomebody(application.database.queries, to))
    await deliver(application, delivery, { to, kind: 'new-address-taken', values: {} })
  else {
    const token = await issueToken(application, { purpose: 'change-email', userId, email: to })
    const link = `${application.publicUrl}/change-email?token=${token}`
    await deliver(application, delivery, { to, kind: 'confirm-new-address', values: { link } })
  }
}

export const notices = [
  'address-change-asked',
  'address-changed',
  'password-changed',
  'second-step-changed',
  'second-step-reset-asked',
  'journal-alarm',
  'api-key-made',
  'api-key-revoked',
  'webhook-stopped',
] as const satisfies readonly LetterKind[]
export type Notice = (typeof notices)[number]

const noticeSchema = z.object({ to: z.string(), notice: z.enum(notices) })

/** Tells a person what was done to their account. */
export const sendNotice: Send = async (application, data, delivery) => {
  const { to, notice } = noticeSchema.parse(data)
  const { publicUrl } = application
  const values = {
    profilePage: `${publicUrl}/profile`,
    keysPage: `${publicUrl}/profile/api-keys`,
    webhooksPage: `${publicUrl}/profile/webhooks`,
    securityPage: `${publicUrl}/profile/security`,
    journalPage: `${publicUrl}/admin/journal`,
    forgotPage: `${publicUrl}/forgot-password`,
  }
  await deliver(application, delivery, { to, kind: notice, values })
}

async function answerRegistration(
  application: Application,
  { id, email: to }: Registration,
  delivery: Delivery,
): Promise<void> {
  if (!(await mayWriteTo(application, to))) return
  const { publicUrl } = application
  if (await isEmailOfSomebody(application.database.queries, to)) {
    const values = { logInPage: `${publicUrl}/login`, forgotPage: `${publicUrl}/forgot-password` }
    await deliver(application, delivery, { to, kind: 'already-registered', values })
  } else {
    const token = await issueToken(application, {
      purpose: 'confirm-registration',
      registrationId: id,
      email: to,
    })
    const code = addressCode(application.keys, tokenHash(token))
    await deliver(application, delivery, {
      to,
      kind: 'confirm-registration',
      values: {
        link: `${publicUrl}/confirm-email?token=${token}`,
        code: `${code.slice(0, 4)} ${code.slice(4)}`,
        codePage: `${publicUrl}/confirm-email`,
      },
    })
  }
}

function parseEmail(data: unknown): string {
  return z.object({ email: z.string() }).parse(data).email
}
