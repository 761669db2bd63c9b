import type { PreviewKind } from '@fitila/sanitizer/contract'
import { refuse } from '@fitila/sanitizer/refusals'
import { readZip, type ZipMember } from '@fitila/sanitizer/zip/read-zip'
import { SaxesParser } from 'saxes'

const mostUnpacked = 150_000_000

/** The words of a document, without its looks. */
export function officeText(file: Uint8Array, kind: PreviewKind): string {
  let unpacked = 0
  const members = readZip(file, {
    spend(bytes) {
      unpacked += bytes
      if (unpacked > mostUnpacked) refuse('too-large')
    },
  })
  if (kind === 'excel') return workbookText(members)
  return inOrder(members, partsOf[kind] ?? /^content\.xml$/)
    .map(plainText)
    .join('\n\n')
}

const partsOf: Partial<Record<PreviewKind, RegExp>> = {
  word: /^word\/(?:document|footnotes|endnotes|comments)\.xml$/,
  powerpoint: /^ppt\/(?:slides|notesSlides)\/[A-Za-z]+\d+\.xml$/,
}

function inOrder(members: readonly ZipMember[], parts: RegExp): ZipMember[] {
  const byNumber = new Intl.Collator('en', { numeric: true })
  return members
    .filter(({ path }) => parts.test(path))
    .sort((one, other) => byNumber.compare(one.path, other.path))
}

const paragraphs = new Set(['p', 'h', 'row', 'table-row', 'br', 'line-break', 'tr'])
const cells = new Set(['tc', 'table-cell', 'tab', 'c'])

/** In Office, words are in elements called t; in LibreOffice, anywhere in the body. */
function plainText(member: ZipMember): string {
  const isOpenDocument = member.path === 'content.xml'
  const pieces: string[] = []
  let isWord = false
  read(member, {
    open(name) {
      isWord = name === 't' || (isOpenDocument && isWord) || (isOpenDocument && name === 'body')
    },
    text: (text) => isWord && pieces.push(text),
    close(name) {
      if (!isOpenDocument) isWord = false
      if (paragraphs.has(name)) pieces.push('\n')
      else if (cells.has(name)) pieces.push('\t')
    },
  })
  return pieces.join('')
}

function workbookText(members: readonly ZipMember[]): string {
  const shared = inOrder(members, /^xl\/sharedStrings\.xml$/).flatMap(sharedTexts)
  return inOrder(members, /^xl\/worksheets\/sheet\d+\.xml$/)
    .map((sheet) => sheetText(sheet, shared))
    .join('\n\n')
}

function sharedTexts(member: ZipMember): string[] {
  const texts: string[] = []
  let text = ''
  let isWord = false
  read(member, {
    open(name) {
      if (name === 'si') text = ''
      isWord = name === 't'
    },
    text: (more) => {
      if (isWord) text += more
    },
    close(name) {
      isWord = false
      if (name === 'si') texts.push(text)
    },
  })
  return texts
}

function sheetText(member: ZipMember, shared: readonly string[]): string {
  const pieces: string[] = []
  let isShared = false
  let isValue = false
  read(member, {
    open(name, attributes) {
      if (name === 'c') isShared = attributes.t === 's'
      isValue = name === 'v' || name === 't'
    },
    text: (text) => isValue && pieces.push(isShared ? (shared[Number(text)] ?? '') : text),
    close(name) {
      isValue = false
      if (name === 'c') pieces.push('\t')
      else if (name === 'row') pieces.push('\n')
    },
  })
  return pieces.join('')
}

type Hearer = {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  text(text: string): void
  close(name: string): void
}

function read(member: ZipMember, hearer: Hearer): void {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const plain = (name: string) => name.slice(name.indexOf(':') + 1)
  parser.on('error', () => refuse('broken'))
  parser.on('opentag', ({ name, attributes }) => hearer.open(plain(name), attributes))
  parser.on('text', (text) => hearer.text(text))
  parser.on('cdata', (text) => hearer.text(text))
  parser.on('closetag', ({ name }) => hearer.close(plain(name)))
  parser.write(new TextDecoder().decode(member.read())).close()
}
