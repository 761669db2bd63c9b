import { z } from '@hono/zod-openapi'
import type { Program } from '#domain/actor.ts'
import type { PlainAction } from '#domain/permissions/can.ts'
import { isDay } from '#domain/time/day-in-nigeria.ts'
import type { Application } from '#server/kernel/application.ts'

export type Asked<Query, Params> = {
  application: Application
  program: Program
  query: Query
  params: Params
}

/** The answer of a route, and the query of the next page where there is one. */
export type Answered<Body> = { body: Body; next?: Record<string, string> | null }

type Declared<Query extends z.ZodObject, Params extends z.ZodObject, Body extends z.ZodType> = {
  /** After `/api/v1`, with parameters as `{number}`. */
  path: `/${string}`
  /** Whose rule the key is asked by. Its scope is the key's. */
  action: PlainAction
  /** Its name for language models, where it is a tool of the Model Context Protocol. */
  tool?: string
  summary: string
  description: string
  query: Query
  params: Params
  body: Body
  /** Asked of the examples on the page of documentation. */
  example: `/${string}`
  answer(asked: Asked<z.output<Query>, z.output<Params>>): Promise<Answered<z.output<Body>>>
}

export type ApiRoute = Omit<Declared<z.ZodObject, z.ZodObject, z.ZodType>, 'answer'> & {
  answer(asked: Asked<unknown, unknown>): Promise<Answered<unknown>>
}

/**
 * A route of the API: one file of `routes/`, which the door finds by itself. Its declaration is the document, the check and the answer: of what is found, a program receives what the schema lists and nothing else.
 */
export function apiRoute<Query extends z.ZodObject, Params extends z.ZodObject, Body extends z.ZodType>(
  declared: Declared<Query, Params, Body>,
): ApiRoute {
  const answer: typeof declared.answer = async (asked) => {
    const { body, ...rest } = await declared.answer(asked)
    return { ...rest, body: declared.body.parse(body) }
  }
  // What the schemas read is what the answer takes: the door reads by them before it asks.
  return { ...declared, answer } as unknown as ApiRoute
}

export const nothing = z.object({})

/** A day in Nigeria. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .openapi({ format: 'date', example: '2026-11-21' })

/** A day in Nigeria that is asked for: one that the calendar has. */
export const askedDay = z
  .string()
  .refine(isDay)
  .openapi({ type: 'string', format: 'date', example: '2026-11-21' })

/** A parameter that can be given several times. */
export function severalOf<const Values extends readonly string[]>(values: Values) {
  return z
    .preprocess(
      (given) => (given === undefined ? [] : Array.isArray(given) ? given : [given]),
      z.array(z.enum(values)),
    )
    .openapi({ type: 'array', items: { type: 'string', enum: [...values] } })
}
