import { refuse } from '../../refusals.ts'
import { codePageName } from '../outlook/code-pages.ts'
import { RtfLooks } from './rtf-looks.ts'
import { type RtfPicture, RtfPictureReader } from './rtf-picture.ts'
import { scanRtf } from './scan-rtf.ts'

/**
 * What rich text shows, as a page of HTML. Of `pictures` the page speaks as `cid:` and `addressOfPicture`; `lost` is how many more there are
 * within the text, which go.
 */
export type RtfPage = {
  html: string
  pictures: readonly RtfPicture[]
  lost: number
  isFromHtml: boolean
}

/** @param number from 1 */
export function addressOfPicture(number: number): string {
  return `picture-${number}@rich-text`
}

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
  let lost = 0
  const pictures: RtfPicture[] = []
  let picture: RtfPictureReader | undefined
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
      const wasPicture = looks.isPicture
      looks.close()
      if (wasPicture && !looks.isPicture) endPicture()
      unit = 0
    },
    bytes(part) {
      if (looks.isPicture) picture?.add(part)
    },
    letter(byte) {
      if (looks.isPicture) picture?.digit(byte)
      else if (unit > 0) unit -= 1
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
  return { html: pieces.join(''), pictures, lost, isFromHtml }

  function word(name: string, value: number | undefined): void {
    flush()
    const wasNewer = isNewer
    isNewer = false
    if (looks.isPicture && !wasNewer) picture?.hear(name, value)
    else if (name === 'htmltag' && wasNewer) looks.change({ isTag: true })
    // Readers that know it show the picture in it, and not the one of `nonshppict`.
    else if (name === 'shppict' && wasNewer) return
    else if (name === 'pict' && looks.isShown(isFromHtml)) {
      picture = new RtfPictureReader()
      looks.change({ isUnread: true, isPicture: true })
    } else if (wasNewer || unread.test(name)) looks.change({ isUnread: true, isPicture: false })
    else if (name === 'fromhtml') isFromHtml = value !== 0
    else if (name === 'u') {
      emit(String.fromCharCode((value ?? 0) & 0xffff))
      unit = looks.lettersBehind
    } else if (lineEnds.has(name)) endLine()
    else if (!looks.hear(name, value)) emit(written[name] ?? '')
  }

  function endPicture(): void {
    const found = isFromHtml ? undefined : picture?.picture()
    picture = undefined
    if (found === undefined) {
      lost += 1
      return
    }
    pictures.push(found)
    const sides = (['width', 'height'] as const).flatMap((side) =>
      found[side] === undefined ? [] : [` ${side}="${found[side]}"`],
    )
    put(`<img src="cid:${addressOfPicture(pictures.length)}"${sides.join('')}>`)
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
    put(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
  }

  /** In the look that holds now. */
  function put(html: string): void {
    const next = looks.style
    if (next !== look) {
      runs += 1
      if (runs > mostRuns) refuse('too-large')
      if (look !== '') pieces.push('</span>')
      if (next !== '') pieces.push(`<span style="${next}">`)
    }
    look = next
    pieces.push(html)
  }
}

function decodeLetters(letters: readonly number[], codePage: number | undefined): string {
  // Most are a few plain letters, for which it takes long to make a decoder.
  if (letters.length < 1000 && letters.every((letter) => letter < 128)) return String.fromCharCode(...letters)
  return new TextDecoder(codePageName(codePage) || 'windows-1252').decode(Uint8Array.from(letters))
}
