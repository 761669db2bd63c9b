import { decodeXml } from '../../xml/decode-xml.ts'
import { scanXml } from '../../xml/scan-xml.ts'
import { Book, sheetsIn, wordsPattern } from './book.ts'
import { CellLooks } from './cell-looks.ts'
import type { OfficePackage } from './office-package.ts'
import { shorten } from './part-context.ts'
import type { Relation } from './relations.ts'

type Sheet = { path: string; name: string; isHidden: boolean; goes: boolean }
type Name = { name: string; text: string; isHidden: boolean }

/** Reads what is hidden in a workbook, and tells of it. */
export function readBook(office: OfficePackage, main: Relation): Book {
  const relations = new Map(office.relationsOf(main.target).map((relation) => [relation.id, relation]))
  const { sheets, names } = readWorkbook(office.read(main.target) ?? new Uint8Array(), relations)
  const strings = [...relations.values()].find(({ name }) => name === 'sharedStrings')
  const shared = strings === undefined ? [] : readStrings(office.read(strings.target))
  const drops = office.work.options.hidden !== 'keep'
  for (const sheet of sheets) {
    if (sheet.isHidden) {
      sheet.goes = drops
      if (drops) office.removed.add(sheet.path.toLowerCase())
      const cells = readCells(office.read(sheet.path), shared)
      tell(office, `Hidden sheet "${sheet.name}"${cells === '' ? '' : `: ${shorten(cells)}`}`, main)
    }
  }
  const gone = sheets.filter(({ goes }) => goes).map(({ name }) => name)
  const pattern = wordsPattern(gone)
  const shown = new Set(sheets.filter(({ goes }) => !goes).map(({ name }) => name.toLowerCase()))
  const goneNames = names.filter(({ name, text, isHidden }) => {
    const isOwn = /^_xlnm\./i.test(name)
    if (isHidden && !isOwn) tell(office, `Hidden name "${name}": ${shorten(text)}`, main)
    if (/\[\d+\]|file:|\\\\|[a-z]:\\/i.test(text)) return true
    const isNowhere = gone.length > 0 && !sheetsIn(text).every((sheet) => shown.has(sheet))
    return (isHidden && !isOwn && drops) || isNowhere || (pattern?.test(text) ?? false)
  })
  const unused = unusedNames(office, names, goneNames)
  if (unused.length > 0)
    office.report.removed(
      'identifier',
      `${unused.length} ${unused.length === 1 ? 'name of cells that nothing uses' : 'names of cells that nothing uses'}, removed: ${shorten(unused.map(({ name, text }) => `${name} (${text})`).join(', '))}.`,
      main.target,
    )
  const partNamed = (name: string) =>
    [...relations.values()].find((relation) => relation.name === name)?.target ?? ''
  const looks = new CellLooks(office.read(partNamed('styles')), office.read(partNamed('theme')))
  return new Book({
    sheets,
    looks,
    names: [...goneNames, ...unused].map(({ name }) => name).filter((name) => !/^_xlnm\./i.test(name)),
    strings: shared,
  })
}

/** Names that no formula, rule, chart or link speaks of. Words that look like a name keep it, so none goes that is needed. */
function unusedNames(office: OfficePackage, names: readonly Name[], gone: readonly Name[]): Name[] {
  const open = new Set(
    names.filter((name) => !gone.includes(name) && !name.isHidden && !/^_xlnm\./i.test(name.name)),
  )
  if (open.size === 0) return []
  const words = new Set<string>()
  const own = names.filter(({ name }) => /^_xlnm\./i.test(name))
  for (const path of office.paths) {
    if (!/^xl\/(?!workbook|styles|sharedStrings|calcChain|theme).*\.(?:xml|vml)$/i.test(path)) continue
    addWordsOf(decodeXml(office.read(path) ?? new Uint8Array()), words)
  }
  for (const { text } of own) addWords(text, words)
  for (let hasMore = true; hasMore; ) {
    hasMore = false
    for (const name of open) {
      if (!words.has(name.name.toLowerCase())) continue
      open.delete(name)
      addWords(name.text, words)
      hasMore = true
    }
  }
  return [...open]
}

/** A word that is cut in two by the pieces is one. */
function addWordsOf(pieces: Iterable<string>, words: Set<string>): void {
  let rest = ''
  for (const piece of pieces) {
    const end = piece.lastIndexOf('>') + 1
    if (end > 0) addWords(rest + piece.slice(0, end), words)
    rest = end > 0 ? piece.slice(end) : rest + piece
  }
  addWords(rest, words)
}

function addWords(text: string, words: Set<string>): void {
  for (const [word] of text.matchAll(/[\p{L}_\\][\p{L}\p{N}_.\\]*/gu)) words.add(word.toLowerCase())
}

function tell(office: OfficePackage, text: string, { target }: Relation): void {
  office.work.findings.hidden({ text, where: target })
}

function readWorkbook(bytes: Uint8Array, relations: ReadonlyMap<string, Relation>) {
  const sheets: Sheet[] = []
  const names: Name[] = []
  scanXml(bytes, {
    open(element, attributes) {
      if (element === 'sheet') {
        const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
        const state = attributes.state ?? 'visible'
        const path = relations.get(id)?.target ?? ''
        sheets.push({ path, name: attributes.name ?? '', isHidden: state !== 'visible', goes: false })
      } else if (element === 'definedName') {
        names.push({
          name: attributes.name ?? '',
          text: '',
          isHidden: ['1', 'true'].includes(attributes.hidden ?? ''),
        })
      }
    },
    text(text, element) {
      const last = names.at(-1)
      if (element === 'definedName' && last !== undefined) last.text += text
    },
  })
  return { sheets, names }
}

function readStrings(bytes: Uint8Array | undefined): string[] {
  const strings: string[] = []
  if (bytes === undefined) return strings
  scanXml(bytes, {
    open: (element) => (element === 'si' ? void strings.push('') : undefined),
    text(text, element) {
      if (element === 't' && strings.length > 0) strings[strings.length - 1] += text
    },
  })
  return strings
}

function readCells(bytes: Uint8Array | undefined, shared: readonly string[]): string {
  const found: string[] = []
  let isShared = false
  if (bytes === undefined) return ''
  scanXml(bytes, {
    open(element, attributes) {
      if (element === 'c') isShared = attributes.t === 's'
    },
    text(text, element) {
      if (found.length < 60 && (element === 'v' || element === 't'))
        found.push(isShared ? (shared[Number(text)] ?? '') : text)
    },
  })
  return found.filter((text) => text.trim() !== '').join(', ')
}
