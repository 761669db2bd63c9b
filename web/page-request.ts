import { createContext } from 'react-router'
import type { Actor, Source } from '#domain/actor.ts'
import type { Refusal } from '#domain/errors.ts'
import type { Action } from '#domain/permissions/can.ts'
import type { Caller, Effort } from '#server/access/caller.ts'
import type { OpenSession } from '#server/access/sessions.ts'
import type { Application } from '#server/kernel/application.ts'
import type { PieceStore } from './shell/pieces/piece.tsx'

/** What the loaders of a page brought, and what names it. */
export type HandedData = { mark: string; text: string }

/** What one request brings along. Made in `pages.ts`, read in loaders and actions. */
export type PageRequest = {
  /** Names this request in the log and on the error screen. */
  requestNumber: string
  /** It only asks, and neither a visit with a code nor a session that has just written asks. */
  mayReadFromReplica: boolean
  /** For counting tries, stored nowhere. */
  caller(): Caller
  /** What the form brought along, where an answer before asked for an effort. */
  effort: Effort | null
  /** Looked up once, however many loaders ask. */
  session(): Promise<OpenSession | null>
  /** Changes with the session: see `formToken` in server/access/tokens.ts. */
  formToken(): string
  isFormToken(given: string): boolean
  /** Proves that a toast is ours, and for this browser: see server/access/toasts/toast-marks.ts. */
  toastMark(code: string): string
  isToastMark(code: string, given: string): boolean
  /** Ends the session that was, and sets the next one's cookie on the answer, or clears it. */
  changeSession(token: string | null): Promise<void>
  /** The same session has a new token, after its person showed again who they are. */
  adoptSession(token: string): void
  /** The holder of a code, while their visit lasts; apart from every account. */
  source(): Promise<Source | null>
  /** The token of the visit with a code, for what is no report. */
  visitToken(): string | null
  /** Ends the visit that was, and sets the next one's cookie on the answer, or clears it. */
  changeVisit(token: string | null): Promise<void>
  /** For a form that sets no cookie: bound to the number in the form, or with null to the visit with a code. */
  boundToken(number: string | null): string
  isBoundToken(number: string | null, given: string): boolean
  /** @throws Unavailable 'site-frozen' for what would change something, while the operator has stopped all changes */
  refuseWhileFrozen(): Promise<void>
  /** See `confirmSession` in server/auth. */
  confirmSession(input: Record<string, unknown>): Promise<void>
  /** Moves the token of a letter's link into a cookie. @returns the name of that cookie's link; null for what is no token */
  keepLink(given: string): string | null
  /** The token of a link by its name, or what was given itself. */
  tokenOfLink(given: string): string
  dropLink(given: string): void
  /** As it is now: it may have changed while this request was answered. */
  sessionToken(): string | null
  /** Into the security journal, where the door of a page refused a member of the staff. */
  noteRefused(actor: Actor, action: Action, thrown: unknown): Promise<void>
  /** What was thrown, if it has words for the visitor. A full disk has, and a database that does not answer; both go into the log as well. */
  refusalIn(error: unknown): Refusal | null
  logFault(error: unknown): void
  /** Goes into Retry-After, where waiting helps. */
  waitSeconds: number | null
  /** Origins beside our own to which a form of this page may lead. */
  formTargets: readonly string[]
  /** What a refused form held, so that whichever page answers can give it back. */
  keptWords: Record<string, string> | null
  /** An answer with this status may be kept for all visitors: 200, unless a loader says that its page is theirs with another. */
  keptStatus: number
  /** No form and no visit with a code is in the page: without a session it is the same for every visitor. */
  isOfVisitors(): boolean
  /** What many pages have as it is. */
  pieces: PieceStore
  /** Takes out of a page what its loaders brought. @returns where its scripts ask for it */
  handData(bytes: Buffer<ArrayBuffer>): { data: HandedData; address: string }
  /** The whole page as it was rendered, so that its way out needs no stream, the inline scripts in it, and the data apart from it. */
  renderedPage: { body: Buffer<ArrayBuffer>; scripts: readonly string[]; data: HandedData | null } | null
}

export const applicationContext = createContext<Application>()
export const pageRequestContext = createContext<PageRequest>()
