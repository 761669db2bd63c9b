import type { Sort, Work } from '../contract.ts'
import { distinctive, inOneLine } from '../images/in-words.ts'
import { decodeWords, type Header, headerOf } from './read-headers.ts'

/** What the headers that a reader sees are called, and those that programs write (RFC 5322, 5321 and what providers add). */
const known: readonly { names: RegExp; sort: Sort; what: string }[] = [
  { names: /^(?:from|sender|x-sender|resent-from|x-from)$/, sort: 'person', what: 'Who sent it' },
  {
    names: /^(?:to|resent-to|delivered-to|x-original-to|envelope-to|x-envelope-to|apparently-to)$/,
    sort: 'person',
    what: 'Who got it',
  },
  { names: /^(?:cc|resent-cc)$/, sort: 'person', what: 'Who got a copy' },
  { names: /^(?:bcc|resent-bcc)$/, sort: 'person', what: 'Who got a hidden copy' },
  {
    names: /^(?:reply-to|return-path|errors-to|disposition-notification-to|return-receipt-to)$/,
    sort: 'person',
    what: 'Where answers go',
  },
  {
    names: /^(?:date|resent-date|delivery-date|x-apple-mail-remote-attachments)$/,
    sort: 'time',
    what: 'When it was sent',
  },
  {
    names: /^(?:received|x-received|authentication-results|received-spf|arc-.*)$/,
    sort: 'place',
    what: 'The way it came, with addresses of computers',
  },
  {
    names: /^(?:x-originating-ip|x-sender-ip|x-client-ip|x-source-ip|x-remote-ip|x-ms-exchange-.*ip.*)$/,
    sort: 'place',
    what: 'The address of a computer',
  },
  {
    names: /^(?:user-agent|x-mailer|x-mimeole|x-newsreader)$/,
    sort: 'software',
    what: 'The program it was written with',
  },
  {
    names: /^(?:message-id|in-reply-to|references|thread-(?!topic$).*|resent-message-id|x-gm-.*|content-id)$/,
    sort: 'identifier',
    what: 'A number that ties it to other mails',
  },
  { names: /^thread-topic$/, sort: 'identifier', what: 'The subject of the mail that it answers' },
  { names: /^(?:organization|organisation|face|x-face)$/, sort: 'person', what: 'Who the sender is' },
  {
    names: /^(?:dkim-signature|domainkey-signature|x-google-dkim-signature)$/,
    sort: 'identifier',
    what: 'The seal of the sender’s provider',
  },
]

/** Headers that only say how the mail is written. */
const plain = /^(?:mime-version|content-(?:type|transfer-encoding|disposition|language)|subject)$/

/** Tells of every header that goes: all but the subject. Those of programs are counted together. */
export function tellHeaders(headers: readonly Header[], work: Work): void {
  let others = 0
  const told = new Map<string, { sort: Sort; values: string[] }>()
  const subject = decodeWords(headerOf(headers, 'subject') ?? '').toLowerCase()
  for (const { name, value } of headers) {
    const lower = name.toLowerCase()
    // The subject without what answers put before it.
    const isSubject = lower === 'thread-topic' && subject.endsWith(decodeWords(value).trim().toLowerCase())
    if (plain.test(lower) || isSubject) continue
    const row = known.find(({ names }) => names.test(lower))
    if (row === undefined) {
      others += 1
      continue
    }
    const words = decodeWords(value)
    const line = told.get(row.what) ?? { sort: row.sort, values: [] }
    line.values.push(words)
    told.set(row.what, line)
  }
  for (const [what, { sort, values }] of told) {
    const [first = ''] = values
    const more = values.length > 1 ? ` and ${values.length - 1} more` : ''
    work.findings.removed({
      sort,
      text: `${what}: ${inOneLine(first)}${more}, removed`,
      identifying: values.flatMap((value) => [...distinctive(value), ...addressesIn(value)]),
    })
  }
  if (others > 0)
    work.findings.removed({
      sort: 'structure',
      text: `${others} ${others === 1 ? 'line' : 'lines'} that programs wrote over the mail, removed`,
    })
}

function addressesIn(text: string): string[] {
  return [...text.matchAll(/[\w.+-]{1,64}@[\w.-]{1,200}/g)].map(([address]) => address)
}
