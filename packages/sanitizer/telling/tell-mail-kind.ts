import type { Kind } from '../contract.ts'
import { isSavedPage } from '../mail/clean-mail.ts'
import { headerOf, readHeaders, readType } from '../mail/read-headers.ts'

/** A mail, a row of mails, or a page that was saved as one; undefined for other texts. */
export function tellMailKind(start: string): Kind | undefined {
  if (/^From \S{1,300}[ \t].{0,80}\d{4}\r?\n/.test(start)) return 'mbox'
  const mail = start.replace(/^\d{1,9}[ \t]{0,20}\r?\n/, '')
  if (!isMail(mail)) return undefined
  const { headers } = readHeaders(mail)
  return isSavedPage(headers, readType(headerOf(headers, 'content-type') ?? '').type) ? 'mht' : 'eml'
}

/** What only programs write over a mail. A note that a person types has no more than "To" and "Subject". */
const technical =
  /^(?:Received|Return-Path|Delivered-To|Message-ID|MIME-Version|Content-[\w-]+|In-Reply-To|References|(?:ARC|DKIM|List|X|Authentication|Received)-[\w-]+)$/i

const mostHeadLines = 400

function isMail(start: string): boolean {
  const names: string[] = []
  let hasSender = false
  for (const line of start.split(/\r\n|\r|\n/, mostHeadLines)) {
    const [, name] = /^([!-9;-~]{1,80}):/.exec(line) ?? []
    // A line that begins with a space goes on with the one before.
    if (name === undefined && !/^[ \t]+\S/.test(line)) break
    if (name !== undefined) names.push(name)
    // With an address in brackets, or a date with its zone, the plain names are those of a mail as well.
    if (/^(?:From|To|Cc|Bcc|Reply-To|Sender):.{0,300}<[^<>@\s]{1,100}@/i.test(line)) return true
    if (/^(?:From|Sender):.{0,300}[^\s@]@[^\s@]/i.test(line)) hasSender = true
    if (/^Date:.{8,40}[+-]\d{4}\b/i.test(line)) return true
  }
  const hasMore = names.some((name) => /^(?:To|Cc|Bcc|Reply-To|Date|Subject)$/i.test(name))
  return (hasSender && hasMore) || names.some((name) => technical.test(name))
}
