// The unquoted mailboxes of RFC 5321 (4.1.2), and with letters of any alphabet, RFC 6531 (3.3). Quoted names and addresses of
// numbers are left out: no provider gives them to people, and other programs read them in other ways.
const atom = /[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+/u.source
const label = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?/u.source
const mailbox = new RegExp(`^(?<name>${atom}(?:\\.${atom})*)@${label}(?:\\.${label})+$`, 'u')

const longestName = 64

export function isMailbox(text: string): boolean {
  const name = mailbox.exec(text)?.groups?.name
  return name !== undefined && new TextEncoder().encode(name).length <= longestName
}
