import type { Storage } from '../../compound/directory.ts'
import { CompoundFile } from '../../compound/read-compound.ts'
import type { Cleaner, Work } from '../../contract.ts'
import { refuse } from '../../refusals.ts'
import { cleanReadMail } from '../clean-mail.ts'
import type { MailPart } from '../read-mail.ts'
import { attachedFiles } from './attached-files.ts'
import { messageBody } from './message-body.ts'
import { messageHeaders } from './message-headers.ts'
import { manyParts, textPart } from './message-part.ts'
import { Properties } from './properties.ts'
import { tellProperties } from './tell-properties.ts'

/** What comes before the rows of properties, in a mail and in one within a mail (MS-OXMSG, 2.4.1). */
const headSize = 32
const headSizeWithin = 24
const messageClass = 0x001a

/** Outlook shows a form of these, and what is on it is in properties (MS-OXCMSG, 2.2.1.3). */
const forms = /^IPM\.(?:Contact|DistList|Appointment|Task|Activity|AbchPerson)\b/i
const invitation = /^IPM\.(?:Schedule\.Meeting|TaskRequest)\b/i

/**
 * A mail of Outlook (MS-OXMSG): the same of it stays as of other mails, and the clean copy is one of those (`.eml`). Of its hundreds of
 * properties none is carried over but the subject, the words and what is attached. Throws `Unreadable('structured')` for contacts,
 * appointments and tasks.
 */
export const cleanMsg: Cleaner = (bytes, work) => {
  work.findings.kept({
    text: 'The clean copy is a mail of the common kind (.eml), which Outlook opens as well. Outlook’s own kind (.msg) has dozens of places that name people, so we do not write it.',
  })
  return cleanMessage(new CompoundFile(bytes).root, headSize, undefined, work)
}

async function cleanMessage(
  storage: Storage,
  size: number,
  codePageAround: number | undefined,
  work: Work,
): Promise<Uint8Array> {
  const properties = new Properties(storage, size, codePageAround)
  const kind = properties.text(messageClass) ?? ''
  if (forms.test(kind)) refuse('structured')
  if (invitation.test(kind))
    work.findings.removed({ sort: 'embedded', text: 'An invitation, with its times and its place, removed' })
  const headers = messageHeaders(storage, properties, work)
  tellProperties(properties, work)
  const { plain, page, pictures, others } = messageBody(properties, work)
  const files = attachedFiles(
    { storage, properties, kind, page, work },
    (within) => (inner) => cleanMessage(within, headSizeWithin, properties.codePage, inner),
  )
  const words: MailPart[] = plain === undefined ? [] : [textPart('text/plain', plain)]
  if (page !== undefined) {
    const html = textPart('text/html', page)
    const among = [...files.among, ...pictures]
    words.push(among.length === 0 ? html : manyParts('related', [html, ...among]))
  }
  const body = words.length === 2 ? [manyParts('alternative', words)] : words
  const rest = others.map((text) => textPart('text/plain', text))
  return cleanReadMail({ ...manyParts('mixed', [...body, ...rest, ...files.behind]), headers }, work)
}
