import { isTest, type SourceFile } from './source-file.ts'
import { childListOf, childOf, descendantsOf, nameOf, type SyntaxNode, textOf } from './syntax.ts'

/** Answers lead on by `web/redirect.ts` alone, which sends no one to another site. */
export function redirectsElsewhere(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(?:server|web)\//.test(path) && !isTest(path) && path !== 'web/redirect.ts')
    .flatMap(({ path, program, imports }) => [
      ...imports
        .filter(({ specifier, node }) => specifier === 'react-router' && importedNames(node).some(isRedirect))
        .map(() => `${path}: takes redirect from the router, and not from web/redirect.ts`),
      ...descendantsOf(program)
        .filter((node) => isResponseRedirect(node) || isLocationHeader(node))
        .map(() => `${path}: writes a Location of its own`),
    ])
}

function importedNames(node: SyntaxNode): string[] {
  return childListOf(node, 'specifiers').flatMap((each) => nameOf(childOf(each, 'imported')) ?? [])
}

function isRedirect(name: string): boolean {
  return ['redirect', 'redirectDocument', 'replace'].includes(name)
}

/** `Response.redirect(address)`, unless the address is a text that is written there. */
function isResponseRedirect(node: SyntaxNode): boolean {
  const callee = node.type === 'CallExpression' ? childOf(node, 'callee') : undefined
  const isCalled = nameOf(callee && childOf(callee, 'property')) === 'redirect'
  const isOfResponse = nameOf(callee && childOf(callee, 'object')) === 'Response'
  const [address] = Array.isArray(node.arguments) ? (node.arguments as SyntaxNode[]) : []
  return isCalled && isOfResponse && !/^\/(?![/\\])/.test(textOf(address) ?? '')
}

/** `{ Location: path }`, `['location', path]` or `headers.set('Location', path)`. */
function isLocationHeader(node: SyntaxNode): boolean {
  const key = node.type === 'Property' ? childOf(node, 'key') : undefined
  return nameOf(key) === 'Location' || /^location$/i.test(textOf(node) ?? '')
}
