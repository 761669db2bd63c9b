import type { Randomness } from '#server/kernel/randomness.ts'
import { usualBucket } from './padding.ts'
import { openContent, sealContent } from './sealed-content.ts'
import { type BoundAs, bindingOf, type SealedPart, type Subject, type SubjectKind } from './subject.ts'

/** A subject's key as it is stored: once for each recipient, who alone can unwrap it. */
export type WrappedKey = { recipient: string; wrapped: Buffer; boundAs: BoundAs }

/** A holder of a public key, to whom keys can be wrapped. */
export type Recipient = {
  name: string
  /** @param place binds the wrapped key to its subject */
  wrap(place: string, secret: Buffer): Buffer
}

/** One subject's key, unwrapped, for as long as one use case needs it. */
export type SubjectKey<Kind extends SubjectKind = SubjectKind> = {
  seal(part: SealedPart<Kind>, content: unknown): Buffer
  /** @throws SealBroken when the bytes were changed or belong to another subject or part */
  open(part: SealedPart<Kind>, sealed: Uint8Array): unknown
  /** The same key for one recipient more, to be stored beside the others. */
  wrapFor(recipient: Recipient): WrappedKey
}

export type ReportKey = SubjectKey<'report'>
export type ConversationKey = SubjectKey<'conversation'>

/** @param secret the key itself, 32 bytes */
export function subjectKey<Kind extends SubjectKind>(
  randomness: Randomness,
  subject: Subject<Kind>,
  { boundAs, secret }: { boundAs: BoundAs; secret: Buffer },
): SubjectKey<Kind> {
  const binding = bindingOf(subject, boundAs)
  return {
    seal: (part, content) =>
      sealContent(randomness, secret, binding.part(part), content, isSmall(part) ? smallBucket : usualBucket),
    open: (part, sealed) => openContent(secret, binding.part(part), sealed),
    wrapFor: (recipient) => ({
      recipient: recipient.name,
      wrapped: recipient.wrap(binding.key, secret),
      boundAs,
    }),
  }
}

/** In bytes. Thousands of these are opened for one page, and each fits. */
const smallBucket = 128

function isSmall(part: SealedPart): boolean {
  return part.startsWith('header:')
}
