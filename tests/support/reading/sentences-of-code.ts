import { parseAst } from 'rolldown/parseAst'
import { sentencesIn } from './sentences.ts'

type Node = { type: string; [part: string]: unknown }

/** Elements that run inside a sentence. Every other one ends it. */
const inline = new Set(['a', 'b', 'code', 'em', 'i', 'kbd', 'small', 'span', 'strong', 'OutsideLink'])

/** What stands for a value: a name or a number, so that it counts as one word. */
const value = 'it'

/** Strings that no one reads. */
const unread = new Set(['className', 'id', 'key', 'name', 'source', 'accept', 'd', 'viewBox'])

/**
 * The sentences that a file of code shows: its strings, its templates, and what is between its elements.
 *
 * @param code TypeScript with or without elements
 */
export function sentencesOfCode(code: string): string[] {
  return textsIn(parseAst(code, { lang: 'tsx' }) as unknown as Node)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .flatMap(sentencesIn)
}

function textsIn(node: Node): string[] {
  if (isSilent(node)) return []
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return textsInElement(node)
  const text = textOf(node)
  return text === undefined ? childrenOf(node).flatMap(textsIn) : [text]
}

/** The texts between two tags are one text, as far as the elements between them run inside a sentence. */
function textsInElement(node: Node): string[] {
  const parts = runsOf(node).flatMap((part) => (typeof part === 'string' ? [part] : textsIn(part)))
  return [...parts, ...attributesOf(node).flatMap(textsIn)]
}

/** Its texts, joined where they belong together, and the nodes that have to be read by themselves. */
function runsOf(node: Node): (string | Node)[] {
  const runs: (string | Node)[] = []
  let text = ''
  const end = () => {
    runs.push(text)
    text = ''
  }
  for (const child of listOf(node.children)) {
    if (child.type === 'JSXText') text += String(child.value)
    else if (child.type === 'JSXExpressionContainer') {
      const inner = child.expression as Node
      text += textOf(inner) ?? value
      if (textOf(inner) === undefined) runs.push(inner)
    } else if (isInline(child)) {
      const inside = runsOf(child)
      text += inside.filter((part) => typeof part === 'string').join(' ')
      runs.push(...inside.filter((part) => typeof part !== 'string'), ...attributesOf(child))
    } else {
      end()
      runs.push(child)
    }
  }
  end()
  return runs
}

/** A string, or a template with a word for each value. A sum of strings is one. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral')
    return listOf(node.quasis)
      .map((quasi) => (quasi.value as { cooked: string }).cooked)
      .join(value)
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [left, right] = [textOf(node.left as Node), textOf(node.right as Node)]
  return left === undefined && right === undefined ? undefined : `${left ?? value}${right ?? value}`
}

function isInline(node: Node): boolean {
  return node.type === 'JSXElement' && inline.has(nameOf(node))
}

function nameOf(node: Node): string {
  return String(((node.openingElement as Node).name as Node).name)
}

function attributesOf(node: Node): Node[] {
  return node.type === 'JSXElement' ? listOf((node.openingElement as Node).attributes) : []
}

/** Imports, types, classes and what only a machine reads. */
function isSilent(node: Node): boolean {
  if (/^(?:Import|Export(?:All|Named)Declaration$.*source|TS(?!As|Satisfies|NonNull))/.test(node.type))
    return true
  if (node.type === 'JSXAttribute') return unread.has(String((node.name as Node).name))
  return node.type === 'ThrowStatement' || node.type === 'ImportExpression'
}

function listOf(list: unknown): Node[] {
  return Array.isArray(list) ? (list.filter((one) => one !== null) as Node[]) : []
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((part) => {
    const parts: unknown[] = Array.isArray(part) ? part : [part]
    return parts.filter((one): one is Node => typeof one === 'object' && one !== null && 'type' in one)
  })
}
