import type { Work } from '../contract.ts'
import { refuse } from '../refusals.ts'
import { decodeBody, decodeWith } from './decode-body.ts'
import { type Header, headerOf, readHeaders, readType } from './read-headers.ts'

/** A part of a mail: words, a file, or parts (RFC 2046). */
export type MailPart = {
  headers: Header[]
  type: string
  parameters: ReadonlyMap<string, string>
  /** The name of a file that is sent along; empty for what has none. */
  name: string
  isAttachment: boolean
  parts: MailPart[]
  /** What it holds, once it is asked for. */
  read(): Uint8Array
  text(): string
  /** For a mail within a mail of Outlook, which is not bytes of its own: makes the clean mail. */
  clean?(work: Work): Promise<Uint8Array>
}

/** A line that only a program writes, where words should begin: the head is torn, and the rest of it would pass for words. */
const headerOfPrograms =
  /^(?:mime-version|content-[a-z-]{2,30}|received|return-path|message-id|x-[a-z0-9-]{2,40})[ \t]{0,9}:/im

/** The first line behind the head when it is a header whose own name is damaged, so that only its beginning is left. */
const tornHeader =
  /^(?:arc|authentication|content|delivered|dkim|in-reply|list|message|mime|reply|return|x)-[^\s]/i

/** Whether more of the head is where words should begin: the line before is damaged, or an empty one came between. */
function goesOnWithHeaders(text: string, headers: readonly Header[], end: number, isWhole: boolean): boolean {
  const isTorn = end > 0 && !/(?:^|\n)\r?\n$/.test(text.slice(Math.max(0, end - 3), end))
  const block = text.slice(end, end + 20_000).split(/\r?\n\r?\n/, 1)[0] ?? ''
  if (isTorn) return tornHeader.test(block) || headerOfPrograms.test(block)
  // A whole head says of what kind the words are. Headers that a person pasted come behind such a head.
  const [first = ''] = block.split('\n', 1)
  return isWhole && headerOf(headers, 'content-type') === undefined && headerOfPrograms.test(first)
}

const deepest = 20
/** A mail of a person has a handful; one with more is made to hurt. */
export const mostParts = 2000

/** Reads a mail, of which `raw` has one letter for each byte. */
export function readMail(raw: string): MailPart {
  let count = 0
  return readPart(raw, 'text/plain', 0)

  function readPart(text: string, usual: string, depth: number): MailPart {
    count += 1
    if (depth > deepest || count > mostParts) refuse('too-deep')
    const { headers, end } = readHeaders(text)
    const { type: said, parameters } = readType(headerOf(headers, 'content-type') ?? usual)
    const placing = readType(headerOf(headers, 'content-disposition') ?? '')
    const boundary = parameters.get('boundary') ?? ''
    const body = text.slice(end)
    // Heads behind the first boundary are those of parts.
    const first = boundary === '' ? -1 : body.indexOf(`--${boundary}`)
    const own = first < 0 ? text : text.slice(0, end + first)
    if (goesOnWithHeaders(own, headers, end, depth === 0)) refuse('broken')
    const encoding = headerOf(headers, 'content-transfer-encoding') ?? ''
    const type = typeOf(said, encoding, usual)
    const isMany = type.startsWith('multipart/') && boundary !== ''
    const inner = type === 'multipart/digest' ? 'message/rfc822' : 'text/plain'
    const read = () => decodeBody(body, encoding)
    return {
      headers,
      type,
      parameters,
      name: placing.parameters.get('filename') ?? parameters.get('name') ?? '',
      isAttachment: placing.type === 'attachment',
      parts: isMany ? divide(body, boundary).map((part) => readPart(part, inner, depth + 1)) : [],
      read,
      text: () => decodeWith(parameters.get('charset') ?? 'utf-8', read()).replaceAll('\r\n', '\n'),
    }
  }
}

/** What is no type is as if nothing was said, but packed bytes are no words (RFC 2045, section 5.2). */
function typeOf(said: string, encoding: string, usual: string): string {
  const [type] = /^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}/.exec(said) ?? []
  if (type !== undefined) return type
  return /base64/i.test(encoding) ? 'application/octet-stream' : usual
}

/** What is between the lines with the boundary. What is before the first and behind the last is for programs of another time. */
function divide(body: string, boundary: string): string[] {
  const parts: string[] = []
  const mark = `--${boundary}`
  let from = -1
  for (let at = body.indexOf(mark); at >= 0; ) {
    const after = at + mark.length
    const feed = body.indexOf('\n', after)
    const lineEnd = feed < 0 ? body.length : feed
    const rest = body.slice(after, Math.min(lineEnd, after + 200)).trim()
    const isLine = (at === 0 || body[at - 1] === '\n') && (rest === '' || rest === '--')
    if (isLine) {
      if (from >= 0) parts.push(withoutLastLineEnd(body.slice(from, at)))
      from = rest === '' ? lineEnd + 1 : -1
      if (rest === '--') return parts
    }
    at = body.indexOf(mark, after)
  }
  if (from >= 0 && from < body.length) parts.push(body.slice(from))
  return parts
}

function withoutLastLineEnd(text: string): string {
  return text.endsWith('\r\n') ? text.slice(0, -2) : text.endsWith('\n') ? text.slice(0, -1) : text
}
