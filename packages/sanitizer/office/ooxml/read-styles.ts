import { scanXml } from '../../xml/scan-xml.ts'
import type { OfficePackage } from './office-package.ts'
import type { Relation } from './relations.ts'
import { flattest, lookOf, overlay } from './word-look.ts'
import type { WordStyle } from './word-styles.ts'

/** Reads what the styles make of words, and settles what all are called. */
export function readWordStyles(office: OfficePackage, main: Relation): void {
  const styles = office.relationsOf(main.target).find(({ name }) => name === 'styles')
  const bytes = styles === undefined ? undefined : office.read(styles.target)
  const isThere = office.paths.some((path) => /(?:^|\/)styles\.xml$/i.test(path) && !/glossary/i.test(path))
  office.hasLostStyles = bytes === undefined && (isThere || styles !== undefined)
  if (bytes !== undefined) readStyles(bytes, office)
  for (const id of office.wordStyles.ids)
    if (office.wordStyles.lookOf('paragraph', id).isHidden) office.hidingStyles.add(id)
}

function readStyles(bytes: Uint8Array, office: OfficePackage): void {
  let style: WordStyle | undefined
  let isNamed = false
  let conditional = 0
  let isInDefaults = false
  const within: string[] = []
  scanXml(bytes, {
    open(name, attributes) {
      const value = (key: string) => {
        for (const one in attributes) if (one.endsWith(`:${key}`)) return attributes[one]
        return undefined
      }
      within.push(name)
      if (name === 'docDefaults') isInDefaults = true
      else if (name === 'tblStylePr') conditional += 1
      else if (name === 'style') {
        style = newStyle(value)
        isNamed = false
      } else if (name === 'name' && style !== undefined && !isNamed) {
        office.styles.add(style.id, value('val') ?? '')
        isNamed = true
      } else if (name === 'basedOn' && style !== undefined) style.basedOn = value('val') ?? ''
      else if (name === 'link' && style !== undefined) style.linked = value('val') ?? ''
      const look = isFlatLine(name, value) ? { points: 0.1 } : lookOf(name, value)
      if (look === undefined) return
      // A part of a table, or a ground behind cells: which words have it is not worked out.
      const isOfCells = name === 'shd' && within.at(-2) !== 'rPr' && within.at(-2) !== 'pPr'
      if (style === undefined) {
        if (isInDefaults) office.wordStyles.everywhere = overlay(office.wordStyles.everywhere, look)
      } else if (style.type === 'table' && (conditional > 0 || isOfCells)) {
        if (look.colour !== undefined || look.ground !== undefined) style.colours = true
      } else if (!isOfCells) style.look = overlay(style.look, look)
    },
    close(name) {
      within.pop()
      if (name === 'tblStylePr') conditional -= 1
      else if (name === 'docDefaults') isInDefaults = false
      else if (name === 'style' && style !== undefined) {
        office.wordStyles.add(style)
        style = undefined
      }
    },
  })
}

function newStyle(value: (key: string) => string | undefined): WordStyle {
  return {
    id: value('styleId') ?? '',
    type: value('type') ?? 'paragraph',
    basedOn: '',
    linked: '',
    isDefault: ['1', 'true', 'on'].includes(value('default') ?? ''),
    look: {},
    colours: false,
  }
}

function isFlatLine(name: string, value: (key: string) => string | undefined): boolean {
  return (
    name === 'spacing' &&
    value('lineRule') === 'exact' &&
    Math.abs(Number(value('line') ?? 'NaN')) <= flattest
  )
}
