import { createContext } from 'react-router'
import type { Refusal } from '#domain/errors.ts'
import type { OpenSession } from '#server/access/sessions.ts'
import type { Application } from '#server/kernel/application.ts'

/** What one request brings along. Made in `pages.ts`, read in loaders and actions. */
export type VisitFacts = {
  /** Names this request in the log and on the error screen. */
  requestNumber: string
  /** See `networkOf`; for counting tries, stored nowhere. */
  network: string | null
  /** Looked up once, however many loaders ask. */
  session(): Promise<OpenSession | null>
  /** Changes with the session: see `formToken` in server/access/tokens.ts. */
  formToken(): string
  isFormToken(given: string): boolean
  /** Ends the session that was, and sets the next one's cookie on the answer, or clears it. */
  changeSession(token: string | null): Promise<void>
  /** The same session has a new token, after its person showed again who they are. */
  adoptSession(token: string): void
  /** See `confirmSession` in server/auth. */
  confirmSession(input: Record<string, unknown>): Promise<void>
  /** As it is now: it may have changed while this request was answered. */
  sessionToken(): string | null
  /** What was thrown, if it has words for the visitor. A full disk has; it goes into the log as well. */
  refusalIn(error: unknown): Refusal | null
  logFault(error: unknown): void
  /** Goes into Retry-After, where waiting helps. */
  waitSeconds: number | null
  /** What a refused form held, so that whichever page answers can give it back. */
  keptWords: Record<string, string> | null
  /** The whole page as it was rendered, so that its way out needs no stream, and the inline scripts in it. */
  renderedPage: { body: Buffer<ArrayBuffer>; scripts: readonly string[] } | null
}

export const applicationContext = createContext<Application>()
export const visitFactsContext = createContext<VisitFacts>()
