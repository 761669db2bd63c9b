import type { MailPart } from '../read-mail.ts'

const none = { headers: [], parameters: new Map(), name: '', isAttachment: false, parts: [] }

/** Words of a mail of Outlook, as a part of other mails. */
export function textPart(type: 'text/plain' | 'text/html', text: string): MailPart {
  return {
    ...none,
    type,
    read: () => new TextEncoder().encode(text),
    text: () => text.replaceAll('\r\n', '\n'),
  }
}

/** @param sort how the parts belong together (RFC 2046, section 5.1, and RFC 2387) */
export function manyParts(sort: 'mixed' | 'related' | 'alternative', parts: MailPart[]): MailPart {
  return { ...none, type: `multipart/${sort}`, parts, read: () => new Uint8Array(), text: () => '' }
}
