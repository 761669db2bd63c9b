import { resolveImport, type Target } from './resolve-import.ts'
import { childListOf, childOf, descendantsOf, nameOf, type SyntaxNode, textOf } from './syntax.ts'

export type Import = {
  specifier: string
  target: Target
  node: SyntaxNode
  /** Nothing of it is there when the program runs. */
  isTypeOnly: boolean
  /** The names it has in the importing file, types left out. */
  names: string[]
}

/** Every way in which a file reaches another: `import`, `export ... from`, `import()` and `import('...').Type`. */
export function findImports(path: string, program: SyntaxNode): Import[] {
  return descendantsOf(program).flatMap((node) => {
    const specifier = specifierOf(node)
    if (specifier === undefined) return []
    const names = childListOf(node, 'specifiers').filter(isValue).flatMap(localNameOf)
    return { specifier, target: resolveImport(path, specifier), node, isTypeOnly: isTypeOnly(node), names }
  })
}

function specifierOf(node: SyntaxNode): string | undefined {
  const isImport = /^(Import|ExportNamed|ExportAll)Declaration$|^ImportExpression$|^TSImportType$/.test(
    node.type,
  )
  return isImport ? textOf(childOf(node, 'source')) : undefined
}

function isTypeOnly(node: SyntaxNode): boolean {
  const specifiers = childListOf(node, 'specifiers')
  const isMarked = node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType'
  return isMarked || (specifiers.length > 0 && !specifiers.some(isValue))
}

function isValue(specifier: SyntaxNode): boolean {
  return specifier.importKind !== 'type' && specifier.exportKind !== 'type'
}

function localNameOf(specifier: SyntaxNode): string[] {
  const name = nameOf(childOf(specifier, 'local'))
  return name === undefined ? [] : [name]
}
