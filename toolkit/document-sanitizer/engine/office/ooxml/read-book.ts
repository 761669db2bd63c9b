import { scanXml } from '../../xml/scan-xml.ts'
import { Book, sheetsIn, wordsPattern } from './book.ts'
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
  return new Book({
    sheets,
    names: goneNames.map(({ name }) => name).filter((name) => !/^_xlnm\./i.test(name)),
    strings: shared,
  })
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
