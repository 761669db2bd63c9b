import type { Cleaner, Work } from '../contract.ts'
import { letters } from '../images/bytes.ts'
import { removeUnseen } from '../text/remove-unseen.ts'
import { MailContent } from './mail-content.ts'
import { decodeWords, type Header, headerOf } from './read-headers.ts'
import { type MailPart, readMail } from './read-mail.ts'
import { tellHeaders } from './tell-headers.ts'
import { writeMail } from './write-mail.ts'

/**
 * A mail (RFC 5322 and 2045), or a page saved as one (RFC 2557): the subject, the words that readers see, and clean attachments.
 * Who sent it, to whom, when and on which way is gone; nothing else of the head is carried over.
 */
export const cleanMail: Cleaner = async (bytes, work) => {
  const raw = withoutFrame(letters(bytes))
  return cleanReadMail(readMail(raw), work)
}

/** As `cleanMail`, for a mail that was read, from whatever kind of file. */
export async function cleanReadMail(mail: MailPart, work: Work): Promise<Uint8Array> {
  tellHeaders(mail.headers, work)
  const content = new MailContent(work, isSavedPage(mail.headers, mail.type))
  await content.add(mail)
  content.tell()
  work.findings.kept({
    text: 'The subject and everything that can be read in the mail stay. Who sent it, to whom and when are gone. Say it in words of your own if readers need it.',
  })
  return writeMail(subjectOf(mail.headers, work), content.blocks)
}

/** A page that a browser saved has parts, and nobody who got it. */
export function isSavedPage(headers: readonly Header[], type: string): boolean {
  const isSent = ['to', 'received', 'delivered-to', 'message-id'].some(
    (name) => headerOf(headers, name) !== undefined,
  )
  const isSaved = headerOf(headers, 'snapshot-content-location') !== undefined
  return isSaved || (type === 'multipart/related' && !isSent && headerOf(headers, 'subject') === undefined)
}

/** Mail of Apple stores how long it is before it, and notes of its own behind. */
function withoutFrame(raw: string): string {
  const [line = '', count = ''] = /^(\d{1,9})[ \t]{0,20}\r?\n/.exec(raw.slice(0, 40)) ?? []
  return line === '' ? raw : raw.slice(line.length, line.length + Number(count))
}

function subjectOf(headers: readonly Header[], work: Work): string {
  const given = decodeWords(headerOf(headers, 'subject') ?? '')
  const { text, removed } = removeUnseen(given)
  for (const found of removed) work.findings.removed(found)
  return text.replace(/[\p{C}\s]+/gu, ' ').trim()
}
