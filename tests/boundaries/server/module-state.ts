import { isTest, type SourceFile } from '../source-file.ts'
import { childListOf, childOf, nameOf, type SyntaxNode } from '../syntax.ts'

/** What is the same for every application, asked or loaded once. */
const sameForAll = [
  // Dictionaries of a package, which never change.
  'server/access/passwords/password-strength.ts',
  // Whether the system lets us have a separate network.
  'server/attachments/preview/closed-process.ts',
]

/**
 * What a module of the server would keep between requests: pages run from Vite's bundle and the server from its sources, so it would
 * exist twice (decision 008), and two applications in one process would share it. What is kept is in the `Application`: statements are
 * in `database.prepared`.
 */
export function stateInModules(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('server/') && !isTest(path) && !sameForAll.includes(path))
    .flatMap(({ path, program }) =>
      declaratorsAtTheTop(program)
        .filter(({ kind, init }) => kind !== 'const' || (init !== undefined && isEmptyOrPrepared(init)))
        .map(({ name }) => `${path}: ${name} is kept in the module; keep it in the application`),
    )
}

type Declarator = { kind: unknown; name: string; init: SyntaxNode | undefined }

function declaratorsAtTheTop(program: SyntaxNode): Declarator[] {
  return childListOf(program, 'body').flatMap((statement) => {
    const declaration = childOf(statement, 'declaration') ?? statement
    if (declaration.type !== 'VariableDeclaration') return []
    return childListOf(declaration, 'declarations').map((node) => ({
      kind: declaration.kind,
      name: nameOf(childOf(node, 'id')) ?? 'something',
      init: childOf(node, 'init'),
    }))
  })
}

const containers = ['Map', 'Set', 'WeakMap', 'WeakSet']

/** An empty container waits for what will be put into it. One that is filled where it is made is a table. */
function isEmptyOrPrepared(init: SyntaxNode): boolean {
  const isBare = childListOf(init, 'arguments').length === 0
  const callee = childOf(init, 'callee')
  if (init.type === 'NewExpression') return isBare && containers.includes(nameOf(callee) ?? '')
  else if (init.type === 'ArrayExpression') return childListOf(init, 'elements').length === 0
  else if (init.type === 'ObjectExpression') return childListOf(init, 'properties').length === 0
  else return nameOf(callee && childOf(callee, 'property')) === 'prepare'
}
