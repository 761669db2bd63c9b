import type { Cleaner, Work } from '../contract.ts'
import { inOneLine } from '../images/in-words.ts'
import { dataAddress, readDataAddress } from '../images/svg/data-address.ts'
import { refuse } from '../refusals.ts'
import { UnseenWords } from '../seen/why-unseen.ts'
import { decodeText } from '../text/decode-text.ts'
import { removeUnseen } from '../text/remove-unseen.ts'
import { type FindSheet, sheetInAddress } from './css-imports.ts'
import { HtmlCleaning } from './html-cleaning.ts'
import { type HtmlElement, type HtmlNode, readHtml } from './read-html.ts'
import { answersOfSheets, isSheetLink } from './sheet-elements.ts'
import { StyleSheet } from './style-sheet.ts'
import { writeHtml } from './write-html.ts'

/** What a page says that a picture of it is in, and where a clean picture is now; undefined for one that is fetched from elsewhere. */
export type FindPicture = (address: string) => Promise<string | undefined>

/** A page of HTML as a file: words, tables, links, and the pictures that are in it. */
export const cleanHtml: Cleaner = async (bytes, work) => {
  const decoded = decodeText(bytes) ?? refuse('broken')
  return new TextEncoder().encode(await cleanPage(decoded.text, work, async () => undefined))
}

/**
 * A page written again from the elements and properties that show something. Style sheets are read, so that what they hide can be told
 * apart, and left out. @param find answers for pictures that are beside the page. @param findSheet answers for style sheets there
 */
export async function cleanPage(
  source: string,
  work: Work,
  find: FindPicture,
  findSheet: FindSheet = sheetInAddress,
): Promise<string> {
  work.spend(source.length)
  const seen = removeUnseen(source)
  for (const { text, sort } of seen.removed) work.findings.removed({ sort, text })
  const { root, comments } = readHtml(seen.text)
  tellComments(comments, work)
  const sheet = new StyleSheet()
  const answerOf = answersOfSheets()
  const pictures = new Map<string, string>()
  for (const element of elementsIn(root)) {
    const [inside] = element.children
    const attribute = (name: string) => element.attributes.get(name)
    if (element.tag === 'style' && typeof inside === 'string')
      sheet.add(inside, findSheet, answerOf(attribute))
    if (element.tag === 'link' && isSheetLink(attribute))
      sheet.addFound((attribute('href') ?? '').trim(), findSheet, answerOf(attribute))
    if (element.tag === 'title' && typeof inside === 'string') tellTitle(inside, work)
    const address = element.tag === 'img' ? (element.attributes.get('src') ?? '').trim() : ''
    if (address === '' || pictures.has(address)) continue
    const clean = await pictureAt(address, work, find)
    if (clean !== undefined) pictures.set(address, clean)
  }
  const words = new UnseenWords()
  const cleaning = new HtmlCleaning({ sheet, pictures, work, words })
  const body = cleaning.clean(root)
  for (const text of words.take()) work.findings.hidden({ text })
  cleaning.tell()
  if (sheet.isPartly)
    work.findings.kept({
      text: 'This page takes some of its looks from elsewhere. Words that those looks hide stay, and are seen',
    })
  return writeHtml(body)
}

async function pictureAt(address: string, work: Work, find: FindPicture): Promise<string | undefined> {
  const inside = readDataAddress(address)
  if (inside === null) return find(address)
  const { bytes, kind } = await work.cleanInside(inside, 'a picture inside')
  return dataAddress(bytes, kind) ?? undefined
}

function* elementsIn(root: HtmlElement): Generator<HtmlElement> {
  const waiting: HtmlNode[] = [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') continue
    yield node
    for (let place = node.children.length - 1; place >= 0; place -= 1) {
      const child = node.children[place]
      if (child !== undefined) waiting.push(child)
    }
  }
}

function tellTitle(title: string, work: Work): void {
  const text = inOneLine(title)
  if (text !== '') work.findings.removed({ sort: 'hidden', text: `The title of the page: ${text}, removed` })
}

function tellComments(comments: readonly string[], work: Work): void {
  const told = [...new Set(comments.map((comment) => inOneLine(comment)))].filter((text) => text !== '')
  for (const text of told.slice(0, 20))
    work.findings.removed({ sort: 'hidden', text: `A comment that readers do not see: ${text}, removed` })
}
