import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { needsSecondStep } from '#domain/people/capacities.ts'
import type { Role } from '#domain/people/roles.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { passkeys } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { newChallenge, takeChallenge } from './session-challenge.ts'

const text = z.string().min(1).max(20_000)

const registration = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  response: z.object({ clientDataJSON: text, attestationObject: text }),
})

const authentication = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
})

/** The key asks staff who holds it: a PIN, a finger, a face. */
type Owner = { sessionId: string; userId: string; role: Role }

/** What the browser needs to make a new passkey, as JSON. */
export async function registrationOptions(
  application: Application,
  { sessionId, userId, role, username }: Owner & { username: string },
): Promise<string> {
  const known = await passkeysOf(application.database.queries, userId)
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: 'Fitila',
    rpID: site(application).hostname,
    userName: username,
    userID: new TextEncoder().encode(userId),
    challenge: await newChallenge(application, sessionId),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId.toString('base64url') })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: verificationOf(role) },
  })
  return JSON.stringify(options)
}

/** @returns the new key, or null where the answer is not one to our question, from our site */
export async function readRegistration(
  application: Application,
  { sessionId, role }: Owner,
  answer: string,
): Promise<{ credentialId: Buffer; publicKey: Buffer; signCount: number } | null> {
  const challenge = await takeChallenge(application, sessionId)
  const response = parse(registration, answer)
  if (!challenge || !response) return null
  const { verifyRegistrationResponse } = await library()
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site(application).origin,
    expectedRPID: site(application).hostname,
    requireUserVerification: needsSecondStep(role),
  }).catch(() => null)
  if (!result?.verified) return null
  const { id, publicKey, counter } = result.registrationInfo.credential
  return {
    credentialId: Buffer.from(id, 'base64url'),
    publicKey: Buffer.from(publicKey),
    signCount: counter,
  }
}

/** What the browser needs to ask one of this person's passkeys, as JSON; null where they have none. */
export async function authenticationOptions(
  application: Application,
  { sessionId, userId, role }: Owner,
): Promise<string | null> {
  const { queries } = application.database
  if (!(await hasPasskey(queries, userId))) return null
  const challenge = await newChallenge(application, sessionId)
  return optionsFor(application, userId, { challenge, userVerification: verificationOf(role) })
}

type Asked = { challenge: Uint8Array<ArrayBuffer>; userVerification: 'required' | 'preferred' }

/** As `authenticationOptions`, for a challenge that says something. */
export async function optionsFor(
  application: Application,
  userId: string,
  { challenge, userVerification }: Asked,
): Promise<string> {
  const known = await passkeysOf(application.database.queries, userId)
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: site(application).hostname,
    challenge,
    allowCredentials: known.map(({ credentialId }) => ({ id: credentialId.toString('base64url') })),
    userVerification,
  })
  return JSON.stringify(options)
}

export async function hasPasskey(queries: Queries | Transaction, userId: string): Promise<boolean> {
  return (await queries.$count(passkeys, eq(passkeys.userId, userId))) > 0
}

/** Whether one of this person's passkeys signed what this session was asked last. Each question is answered once. */
export async function passkeyFits(
  application: Application,
  { sessionId, userId, role }: Owner,
  answer: string,
): Promise<boolean> {
  const challenge = await takeChallenge(application, sessionId)
  if (!challenge) return false
  const { queries } = application.database
  const requireUserVerification = needsSecondStep(role)
  return (
    (await checkAnswer(application, queries, { userId, challenge, requireUserVerification }, answer)) !== null
  )
}

type Question = { userId: string; challenge: string; requireUserVerification: boolean }

/** One of this person's passkeys, and what it signed. Counts the use. Null where none of theirs signed this challenge, on our site. */
export async function checkAnswer(
  application: Application,
  queries: Queries | Transaction,
  { userId, challenge, requireUserVerification }: Question,
  answer: string,
) {
  const response = parse(authentication, answer)
  if (!response) return null
  const known = await passkeysOf(queries, userId)
  const key = known.find(({ credentialId }) => credentialId.toString('base64url') === response.id)
  if (!key) return null
  const { verifyAuthenticationResponse } = await library()
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site(application).origin,
    expectedRPID: site(application).hostname,
    requireUserVerification,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(key.publicKey),
      counter: key.signCount,
    },
  }).catch(() => null)
  if (!result?.verified) return null
  const lastUsedOn = dayInNigeria(application.now())
  await queries
    .update(passkeys)
    .set({ signCount: result.authenticationInfo.newCounter, lastUsedOn })
    .where(eq(passkeys.id, key.id))
  return { key, response: response.response }
}

function verificationOf(role: Role): 'required' | 'preferred' {
  return needsSecondStep(role) ? 'required' : 'preferred'
}

// Large, and of no use to most: loaded with the first passkey.
function library() {
  return import('@simplewebauthn/server')
}

function passkeysOf(queries: Queries | Transaction, userId: string) {
  return queries.select().from(passkeys).where(eq(passkeys.userId, userId))
}

function site({ publicUrl }: Application): URL {
  return new URL(publicUrl)
}

function parse<T>(schema: z.ZodType<T>, answer: string): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(answer))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
