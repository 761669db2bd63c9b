import { areaOf } from './area-of.ts'
import type { Area } from './import-table.ts'
import { isTest, type SourceFile } from './source-file.ts'
import { childListOf, childOf, descendantsOf, nameOf, type SyntaxNode } from './syntax.ts'

/**
 * The domain, and the package of names that it builds on, know no package of others and no part of Node; what runs in a browser
 * knows no part of Node.
 */
export function outsideCodeWherePure(files: SourceFile[]): string[] {
  return withoutTests(files).flatMap(({ path, imports }) => {
    const area = areaOf(path)
    const forbidden = isPure(area) ? ['node', 'package'] : isForBrowsers(area) ? ['node'] : []
    return imports
      .filter(({ target }) => forbidden.includes(target.kind))
      .map(({ specifier }) => `${path}: ${area} may not import ${specifier}`)
  })
}

/** Time, chance and the world outside come into the domain as parameters. */
export function hiddenInputsInTheDomain(files: SourceFile[]): string[] {
  return withoutTests(files)
    .filter(({ path }) => isPure(areaOf(path)))
    .flatMap(({ path, text, program }) =>
      descendantsOf(program)
        .filter(isHiddenInput)
        .map((node) => `${path}: line ${lineOf(text, node)} asks the world; take it as a parameter`),
    )
}

function isPure(area: Area | undefined): boolean {
  return area === 'domain' || area === 'package names'
}

const worldlyNames = ['crypto', 'performance', 'process', 'fetch', 'setTimeout', 'setInterval', 'Temporal']

function isHiddenInput(node: SyntaxNode): boolean {
  const callee = childOf(node, 'callee')
  if (node.type === 'Identifier') return worldlyNames.includes(nameOf(node) ?? '')
  else if (node.type === 'CallExpression') return nameOf(callee) === 'Date'
  else if (node.type === 'NewExpression') return nameOf(callee) === 'Date' && hasNoArguments(node)
  else if (node.type === 'MemberExpression') return clockAndDice.includes(memberName(node))
  else return false
}

const clockAndDice = ['Date.now', 'Math.random']

function memberName(node: SyntaxNode): string {
  return `${nameOf(childOf(node, 'object'))}.${nameOf(childOf(node, 'property'))}`
}

function lineOf(text: string, node: SyntaxNode): number {
  return text.slice(0, node.start).split('\n').length
}

function hasNoArguments(node: SyntaxNode): boolean {
  return childListOf(node, 'arguments').length === 0
}

function isForBrowsers(area: Area | undefined): boolean {
  const isAtHome = area === 'toolkit bundling' || area === 'toolkit workshop'
  return area === 'ui' || (!isAtHome && /^(package|toolkit) /.test(area ?? ''))
}

function withoutTests(files: SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => !isTest(path))
}
