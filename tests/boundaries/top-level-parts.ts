import { childListOf, childOf, childrenOf, descendantsOf, nameOf, type SyntaxNode } from './syntax.ts'

/** One statement or declaration at the top of a file: what it is called, holds and mentions. */
export type Part = { names: string[]; isExported: boolean; nodes: Set<SyntaxNode>; references: Set<string> }

/** React Router itself refuses such a file in a browser's code. */
export function isOnlyForServers(path: string): boolean {
  return /\.server\.tsx?$/.test(path)
}

/** The parts of a file that still run when the exports called `removed`, and what only they use, are taken out. */
export function reachableParts(program: SyntaxNode, removed: readonly string[]): Part[] {
  const parts = topLevelParts(program)
  const isRoot = ({ names, isExported }: Part) =>
    names.length === 0 || (isExported && !names.some((name) => removed.includes(name)))
  const reached = new Set(parts.filter(isRoot))
  for (const part of reached) {
    // A Set that grows while it is walked is walked to its end.
    for (const other of parts) if (other.names.some((name) => part.references.has(name))) reached.add(other)
  }
  return [...reached]
}

export function topLevelParts(program: SyntaxNode): Part[] {
  return childListOf(program, 'body').flatMap(partsOf)
}

function partsOf(statement: SyntaxNode): Part[] {
  if (statement.type === 'ImportDeclaration') return sideEffectsOf(statement)
  const isExported = statement.type.startsWith('Export')
  const declaration = childOf(statement, 'declaration') ?? statement
  if (declaration.type === 'VariableDeclaration') {
    return childListOf(declaration, 'declarations').map((node) => part(namesIn(node), isExported, node))
  } else {
    const name = nameOf(childOf(declaration, 'id'))
    return [part(name === undefined ? [] : [name], isExported, statement)]
  }
}

function sideEffectsOf(statement: SyntaxNode): Part[] {
  const isForItsEffect = childListOf(statement, 'specifiers').length === 0
  return isForItsEffect ? [part([], false, statement)] : []
}

function part(names: string[], isExported: boolean, node: SyntaxNode): Part {
  const nodes = descendantsThatRun(node)
  const references = nodes.flatMap((found) => nameOf(found) ?? [])
  return { names, isExported, nodes: new Set(nodes), references: new Set(references) }
}

/** `const middleware = ...` has one name, `const { loader, action } = ...` has two. */
function namesIn(declarator: SyntaxNode): string[] {
  const target = childOf(declarator, 'id')
  return target === undefined ? [] : descendantsOf(target).flatMap((node) => nameOf(node) ?? [])
}

const wrappers = [
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
]

function descendantsThatRun(node: SyntaxNode): SyntaxNode[] {
  if (wrappers.includes(node.type)) return childrenThatRun([childOf(node, 'expression')])
  else if (node.type.startsWith('TS')) return []
  // The name of an attribute is no name of the file.
  else if (node.type === 'JSXAttribute') return [node, ...childrenThatRun([childOf(node, 'value')])]
  else if (hasPlainKey(node))
    return [node, ...childrenThatRun([childOf(node, 'object'), childOf(node, 'value')])]
  else return [node, ...childrenThatRun(childrenOf(node))]
}

function childrenThatRun(nodes: (SyntaxNode | undefined)[]): SyntaxNode[] {
  return nodes.flatMap((node) => (node === undefined ? [] : descendantsThatRun(node)))
}

/** In `a.name` and `{ name: a }`, `name` mentions nothing. */
function hasPlainKey(node: SyntaxNode): boolean {
  return /^(Member|Property|MethodDefinition|PropertyDefinition)/.test(node.type) && node.computed !== true
}
