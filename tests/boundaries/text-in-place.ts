import type { SourceFile } from './source-file.ts'
import { isTest } from './source-file.ts'
import { childListOf, childOf, childrenOf, nameOf, type SyntaxNode, textOf } from './syntax.ts'
import { filesThatStay, textsThatStay } from './texts-that-stay.ts'

/**
 * What a page says comes from `words/`, so that every language can bring its own. Texts in a component of `web/` are found
 * as JSX text, as a value of a property that readers see, and as anything that reads like a sentence.
 */
export function textInPlace(files: SourceFile[]): string[] {
  const found = files.filter(({ path }) => isWatched(path)).flatMap(textsOf)
  const staying = textsThatStay.flatMap(({ texts }) => texts)
  return [
    ...found.filter((text) => !staying.includes(text)).map((text) => `${text} (move it to words/)`),
    ...staying.filter((text) => !found.includes(text)).map((text) => `${text} (no longer there)`),
  ]
}

function isWatched(path: string): boolean {
  return (
    /^web\/.*\.tsx?$/.test(path) &&
    !filesThatStay.some(({ place }) => path.startsWith(place)) &&
    !isTest(path)
  )
}

function textsOf({ path, program }: SourceFile): string[] {
  return [...new Set(textsIn(program, false))].map((text) => `${path}: ${text}`)
}

/** @param isShown whether what is inside is a value that readers see */
function textsIn(node: SyntaxNode, isShown: boolean): string[] {
  if (neverShown.has(node.type) || isFault(node)) return []
  const text = textAt(node)
  const isText =
    text !== null &&
    (node.type === 'JSXText' ? /\p{L}{2}/u.test(text) : isShown ? hasWord(text) : isSentence(text))
  const own = isText ? [text.replace(/\s+/g, ' ').trim()] : []
  return [...own, ...childrenOf(node).flatMap((child) => textsIn(child, isShownIn(node, child, isShown)))]
}

/** Types, modules and faults for the log are no interface text. */
const neverShown = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'TSLiteralType', 'ThrowStatement'])

function isFault(node: SyntaxNode): boolean {
  return node.type === 'NewExpression' && nameOf(childOf(node, 'callee')) === 'Error'
}

function textAt(node: SyntaxNode): string | null {
  if (node.type === 'JSXText' || node.type === 'Literal') return textOf(node) ?? null
  else if (node.type !== 'TemplateLiteral') return null
  else return childListOf(node, 'quasis').map(cooked).join('…')
}

function cooked({ value }: SyntaxNode): string {
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
}

const shownNames = new Set([
  ...['alt', 'aria-label', 'button', 'description', 'detail', 'failure', 'hint', 'label', 'lead'],
  ...['legend', 'newer', 'note', 'older', 'placeholder', 'question', 'summary', 'term', 'text', 'title'],
])

/** The value of `title="…"` or `title: …` is shown, and so are both branches of a condition in it; a call's values are not. */
function isShownIn(node: SyntaxNode, child: SyntaxNode, isShown: boolean): boolean {
  if (node.type === 'JSXAttribute') return shownNames.has(nameOf(childOf(node, 'name')) ?? '')
  else if (node.type === 'Property') return child === childOf(node, 'value') && isShownKey(node)
  else if (node.type === 'JSXElement') return child.type === 'JSXExpressionContainer'
  else if (node.type === 'ConditionalExpression') return isShown && child !== childOf(node, 'test')
  else return isShown && passingOn.has(node.type)
}

const passingOn = new Set(['JSXExpressionContainer', 'LogicalExpression', 'TSAsExpression'])

function isShownKey(property: SyntaxNode): boolean {
  const key = childOf(property, 'key')
  return shownNames.has((key && (nameOf(key) ?? textOf(key))) ?? '')
}

/** One lower-case word, or several put together, is a code: the name of a text. */
function hasWord(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !/^\p{Ll}[\p{L}-]*$/u.test(text)
}

/** Begins with a capital, or ends like a sentence, and has two words. */
function isSentence(text: string): boolean {
  const hasTwoWords = /\p{L}{2,}[,.:;?!’”]*\s+[(“‘]?\p{L}{2,}/u.test(text)
  return hasTwoWords && (/^\s*\p{Lu}/u.test(text) || /\p{L}{2,}[.?!:]\s*$/u.test(text))
}
