import type { Kind } from '../contract.ts'
import { refuse } from '../refusals.ts'
import { decodeText } from '../text/decode-text.ts'
import { isStructured } from './is-structured.ts'

/** Plain text and SVG. What is written in letters but is more than text (web pages, mails, cards, scripts of printers) is refused. */
export function tellTextKind(bytes: Uint8Array): Kind {
  const text = decodeText(bytes)?.text
  if (text === undefined) return refuse('unknown')
  const start = text.slice(0, 65_536).trimStart()
  if (isDrawing(start)) return 'svg'
  if (isStructured(start, text)) return refuse('structured')
  return notPlain.some((pattern) => pattern.test(start)) ? refuse('unknown') : 'text'
}

/** The first element is `svg`, whatever its prefix; declarations, comments and a document type may be before it. */
function isDrawing(start: string): boolean {
  return /^<(?:\w+:)?svg[\s>/]/i.test(start.slice(endOfProlog(start)))
}

function endOfProlog(text: string): number {
  let at = 0
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1
    const [opening, closing] = prologParts.find(([sign]) => text.startsWith(sign, at)) ?? []
    if (opening === undefined || closing === undefined) return at
    const hasOwn = opening === '<!' && /^[^>[]*\[/.test(text.slice(at, at + 2000))
    const end = text.indexOf(closing, hasOwn ? text.indexOf(']', at) : at)
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
