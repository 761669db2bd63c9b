import { answersOfSheets, isSheetLink, type SheetOfPage, sheetsBefore } from '../../html/sheet-elements.ts'
import { classesIn, type Styled } from '../../html/styled.ts'
import { placed } from '../../html/styled-tree.ts'
import { readXml } from '../../xml/read-xml.ts'

/** The elements of a page in their order, as style sheets see them, and the sheets that the page has and asks for, in their order. */
export type PageTree = { elements: readonly Styled[]; sheets: readonly SheetOfPage[] }

/** Reads a page before it is written again, so that rules can ask for what comes behind an element or is in it. */
export function readPageTree(bytes: Uint8Array, entities: Readonly<Record<string, string>>): PageTree {
  const elements: Styled[] = []
  const sheets: SheetOfPage[] = sheetsBefore(new TextDecoder().decode(bytes.subarray(0, 10_000)))
  let css = ''
  const answerOf = answersOfSheets()
  const open: Styled[] = []
  readXml(
    bytes,
    {
      open(name, attributes) {
        const styled = placed(styledOf(localName(name), attributes), open.at(-1))
        const attribute = (key: string) => styled.attribute?.(key)
        if (styled.tag === 'style') css = ''
        if (styled.tag === 'link' && isSheetLink(attribute))
          sheets.push({ address: attribute('href') ?? '', answer: answerOf(attribute) })
        elements.push(styled)
        open.push(styled)
      },
      text(text) {
        if (open.at(-1)?.tag === 'style') css += text
      },
      close() {
        const closed = open.pop()
        if (closed?.tag === 'style') sheets.push({ css, answer: answerOf((key) => closed.attribute?.(key)) })
      },
    },
    entities,
  )
  return { elements, sheets }
}

export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}

/** @param attributes name, value, name, value */
function styledOf(tag: string, attributes: readonly string[]): Omit<Styled, 'outer'> {
  const attribute = (name: string): string | undefined => {
    for (let at = 0; at < attributes.length; at += 2)
      if (attributes[at]?.toLowerCase() === name) return attributes[at + 1]
    return undefined
  }
  return {
    tag,
    id: attribute('id') ?? '',
    classes: classesIn(attribute('class')),
    style: attribute('style') ?? '',
    attribute,
  }
}
