import { decodeXml } from '../../xml/decode-xml.ts'
import type { OfficePackage } from './office-package.ts'
import type { Relation } from './relations.ts'

/** The elements that lead somewhere, wherever they are. Found as text: one that is only in a comment keeps too much, and nothing else. */
const leading =
  /<(?:[\w.-]{1,40}:)?(headerReference|footerReference|titlePg|sectPr|numId|styleLink|numStyleLink|pgSz|evenAndOddHeaders|abstractNum|abstractNumId|num)(?=[\s/>])([^<>]*)>/g

type Found = { name: string; attributes: string }

/** Reads what is reached, before anything is written. */
export function readWordReach(office: OfficePackage, main: Relation): void {
  const relations = office.relationsOf(main.target)
  const parts = relations.filter(({ name, isOutside }) => partsWithWords.has(name) && !isOutside)
  const document = leadsIn(office.read(main.target))
  const others = parts.map((part) => ({ part, leads: leadsIn(office.read(part.target)) }))
  const all = [...document, ...others.flatMap(({ leads }) => leads)]
  const leadsOf = (name: string) =>
    others.filter(({ part }) => part.name === name).flatMap(({ leads }) => leads)
  const { lists, listKinds } = listsIn(all, leadsOf('numbering'))
  const hasEven = leadsOf('settings').some(
    ({ name, attributes }) => name === 'evenAndOddHeaders' && isOn(attributes),
  )
  office.wordReach = {
    unusedHeaders: headersWithoutPage(document, hasEven),
    lists,
    listKinds,
    page: largestPage(document),
  }
}

const partsWithWords = new Set('styles numbering settings footnotes endnotes header footer'.split(' '))

function leadsIn(bytes: Uint8Array | undefined): Found[] {
  const found: Found[] = []
  if (bytes === undefined) return found
  const text = [...decodeXml(bytes)].join('')
  for (const [, name = '', attributes = ''] of text.matchAll(leading)) found.push({ name, attributes })
  return found
}

const patterns = new Map<string, RegExp>()

function attribute(attributes: string, name: string): string | undefined {
  const pattern = patterns.get(name) ?? new RegExp(`(?:^|[\\s:])${name}\\s{0,9}=\\s{0,9}["']([^"']*)["']`)
  patterns.set(name, pattern)
  return pattern.exec(attributes)?.[1]
}

function isOn(attributes: string): boolean {
  return !['0', 'false', 'off'].includes(attribute(attributes, 'val') ?? '')
}

function valuesOf(found: readonly Found[], name: string): Set<string> {
  return new Set(found.flatMap((one) => (one.name === name ? [attribute(one.attributes, 'val') ?? ''] : [])))
}

/** Lists that a paragraph or a style is in; the kinds that these are made after, and those that a style stands for. */
function listsIn(all: readonly Found[], numbering: readonly Found[]) {
  const lists = valuesOf(all, 'numId')
  const listKinds = new Set<string>()
  let list = ''
  let kind = ''
  for (const { name, attributes } of numbering) {
    if (name === 'abstractNum') kind = attribute(attributes, 'abstractNumId') ?? ''
    else if (name === 'styleLink' || name === 'numStyleLink') listKinds.add(kind)
    else if (name === 'num') list = attribute(attributes, 'numId') ?? ''
    else if (name === 'abstractNumId' && lists.has(list)) listKinds.add(attribute(attributes, 'val') ?? '')
  }
  return { lists, listKinds }
}

/**
 * A section shows a first header when it says so, and even ones when the settings do. It has those of the section before where it names
 * none (ISO/IEC 29500-1, 17.10.1), so one that no later section shows either is never seen.
 */
function headersWithoutPage(document: readonly Found[], hasEven: boolean): Set<string> {
  const named = new Set<string>()
  const shown = new Set<string>()
  const current = new Map<string, string>()
  let hasTitle = false
  const endSection = () => {
    for (const [key, id] of current) {
      const isShown = key.startsWith('first') ? hasTitle : key.startsWith('even') ? hasEven : true
      if (isShown) shown.add(id)
    }
    hasTitle = false
  }
  for (const { name, attributes } of document) {
    if (name === 'sectPr') endSection()
    else if (name === 'titlePg') hasTitle = isOn(attributes)
    else if (name === 'headerReference' || name === 'footerReference') {
      const id = attribute(attributes, 'id') ?? ''
      named.add(id)
      current.set(`${attribute(attributes, 'type') ?? 'default'} ${name}`, id)
    }
  }
  endSection()
  return new Set([...named].filter((id) => !shown.has(id)))
}

function largestPage(document: readonly Found[]): { width: number; height: number } {
  const page = { width: 0, height: 0 }
  for (const { name, attributes } of document) {
    if (name !== 'pgSz') continue
    page.width = Math.max(page.width, Number(attribute(attributes, 'w')) || 0)
    page.height = Math.max(page.height, Number(attribute(attributes, 'h')) || 0)
  }
  return { width: page.width || 12_240, height: page.height || 15_840 }
}

/** Marks the styles that nothing used while the other parts were written. */
export function forgetStyles(office: OfficePackage): void {
  const needed = office.wordStyles.withAllNeeded(office.usedStyles)
  for (const id of office.wordStyles.ids) if (!needed.has(id)) office.styles.forget(id)
}
