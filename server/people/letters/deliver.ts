import { isRefusal } from '#domain/errors.ts'
import { countTry } from '#server/access/rate-limit.ts'
import type { Application } from '#server/kernel/application.ts'
import { type LetterKind, type LetterValues, writeLetter } from './letters.ts'

/** The job that a letter is sent by. */
export type Delivery = {
  id: string
  /** See `RunningJob`. */
  handOver(): Promise<void>
}

type Addressed<Kind extends LetterKind> = { to: string; kind: Kind; values: LetterValues[Kind] }

/** Sends one letter about an account. */
export async function deliver<Kind extends LetterKind>(
  { mail }: Application,
  delivery: Delivery,
  { to, kind, values }: Addressed<Kind>,
): Promise<void> {
  const { subject, text } = writeLetter(kind, values)
  await delivery.handOver()
  await mail.send({ id: delivery.id, to, subject, text })
}

/**
 * Strangers cannot fill a person's mailbox by typing their address. Asked before a link is made, and answered by silence: the page
 * has said long ago what it says to everyone.
 */
export async function mayWriteTo(application: Application, address: string): Promise<boolean> {
  try {
    await countTry(application, 'mail:address', address.toLowerCase())
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}
