import type { SourceFile } from './source-file.ts'
import { isTest } from './source-file.ts'
import { childListOf, childOf, nameOf, type SyntaxNode, textOf } from './syntax.ts'
import { type Part, topLevelParts } from './top-level-parts.ts'

export type FoundUseCase = {
  name: string
  action: string
  /** Each part of the code, reached from the use case, that has a statement which writes. */
  writes: string[]
  /** The tables, and texts of SQL, into which it adds rows. */
  adds: string[]
  /** Each part of the code, reached from the use case, that can refuse for there being too much. */
  limits: string[]
}

type Placed = { path: string; part: Part }

// It notes in the journal what was done, outside of the work.
const kernelOfUseCases = 'server/kernel/use-case.ts'

const makers = ['useCase', 'useCaseOn', 'openUseCase']

/**
 * Every use case of the server, and what it can write, through whatever functions of the server it calls by name. What it calls as a
 * part of the application, such as the sums of page views, is not followed.
 */
export function useCasesAndTheirWrites(files: readonly SourceFile[]): FoundUseCase[] {
  const server = files.filter(
    ({ path }) => path.startsWith('server/') && !isTest(path) && path !== kernelOfUseCases,
  )
  const parts = new Map<string, Placed>()
  const tables = new Set<string>()
  for (const { path, program } of server)
    for (const part of topLevelParts(program))
      for (const name of part.names) {
        parts.set(`${path} ${name}`, { path, part })
        if (path.startsWith('server/database/tables/') || /^server\/database\/[\w-]*schema/.test(path))
          tables.add(name)
      }
  const importsOf = new Map(server.map((file) => [file.path, placesOfNames(file)]))
  const next = ({ path, part }: Placed) =>
    [...part.references].flatMap((name) => {
      const other = importsOf.get(path)?.get(name) ?? path
      return parts.get(`${other} ${name}`) ?? []
    })
  return [...parts.values()].flatMap((placed) => {
    const action = actionOf(placed.part)
    if (action === undefined) return []
    const reached = new Set([placed])
    // A Set that grows while it is walked is walked to its end.
    for (const each of reached) for (const other of next(each)) reached.add(other)
    const writes = [...reached].filter(({ part }) => hasWrite(part, tables))
    const adds = [...reached].flatMap(({ part }) => addedIn(part, tables))
    const limits = [...reached].filter(({ part }) => hasLimit(part))
    const named = writes.map(({ path, part }) => `${path} ${part.names.join()}`)
    return [
      {
        ...{ name: placed.part.names.join(), action, writes: named, adds: [...new Set(adds)].toSorted() },
        limits: limits.map(({ path, part }) => `${path} ${part.names.join()}`),
      },
    ]
  })
}

function placesOfNames({ imports }: SourceFile): Map<string, string> {
  return new Map(
    imports.flatMap(({ target, names }) =>
      target.kind === 'file' ? names.map((name) => [name, target.path] as const) : [],
    ),
  )
}

function actionOf({ nodes }: Part): string | undefined {
  for (const node of nodes) {
    const made = childOf(node, 'init')
    const maker = made?.type === 'CallExpression' ? nameOf(childOf(made, 'callee')) : undefined
    if (made && maker !== undefined && makers.includes(maker))
      return textOf(childListOf(made, 'arguments')[0])
  }
  return undefined
}

function hasWrite({ nodes }: Part, tables: ReadonlySet<string>): boolean {
  return [...nodes].some((node) => isWriteToTable(node, tables) || isWriteInSql(node))
}

/** `queries.insert(reports)`, and not `names.delete(name)`. */
function isWriteToTable(node: SyntaxNode, tables: ReadonlySet<string>): boolean {
  const callee = node.type === 'CallExpression' ? childOf(node, 'callee') : undefined
  const method = callee && nameOf(childOf(callee, 'property'))
  const table = nameOf(childListOf(node, 'arguments')[0])
  return (
    method !== undefined &&
    ['insert', 'update', 'delete'].includes(method) &&
    table !== undefined &&
    tables.has(table)
  )
}

const writing =
  /\b(insert\s+into|delete\s+from|update\s+[\w"${}]+\s+(\w+\s+)?set|truncate|nextval|pg_notify)\b/i

function isWriteInSql(node: SyntaxNode): boolean {
  if (node.type !== 'TemplateElement') return false
  const { raw } = node.value as { raw: string }
  return writing.test(raw)
}

/** `queries.insert(reports)`, `insertRows(queries, reports, rows)`, and `insert into` in a text. */
function addedIn({ nodes }: Part, tables: ReadonlySet<string>): string[] {
  return [...nodes].flatMap((node) => {
    if (node.type === 'TemplateElement') {
      const { raw } = node.value as { raw: string }
      return [...raw.matchAll(/insert\s+into\s+([\w$]+)/gi)].map(([, table = '']) => table)
    }
    const callee = node.type === 'CallExpression' ? childOf(node, 'callee') : undefined
    const given = childListOf(node, 'arguments').map(nameOf)
    const isInsert = callee && nameOf(childOf(callee, 'property')) === 'insert'
    const table = isInsert ? given[0] : nameOf(callee) === 'insertRows' ? given[1] : undefined
    return table !== undefined && tables.has(table) ? [table] : []
  })
}

/** `new LimitReached(…)`, or a refusal whose code says that something is too many or full. */
function hasLimit({ nodes }: Part): boolean {
  return [...nodes].some((node) => {
    if (node.type !== 'NewExpression') return false
    const code = textOf(childListOf(node, 'arguments')[0]) ?? ''
    return (
      nameOf(childOf(node, 'callee')) === 'LimitReached' ||
      /^too-many-|-full$|-no-room$|-all-taken$/.test(code)
    )
  })
}
