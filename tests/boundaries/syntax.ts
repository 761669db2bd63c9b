import { parseSync } from 'vite'

/** A node of the syntax tree, as ESTree with TypeScript has it. */
export type SyntaxNode = { type: string; start: number; end: number } & Record<string, unknown>

/** Parses TypeScript, with JSX where the name ends in `.tsx`. Throws where the text does not parse. */
export function parseSyntax(path: string, text: string): SyntaxNode {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`)
  // The parser's own type is a union of 200 node types; the rules here look at a handful of them.
  return program as unknown as SyntaxNode
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (const key in node) {
    const value = node[key]
    if (Array.isArray(value)) children.push(...value.filter(isSyntaxNode))
    else if (isSyntaxNode(value)) children.push(value)
  }
  return children
}

/** The node itself, and all below it, in the order of the text. */
export function descendantsOf(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = []
  gather(node, found)
  return found
}

/** One list for the whole tree: a list for each level would copy each node once a level. */
function gather(node: SyntaxNode, found: SyntaxNode[]): void {
  found.push(node)
  for (const child of childrenOf(node)) gather(child, found)
}

export function childOf(node: SyntaxNode, name: string): SyntaxNode | undefined {
  const child = node[name]
  return isSyntaxNode(child) ? child : undefined
}

export function childListOf(node: SyntaxNode, name: string): SyntaxNode[] {
  const children = node[name]
  return Array.isArray(children) ? children.filter(isSyntaxNode) : []
}

export function nameOf(node: SyntaxNode | undefined): string | undefined {
  return typeof node?.name === 'string' ? node.name : undefined
}

export function textOf(node: SyntaxNode | undefined): string | undefined {
  return typeof node?.value === 'string' ? node.value : undefined
}

function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
