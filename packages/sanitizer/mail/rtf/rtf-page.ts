import { refuse } from '../../refusals.ts'
import { codePageName } from '../outlook/code-pages.ts'
import { RtfLooks } from './rtf-looks.ts'
import { scanRtf } from './scan-rtf.ts'

/** What rich text shows, as a page of HTML, and how many pictures are within the text itself, which go. */
export type RtfPage = { html: string; pictures: number; isFromHtml: boolean }

/** Groups that hold no words. Those that are newer say so themselves, by `\*`. */
const unread = /^(?:info|stylesheet|pict|nonshppict|(?:header|footer)[lrf]?|footnote|fontemb|fontfile)$/

const written: Readonly<Record<string, string>> = {
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  endash: '–',
  emdash: '—',
  tab: '\t',
  cell: '\t',
}
/** A book has fewer; each is an element of the page, and costs a hundred times its letters. */
const mostRuns = 100_000
const lineEnds = new Set(['par', 'line', 'sect', 'page', 'row', 'softline'])
const signs: Readonly<Record<string, string>> = { '~': '\u00a0', _: '\u2011', '{': '{', '}': '}', '\\': '\\' }

/**
 * Rich text as a page: the page that Outlook put into it where there is one (MS-OXRTFEX, 2.2), and otherwise words in the looks that decide
 * whether they are seen.
 *
 * @param codePage of letters without one of their own
 * @throws Unreadable `too-deep` for a thousand groups in one another, `too-large` for more runs of words than a book has
 */
export function rtfPage(bytes: Uint8Array, codePage: number | undefined): RtfPage {
  const looks = new RtfLooks(codePage)
  const pieces: string[] = []
  let isFromHtml = false
  let pictures = 0
  let isNewer = false
  let unit = 0
  const waiting: number[] = []
  let look = ''
  let runs = 0

  scanRtf(bytes, {
    open() {
      looks.open()
      unit = 0
    },
    close() {
      if (looks.endsWithGroup) flush()
      looks.close()
      unit = 0
    },
    letter(byte) {
      if (unit > 0) unit -= 1
      else if (looks.isColours) looks.endColour(byte)
      else if (looks.isShown(isFromHtml)) waiting.push(byte)
    },
    sign(sign) {
      flush()
      if (sign === '*') isNewer = true
      else if (sign === '\n' || sign === '\r') endLine()
      else emit(signs[sign] ?? '')
    },
    word,
  })
  flush()
  if (look !== '') pieces.push('</span>')
  return { html: pieces.join(''), pictures, isFromHtml }

  function word(name: string, value: number | undefined): void {
    flush()
    const wasNewer = isNewer
    isNewer = false
    if (name === 'htmltag' && wasNewer) looks.change({ isTag: true })
    else if (wasNewer || unread.test(name)) {
      if (/^(?:shp)?pict$/.test(name) && looks.isShown(isFromHtml)) pictures += 1
      looks.change({ isUnread: true })
    } else if (name === 'fromhtml') isFromHtml = value !== 0
    else if (name === 'u') {
      emit(String.fromCharCode((value ?? 0) & 0xffff))
      unit = looks.lettersBehind
    } else if (lineEnds.has(name)) endLine()
    else if (!looks.hear(name, value)) emit(written[name] ?? '')
  }

  function flush(): void {
    if (waiting.length === 0) return
    emit(decodeLetters(waiting, looks.codePage))
    waiting.length = 0
  }

  function endLine(): void {
    if (isFromHtml) emit('\n')
    else if (looks.isShown(false)) pieces.push('<br>')
  }

  function emit(text: string): void {
    if (text === '' || !looks.isShown(isFromHtml)) return
    if (isFromHtml) {
      pieces.push(text)
      return
    }
    const next = looks.style
    if (next !== look) {
      runs += 1
      if (runs > mostRuns) refuse('too-large')
      if (look !== '') pieces.push('</span>')
      if (next !== '') pieces.push(`<span style="${next}">`)
    }
    look = next
    pieces.push(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
  }
}

function decodeLetters(letters: readonly number[], codePage: number | undefined): string {
  // Most are a few plain letters, for which it takes long to make a decoder.
  if (letters.length < 1000 && letters.every((letter) => letter < 128)) return String.fromCharCode(...letters)
  return new TextDecoder(codePageName(codePage) || 'windows-1252').decode(Uint8Array.from(letters))
}
