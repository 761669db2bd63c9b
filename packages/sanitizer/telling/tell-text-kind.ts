import type { Kind } from '../contract.ts'
import { refuse } from '../refusals.ts'
import { decodeText } from '../text/decode-text.ts'
import { isProofFile } from './is-proof-file.ts'
import { isStructured } from './is-structured.ts'
import { tellMailKind } from './tell-mail-kind.ts'

/** Plain text, SVG, pages and mails. What else is written in letters but is more than text (cards, tracks, scripts of printers) is refused. */
export function tellTextKind(bytes: Uint8Array): Kind {
  const text = decodeText(bytes)?.text
  if (text === undefined) return refuse('unknown')
  const start = text.slice(0, 65_536).trimStart()
  if (isDrawing(start)) return 'svg'
  if (isPage(start)) return 'html'
  const mail = tellMailKind(start)
  if (mail !== undefined) return mail
  if (isProofFile(start)) return refuse('proof-file')
  if (isStructured(start, text)) return refuse('structured')
  return notPlain.some((pattern) => pattern.test(start)) ? refuse('unknown') : 'text'
}

/** The first element is `svg`, whatever its prefix; declarations, comments and a document type may be before it. */
function isDrawing(start: string): boolean {
  return /^<(?:\w+:)?svg[\s>/]/i.test(start.slice(endOfProlog(start)))
}

/** The first element is one of a page. Browsers need no more than that. */
function isPage(start: string): boolean {
  const first = start.slice(endOfProlog(start), endOfProlog(start) + 40)
  return (
    /^<!doctype\s+html/i.test(start) ||
    /^<(?:html|head|body|meta|title|table|div|p|h[1-6]|font|span|center)[\s/>]/i.test(first)
  )
}

function endOfProlog(text: string): number {
  let at = 0
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1
    const [opening, closing] = prologParts.find(([sign]) => text.startsWith(sign, at)) ?? []
    if (opening === undefined || closing === undefined) return at
    const hasOwn = opening === '<!' && /^[^>[]*\[/.test(text.slice(at, at + 2000))
    const inner = hasOwn ? text.indexOf(']', at) : at
    const end = inner < 0 ? -1 : text.indexOf(closing, inner)
    if (end < 0) return text.length
    at = end + closing.length
  }
}

/** What may come before the first element. Any declaration begins as the last does. */
const prologParts = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!', '>'],
] as const

const notPlain: readonly RegExp[] = [/^\{\\rtf/, /^%!(?:PS|\s)/, /^<(?:[a-z!?]|\/)/i]
