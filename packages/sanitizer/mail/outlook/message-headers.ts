import type { Storage } from '../../compound/directory.ts'
import type { Work } from '../../contract.ts'
import { dateInWords, distinctive, inOneLine } from '../../images/in-words.ts'
import { type Header, readHeaders } from '../read-headers.ts'
import { Properties } from './properties.ts'

const recipient = '__recip_version1.0_'
const recipientHeadSize = 8

/** The lines over the mail as they came, and what of them is of its parts. */
const linesOfTransport = 0x007d
const ofParts = /^(?:mime-version|content-|subject$)/i

/** Name, and addresses in the order in which they are looked for (MS-OXPROPS). */
const people: readonly { header: string; name: number; addresses: readonly number[] }[] = [
  { header: 'From', name: 0x0c1a, addresses: [0x5d01, 0x0c1f] },
  { header: 'From', name: 0x0042, addresses: [0x5d02, 0x0065] },
  { header: 'Reply-To', name: 0x0050, addresses: [] },
  { header: 'Delivered-To', name: 0x0040, addresses: [0x5d07, 0x0076] },
  { header: 'Delivered-To', name: 0x0044, addresses: [0x5d08, 0x0078] },
]
const kindsOfRecipients = ['From', 'To', 'Cc', 'Bcc']
/** For a mail without a list of those who got it. */
const listsOfRecipients = [
  ['To', 0x0e04],
  ['Cc', 0x0e03],
  ['Bcc', 0x0e02],
] as const
const numbers = [
  ['Message-ID', 0x1035],
  ['In-Reply-To', 0x1042],
  ['References', 0x1039],
] as const
const times = [
  ['Date', 0x0039],
  ['Delivery-Date', 0x0e06],
] as const
const subject = 0x0037
const subjectStart = 0x003d
const subjectRest = 0x0e1d

/** Addresses by which the server of an office finds people (MS-OXOABK, 2.2.1.1). */
const ofDirectory = /^\/o=/i

/** What is over a mail of Outlook, as other mails have it: the subject, and all that tells of people, times and ways. */
export function messageHeaders(storage: Storage, properties: Properties, work: Work): Header[] {
  const came = readHeaders(properties.text(linesOfTransport) ?? '').headers.filter(
    ({ name }) => !ofParts.test(name),
  )
  const said = phrasesOf(came)
  const isNew = (value: string) => value.trim() !== '' && !said.has(value.trim().toLowerCase())
  const headers: Header[] = []
  const directory = new Set<string>()
  const lines = new Set<string>()
  const add = (name: string, words: readonly (string | undefined)[]) => {
    const all = words.filter((word) => word !== undefined)
    for (const word of all) if (ofDirectory.test(word)) directory.add(word)
    const fresh = [...new Set(all)].filter((word) => isNew(word) && !directory.has(word))
    const value = fresh.length > 1 ? `${fresh[0]} <${fresh.slice(1).join(', ')}>` : fresh[0]
    if (value === undefined || lines.has(`${name}:${value}`)) return
    lines.add(`${name}:${value}`)
    headers.push({ name, value })
  }
  for (const { header, name, addresses } of people)
    add(
      header,
      [name, ...addresses].map((id) => properties.text(id)),
    )
  const recipients = storage.storages.filter((name) => name.startsWith(recipient))
  for (const name of recipients) {
    const one = storage.storage(name)
    if (one !== undefined) addRecipient(new Properties(one, recipientHeadSize, properties.codePage), add)
  }
  if (recipients.length === 0) for (const [name, id] of listsOfRecipients) add(name, [properties.text(id)])
  for (const [name, id] of numbers) add(name, [properties.text(id)])
  for (const [name, id] of times)
    if (!came.some((one) => one.name.toLowerCase() === name.toLowerCase()))
      add(name, [timeOf(properties, id)])
  const title =
    properties.text(subject) ?? `${properties.text(subjectStart) ?? ''}${properties.text(subjectRest) ?? ''}`
  tellDirectory([...directory], work)
  return [{ name: 'Subject', value: title }, ...came, ...headers]
}

/** Names and addresses in lines, in small letters. */
function phrasesOf(headers: readonly Header[]): Set<string> {
  return new Set(
    headers.flatMap(({ value }) =>
      [/[<>";]+/, /[<>",;\s]+/].flatMap((ends) =>
        value.split(ends).map((phrase) => phrase.trim().toLowerCase()),
      ),
    ),
  )
}

function timeOf(properties: Properties, id: number): string | undefined {
  const time = properties.time(id)
  return time && `${dateInWords(time)} UTC`
}

function tellDirectory(addresses: readonly string[], { findings }: Work): void {
  const [first] = addresses
  if (first === undefined) return
  const more = addresses.length > 1 ? ` and ${addresses.length - 1} more` : ''
  findings.removed({
    sort: 'person',
    text: `Where the server of an office lists a person: ${inOneLine(first)}${more}, removed`,
    identifying: addresses.flatMap(distinctive),
  })
}

/** Name, kind, and addresses of one who got it (MS-OXMSG, 2.2.1; MS-OXOMSG, 2.2.3.1). */
function addRecipient(one: Properties, add: (name: string, words: (string | undefined)[]) => void): void {
  const header = kindsOfRecipients[(one.number(0x0c15) ?? 1) & 3] ?? 'To'
  add(
    header,
    [0x3001, 0x39fe, 0x3003].map((id) => one.text(id)),
  )
}
