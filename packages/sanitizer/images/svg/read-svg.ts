import { SaxesParser } from 'saxes'
import type { Findings } from '../../contract.ts'
import { classesIn, type Styled } from '../../html/styled.ts'
import { placed } from '../../html/styled-tree.ts'
import { refuse } from '../../refusals.ts'
import { distinctive, inOneLine } from '../in-words.ts'
import { svgElements, textElements } from './svg-words.ts'

/** What a picture is made of once only known elements are left, in their order. */
export type SvgToken =
  | { kind: 'open'; name: string; attributes: Map<string, string>; styled: Styled; isGap?: true }
  | { kind: 'close'; name: string; isGap?: true }
  | { kind: 'text'; text: string }

const svgSpace = 'http://www.w3.org/2000/svg'
const linkSpace = 'http://www.w3.org/1999/xlink'
const xmlSpace = 'http://www.w3.org/XML/1998/namespace'
const deepest = 500

/**
 * Reads SVG and says what is left out. Attributes keep their names; links are called `href`, whichever way they were written. Where an
 * element is left out, an empty one is told as a gap: a sheet may draw others by what is beside them.
 */
export function readSvg(source: string, findings: Findings): SvgToken[] {
  const tokens: SvgToken[] = []
  const open: string[] = []
  const around: Styled[] = []
  let skipped = 0
  let textOf = ''
  const told = new Set<string>()
  const tellOnce = (text: string, sort: 'software' | 'hidden' | 'path', identifying: string[] = []) => {
    if (told.has(text)) return
    told.add(text)
    findings.removed({ sort, text, identifying })
  }
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('error', () => refuse('broken'))
  parser.on('doctype', (doctype) => Object.assign(parser.ENTITIES, readEntities(doctype, source)))
  parser.on('comment', (text) => tellOnce(`Comment in the file: ${inOneLine(text)}, removed`, 'hidden'))
  // Pictures that were meant for a web page do not name their vocabulary; theirs is what has no name.
  let space = svgSpace
  parser.on('opentag', (tag) => {
    if (open.length + skipped === 0 && tag.uri === '') space = ''
    if (open.length + skipped > deepest) refuse('broken')
    if (open.length === 0 && (tag.uri !== space || tag.local !== 'svg')) refuse('unknown')
    textOf = ''
    if (skipped > 0 || tag.uri !== space || !svgElements.has(tag.local)) {
      if (skipped === 0) {
        tellElement(tag.local, tag.prefix, tellOnce)
        const attributes = new Map(Object.values(tag.attributes).map(({ local, value }) => [local, value]))
        tokens.push(
          {
            kind: 'open',
            name: 'g',
            attributes: new Map(),
            styled: place(tag.local, attributes, around),
            isGap: true,
          },
          { kind: 'close', name: 'g', isGap: true },
        )
      }
      skipped += 1
      return
    }
    const attributes = new Map<string, string>()
    for (const { uri, prefix, local, value } of Object.values(tag.attributes)) {
      if (prefix === 'xmlns' || local === 'xmlns') continue
      if (uri === '') attributes.set(local, value)
      else if (uri === linkSpace && local === 'href' && !attributes.has('href')) attributes.set('href', value)
      else if (uri === xmlSpace && local === 'space') attributes.set('xml:space', value)
      else tellForeign(`${prefix}:${local}`, value, tellOnce)
    }
    const styled = place(tag.local, attributes, around)
    open.push(tag.local)
    around.push(styled)
    tokens.push({ kind: 'open', name: tag.local, attributes, styled })
  })
  const takeText = (text: string) => {
    const parent = open.at(-1) ?? ''
    if (skipped > 0) textOf = (textOf + text).slice(0, 1000)
    else if (textElements.has(parent) || parent === 'style') {
      const last = tokens.at(-1)
      if (last?.kind === 'text') last.text += text
      else tokens.push({ kind: 'text', text })
    }
  }
  parser.on('text', takeText)
  parser.on('cdata', takeText)
  parser.on('closetag', ({ local }) => {
    if (skipped === 0) {
      open.pop()
      around.pop()
      tokens.push({ kind: 'close', name: local })
      return
    }
    skipped -= 1
    const isCaption = local === 'title' || local === 'desc'
    if (isCaption && inOneLine(textOf)) {
      tellOnce(`${local === 'title' ? 'Title' : 'Description'}: ${inOneLine(textOf)}, removed`, 'hidden')
    }
    textOf = ''
  })
  parser.write(source).close()
  return tokens.length > 0 ? tokens : refuse('broken')
}

function place(name: string, attributes: ReadonlyMap<string, string>, open: readonly Styled[]): Styled {
  const element = {
    tag: name.toLowerCase(),
    id: attributes.get('id') ?? '',
    classes: classesIn(attributes.get('class')),
    style: attributes.get('style') ?? '',
    attribute: (key: string) => [...attributes].find(([one]) => one.toLowerCase() === key)?.[1],
  }
  return placed(element, open.at(-1))
}

type Tell = (text: string, sort: 'software' | 'hidden' | 'path', identifying?: string[]) => void

function tellElement(name: string, prefix: string, tell: Tell): void {
  if (name === 'script') tell('A script, removed', 'hidden')
  else if (name === 'foreignObject') tell('A piece of a web page inside the picture, removed', 'hidden')
  else if (name === 'metadata') tell('A block of metadata, removed', 'software')
  else if (prefix) tell(`Notes of the drawing program (${inOneLine(prefix)}), removed`, 'software')
}

function tellForeign(name: string, value: string, tell: Tell): void {
  if (/docname|filename|docbase|file$/i.test(name)) {
    tell(`Name or path of a file: ${inOneLine(value)}, removed`, 'path', distinctive(value))
  } else {
    tell(`Notes of the drawing program (${inOneLine(name.split(':')[0] ?? '')}), removed`, 'software')
  }
}

const mostFromEntities = 5_000_000

/** Drawing programs give long addresses short names. Names that stand for other names are how bombs are built. */
function readEntities(doctype: string, source: string): Record<string, string> {
  const entities: Record<string, string> = {}
  let longest = 0
  for (const [, name = '', , value = ''] of doctype.matchAll(
    /<!ENTITY\s+([\w.-]+)\s+(["'])([^"'<>]{0,500})\2\s*>/g,
  )) {
    if (/[&%]/.test(value)) refuse('too-large')
    if (!Object.hasOwn(entities, name)) entities[name] = value
    longest = Math.max(longest, value.length)
  }
  if (longest > 0 && (source.split('&').length - 1) * longest > mostFromEntities) refuse('too-large')
  return entities
}
