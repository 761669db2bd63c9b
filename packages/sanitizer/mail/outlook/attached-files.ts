import type { Storage } from '../../compound/directory.ts'
import type { Work } from '../../contract.ts'
import { letters } from '../../images/bytes.ts'
import { dateInWords, distinctive, inOneLine } from '../../images/in-words.ts'
import { refuse } from '../../refusals.ts'
import { readType } from '../read-headers.ts'
import { type MailPart, mostParts, readMail } from '../read-mail.ts'
import { Properties, streamName } from './properties.ts'

const attached = '__attach_version1.0_'
const headSize = 8
/** Numbers of MS-OXPROPS; the type of `content` and of `object` differs. */
const ids = {
  content: 0x3701,
  longName: 0x3707,
  shortName: 0x3704,
  shownName: 0x3001,
  type: 0x370e,
  contentId: 0x3712,
  location: 0x3713,
  isHidden: 0x7ffe,
}
const paths = [0x370d, 0x3708, 0x3711]
const times = [0x3007, 0x3008]
const objectType = 0x000d
const mailStream = '__properties_version1.0'

type Given = {
  storage: Storage
  properties: Properties
  /** The class of the message. */
  kind: string
  page: string | undefined
  work: Work
}
type CleanWithin = (within: Storage) => (inner: Work) => Promise<Uint8Array>

/** What is attached to a mail of Outlook (MS-OXMSG, 2.2.2): among the words of its page, and behind them. */
export function attachedFiles(
  given: Given,
  cleanWithin: CleanWithin,
): { among: MailPart[]; behind: MailPart[] } {
  const { storage, page, work } = given
  const names = storage.storages.filter((name) => name.startsWith(attached))
  if (names.length > mostParts) refuse('too-large')
  const used = addressesIn(page ?? '')
  const among: MailPart[] = []
  const behind: MailPart[] = []
  for (const name of names) {
    const one = storage.storage(name)
    if (one === undefined) continue
    const properties = new Properties(one, headSize, given.properties.codePage)
    const part = partOf(one, properties, given.kind, cleanWithin)
    tellPlaces(properties, part?.name ?? '', work)
    if (part === undefined) continue
    const isUsed = part.headers.some(({ value }) => used.has(value.toLowerCase()))
    if (isUsed) among.push(part)
    else if (!properties.isYes(ids.isHidden) || isKept(part, work)) behind.push(part)
  }
  return { among, behind }
}

/** Outlook does not list what is marked so. */
function isKept({ name, type }: MailPart, { findings, options }: Work): boolean {
  findings.hidden({ text: `A file that Outlook does not list, “${inOneLine(name) || type}”` })
  return options.hidden === 'keep'
}

/** The file, or the mail, that is attached; undefined for one that is elsewhere. */
function partOf(
  storage: Storage,
  properties: Properties,
  kind: string,
  cleanWithin: CleanWithin,
): MailPart | undefined {
  const name =
    [ids.longName, ids.shortName, ids.shownName].map((id) => properties.text(id)).find((text) => text) ?? ''
  const object = storage.storage(streamName(ids.content, objectType))
  const bytes = properties.bytes(ids.content)
  if (object === undefined && bytes === undefined) return undefined
  const { type, parameters } = readType(properties.text(ids.type) ?? '')
  const whole = bytes ?? new Uint8Array()
  if (type === 'multipart/signed' || /SMIME\.MultipartSigned$/i.test(kind)) return readMail(letters(whole))
  const headers = [
    { name: 'Content-ID', value: (properties.text(ids.contentId) ?? '').replace(/^<|>$/g, '') },
    { name: 'Content-Location', value: properties.text(ids.location) ?? '' },
  ].filter(({ value }) => value !== '')
  const part = { headers, parameters, name, isAttachment: true, parts: [], text: () => '' }
  if (object?.has(mailStream))
    return { ...part, type: 'message/rfc822', read: () => whole, clean: cleanWithin(object) }
  // An object of another program, which has a form of its own.
  if (bytes === undefined)
    return { ...part, type: 'application/octet-stream', read: () => refuse('unsupported') }
  return { ...part, type: typeOf(type, kind), read: () => whole }
}

function typeOf(type: string, kind: string): string {
  if (/^IPM\.Note\.(?:SMIME|Secure)$/i.test(kind) && type === '') return 'application/pkcs7-mime'
  return /^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}$/.test(type) && !type.startsWith('multipart/')
    ? type
    : 'application/octet-stream'
}

/** What a page shows from beside itself, in small letters. */
function addressesIn(page: string): Set<string> {
  const found = page.matchAll(/(?:cid:|src\s?=\s?["']?)([^"'\s>]{1,300})/gi)
  return new Set([...found].map(([, address = '']) => address.replace(/^cid:/i, '').toLowerCase()))
}

function tellPlaces(properties: Properties, name: string, { findings }: Work): void {
  const where = inOneLine(name)
  const places = paths.flatMap((id) => properties.text(id) ?? [])
  for (const path of new Set(places.filter((place) => place.trim() !== '' && place !== name)))
    findings.removed({
      ...{ sort: 'path', where, identifying: distinctive(path) },
      text: `Where an attached file was on a computer: ${inOneLine(path)}, removed`,
    })
  const moments = new Set(times.flatMap((id) => properties.time(id) ?? []))
  if (moments.size > 0)
    findings.removed({
      ...{ sort: 'time', where },
      text: `When an attached file was made and changed: ${[...moments].map(dateInWords).join(', ')}, removed`,
    })
}
