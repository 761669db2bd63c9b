import { isTest, type SourceFile } from './source-file.ts'
import { childListOf, childOf, descendantsOf, nameOf, type SyntaxNode, textOf } from './syntax.ts'

/** Parts of the catalogue that a component of a page asks for, and that no loader of the page brings. */
export function namesNotBrought(files: SourceFile[]): string[] {
  const pages = files.filter(({ path }) => path.startsWith('web/') && !isTest(path))
  const byPath = new Map(pages.map((file) => [file.path, file]))
  const lists = new Map(pages.flatMap(({ program }) => listsIn(program)))
  return pages.filter(isRoute).flatMap((route) => {
    const loaders = [route, ...loadersOf(route, byPath)]
    const calls = loaders.flatMap((file) => callsOf(file, broughtBy))
    const brought = new Set(calls.flatMap((call) => textsIn(call, lists)))
    return reachedFrom(route, byPath).flatMap((file) =>
      callsOf(file, askedBy)
        .flatMap((call) => textsIn(call, lists))
        .filter((part) => !brought.has(part))
        .map((part) => `${route.path}: ${file.path} shows ${part}, which the loader does not bring`),
    )
  })
}

const broughtBy = new Set(['words', 'wordsFor'])
const askedBy = new Set(['useNames'])

// A page's data has its own type, which it imports from the files that React Router generates.
function isRoute({ text }: SourceFile): boolean {
  return /^import type \{ Route \} from '\.\/\+types\//m.test(text)
}

/** Several pages of one kind share a loader, in a file that the server alone has. */
function loadersOf(route: SourceFile, byPath: Map<string, SourceFile>): SourceFile[] {
  return route.imports.flatMap(({ target }) => {
    const file =
      target.kind === 'file' && target.path.endsWith('.server.ts') ? byPath.get(target.path) : undefined
    return file ? [file] : []
  })
}

function reachedFrom(route: SourceFile, byPath: Map<string, SourceFile>): SourceFile[] {
  const reached = new Set([route])
  for (const file of reached)
    for (const { target, isTypeOnly } of file.imports) {
      const next = target.kind === 'file' && !isTypeOnly ? byPath.get(target.path) : undefined
      if (next) reached.add(next)
    }
  return [...reached]
}

function callsOf({ program }: SourceFile, names: Set<string>): SyntaxNode[] {
  return descendantsOf(program).filter(
    (node) => node.type === 'CallExpression' && names.has(nameOf(childOf(node, 'callee')) ?? ''),
  )
}

/** `const parts = ['one', ...others] as const`, by its name. */
function listsIn(program: SyntaxNode): [string, SyntaxNode][] {
  return descendantsOf(program).flatMap((node) => {
    const name = node.type === 'VariableDeclarator' ? nameOf(childOf(node, 'id')) : undefined
    const value = childOf(node, 'init')
    const list = value?.type === 'TSAsExpression' ? childOf(value, 'expression') : value
    return name !== undefined && list?.type === 'ArrayExpression' ? [[name, list] as const] : []
  }) as [string, SyntaxNode][]
}

function textsIn(node: SyntaxNode, lists: Map<string, SyntaxNode>): string[] {
  return [...childListOf(node, 'arguments'), ...childListOf(node, 'elements')].flatMap((each) => {
    const text = textOf(each)
    if (text !== undefined) return [text]
    const inner = each.type === 'SpreadElement' ? childOf(each, 'argument') : each
    const list = lists.get(nameOf(inner) ?? '') ?? withoutAs(inner)
    return list ? textsIn(list, lists) : []
  })
}

function withoutAs(node: SyntaxNode | undefined): SyntaxNode | undefined {
  return node?.type === 'TSAsExpression' || node?.type === 'ParenthesizedExpression'
    ? withoutAs(childOf(node, 'expression'))
    : node
}
