import { z } from '@hono/zod-openapi'
import { isInvalid, type Refusal, waitOf } from '#domain/errors.ts'
import { wordsIn } from '#words/catalogue.ts'
import { problemsIn, wordingIn } from '#words/wording-in.ts'

const headers = { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' }

/** How each refusal looks. `code` never changes its meaning; the texts may. */
export const problem = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.object({ code: z.string(), text: z.string() })).optional(),
  })
  .openapi('Problem')

/** A refusal as RFC 9457 says it, with our stable code, in English. */
export function refusalProblem(refusal: Refusal): Response {
  const { status, title, text: detail } = wordingIn('en', refusal)
  const fields = isInvalid(refusal) ? { fields: problemsIn('en', refusal.fields) } : {}
  const wait = waitOf(refusal)
  return Response.json(
    { type: 'about:blank', title, status, detail, code: refusal.code, ...fields },
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

/** For a fault of ours. */
export function faultProblem(): Response {
  const { faultTitle: title, faultText: detail } = wordsIn('en').refused
  return Response.json(
    { type: 'about:blank', title, status: 500, detail, code: 'fault' },
    { status: 500, headers },
  )
}
