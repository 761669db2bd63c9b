import { z } from '@hono/zod-openapi'
import { type Refusal, waitOf } from '#domain/errors.ts'
import { wordsIn } from '#words/catalogue.ts'
import { wordingIn } from '#words/wording-in.ts'
import { fieldsOf, type ToldField } from './refused-parameters.ts'

const headers = { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' }

/** How each refusal looks. `code` never changes its meaning; the texts may. */
export const problem = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string(),
    fields: z
      .record(
        z.string(),
        z.object({ code: z.string(), text: z.string(), allowed: z.array(z.string()).optional() }),
      )
      .optional(),
  })
  .openapi('Problem')

/** A refusal as RFC 9457 says it, with our stable code, in English. */
export function refusalProblem(refusal: Refusal): Response {
  const { status, title, text } = wordingIn('en', refusal)
  const { fields } = fieldsOf(refusal)
  const detail = (fields && detailOf(fields)) || text
  const wait = waitOf(refusal)
  return Response.json(
    { type: 'about:blank', title, status, detail, code: refusal.code, ...(fields && { fields }) },
    {
      status,
      headers: {
        ...headers,
        ...(wait === null ? {} : { 'Retry-After': String(wait) }),
        ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
      },
    },
  )
}

/** Names each parameter: a program that logs the detail alone says enough. */
function detailOf(fields: Record<string, ToldField>): string {
  return Object.entries(fields)
    .map(([name, { text }]) => `${name}: ${text}`)
    .join(' ')
}

/** For a fault of ours. */
export function faultProblem(): Response {
  const { faultTitle: title, faultText: detail } = wordsIn('en').refused
  return Response.json(
    { type: 'about:blank', title, status: 500, detail, code: 'fault' },
    { status: 500, headers },
  )
}
