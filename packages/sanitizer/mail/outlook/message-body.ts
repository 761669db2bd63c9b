import { Unreadable } from '@fitila/formats/unreadable'
import type { Work } from '../../contract.ts'
import { readHtml } from '../../html/read-html.ts'
import { decodeWith } from '../decode-body.ts'
import type { MailPart } from '../read-mail.ts'
import { addressOfPicture, type RtfPage, rtfPage } from '../rtf/rtf-page.ts'
import type { RtfPicture } from '../rtf/rtf-picture.ts'
import { unpackRtf } from '../rtf/unpack-rtf.ts'
import { isWithinLines, wordsBesides } from '../words-besides.ts'
import { codePageName } from './code-pages.ts'
import { textPart } from './message-part.ts'
import type { Properties } from './properties.ts'

const [plainBody, htmlBody, richBody] = [0x1000, 0x1013, 0x1009]
const codePageOfBody = 0x3fde

/** The words of a mail of Outlook: as a text, as a page with the pictures in it, and what a person chose to keep besides. */
export type MessageBody = {
  plain: string | undefined
  page: string | undefined
  pictures: MailPart[]
  others: string[]
}

/**
 * The words as Outlook keeps them, up to three times (MS-OXBBODY): as a text, as a page, and as rich text, which may hold the page. Where
 * there is another version, the rich text goes, and words that it alone holds are asked about.
 */
export function messageBody(properties: Properties, work: Work): MessageBody {
  const codePage = properties.number(codePageOfBody) ?? properties.codePage
  const plain = notEmpty(properties.text(plainBody, codePage))
  const bytes = properties.bytes(htmlBody)
  const given =
    bytes === undefined ? properties.text(htmlBody, codePage) : decodeWith(codePageName(codePage), bytes)
  const rich = readRich(properties, plain === undefined && notEmpty(given) === undefined, work)
  if (rich === undefined) return { plain, page: notEmpty(given), pictures: [], others: [] }
  const isPage = notEmpty(given) === undefined && (rich.isFromHtml || plain === undefined)
  tellPictures(isPage ? rich.lost : rich.lost + rich.pictures.length, work)
  if (isPage)
    return { plain, page: notEmpty(rich.html), pictures: rich.pictures.map(partOfPicture), others: [] }
  const page = notEmpty(given)
  return { plain, page, pictures: [], others: wordsOfRich(rich, page ?? plain ?? '', work) }
}

function tellPictures(count: number, { findings }: Work): void {
  if (count === 0) return
  findings.removed({
    sort: 'embedded',
    text: `${count} ${count === 1 ? 'picture' : 'pictures'} within the rich text of the mail, removed`,
  })
}

function partOfPicture({ bytes }: RtfPicture, place: number): MailPart {
  return {
    ...textPart('text/plain', ''),
    type: 'application/octet-stream',
    headers: [{ name: 'Content-ID', value: addressOfPicture(place + 1) }],
    read: () => bytes,
  }
}

/** @param isNeeded whether there are no other words; otherwise what cannot be read goes */
function readRich(properties: Properties, isNeeded: boolean, work: Work): RtfPage | undefined {
  const packed = properties.bytes(richBody)
  if (packed === undefined || packed.length === 0) return undefined
  try {
    const bytes = unpackRtf(packed, work.spend)
    work.spend(bytes.length)
    return rtfPage(bytes, properties.codePage)
  } catch (error) {
    if (isNeeded || !(error instanceof Unreadable) || error.code === 'too-large') throw error
    work.findings.removed({ sort: 'structure', text: 'A rich text that cannot be read, removed' })
    return undefined
  }
}

function wordsOfRich(rich: RtfPage, shown: string, work: Work): string[] {
  const text = textOf(rich.html)
  const words = wordsBesides(text, [{ type: 'text/plain', text: textOf(shown), pictures: [] }])
  if (words !== '')
    work.findings.hidden({ text: `Words that the rich text of the mail alone holds: "${words}"` })
  if (words !== '' && work.options.hidden === 'keep') return [text]
  work.findings.removed({ sort: 'structure', text: 'The version of the mail in rich text, removed' })
  return []
}

function notEmpty(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text
}

/** The words of a page, or of what is none. Between what is in one line no space is added. */
function textOf(html: string): string {
  const pieces: string[] = []
  const waiting: (ReturnType<typeof readHtml>['root'] | string)[] = [readHtml(html).root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') pieces.push(node)
    else if (!/^(?:style|script|head|title|template)$/.test(node.tag)) {
      const isLine = !isWithinLines(node.tag)
      if (isLine) waiting.push(' ')
      for (let place = node.children.length - 1; place >= 0; place -= 1) {
        const child = node.children[place]
        if (child !== undefined) waiting.push(child)
      }
      if (isLine) waiting.push(' ')
    }
  }
  return pieces.join('')
}
