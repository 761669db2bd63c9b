import { posix } from 'node:path'
import { parseSync } from 'vite'
import { literal } from './literal.ts'

/** Where a file of words holds a tree of texts, and what the tree is to become. */
export type Change = { path: string; name: string; before: object; after: object }

type Program = ReturnType<typeof parseSync>['program']
type Statement = Program['body'][number]
type Declaration = Extract<
  NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>,
  { type: 'VariableDeclaration' }
>
type Expression = NonNullable<Declaration['declarations'][number]['init']>
type Row = { path: string; start: number; end: number; value: Expression }
type Edit = { path: string; start: number; end: number; text: string }

/**
 * The sources with the texts of a change in their places. Comments, order and layout stay, and a source without a changed text stays
 * as it is. A formatter has still to lay out what is new.
 *
 * @param sources by their paths; rows that are spread from another file are changed there
 */
export function replaceTexts(sources: ReadonlyMap<string, string>, change: Change): Map<string, string> {
  const whole = declaredAs(change.path, change.name)
  const edits = editsOf(change.path, whole, change.before, change.after)
  const paths = [...new Set(edits.map(({ path }) => path))]
  return new Map(paths.map((path) => [path, edited(sourceOf(path), editsIn(path, edits))]))

  function editsOf(path: string, value: Expression, before: unknown, after: unknown): Edit[] {
    if (literal(before) === literal(after)) return []
    const rows = isTree(before) && isTree(after) ? rowsOf(path, bare(value)) : undefined
    const isSameList = !(Array.isArray(before) || Array.isArray(after)) || sizeOf(before) === sizeOf(after)
    if (rows === undefined || !isSameList)
      return [{ path, start: value.start, end: value.end, text: literal(after) }]
    return [
      ...editsOfRows({ path, value, rows, before: Object(before), after: Object(after) }),
      ...[...rows]
        .filter(([key]) => !Object.hasOwn(Object(after), key))
        .map(([, row]) => ({ ...whereIs(row), text: '' })),
    ]
  }

  type Rows = {
    path: string
    value: Expression
    rows: ReadonlyMap<string, Row>
    before: Record<string, unknown>
    after: Record<string, unknown>
  }

  function editsOfRows({ path, value, rows, before, after }: Rows): Edit[] {
    let last: Row | undefined
    return Object.entries(after).flatMap(([key, text]) => {
      const row = rows.get(key)
      if (row !== undefined) {
        last = row
        return editsOf(row.path, row.value, before[key], text)
      }
      const added = `${JSON.stringify(key)}: ${literal(text)}`
      const start = last?.end ?? bare(value).start + 1
      return [{ path: last?.path ?? path, start, end: start, text: last ? `,\n${added}` : `\n${added},` }]
    })
  }

  /** With the comma behind it. */
  function whereIs({ path, start, end }: Row) {
    const comma = /^\s*,/.exec(sourceOf(path).slice(end))?.[0] ?? ''
    return { path, start, end: end + comma.length }
  }

  /** By key or place; undefined for what is no list of rows. */
  function rowsOf(path: string, value: Expression): Map<string, Row> | undefined {
    if (value.type === 'ObjectExpression')
      return new Map(
        value.properties.flatMap((property): [string, Row][] => {
          if (property.type === 'SpreadElement') return [...(spread(path, property.argument) ?? [])]
          const key =
            'name' in property.key ? property.key.name : 'value' in property.key && property.key.value
          return [[String(key), { path, start: property.start, end: property.end, value: property.value }]]
        }),
      )
    else if (value.type === 'ArrayExpression') return rowsOfList(path, value)
    else return undefined
  }

  function rowsOfList(path: string, { elements }: Extract<Expression, { type: 'ArrayExpression' }>) {
    const rows = elements.flatMap((element): Row[] => {
      if (element === null) return []
      if (element.type === 'SpreadElement') return [...(spread(path, element.argument)?.values() ?? [])]
      return [{ path, start: element.start, end: element.end, value: element }]
    })
    return new Map(rows.map((row, at) => [String(at), row]))
  }

  function spread(path: string, argument: Expression): Map<string, Row> | undefined {
    const value = bare(argument)
    if (value.type !== 'Identifier') return rowsOf(path, value)
    const specifier = importedFrom(sourceOf(path), value.name)
    const target = specifier === undefined ? path : posix.join(posix.dirname(path), specifier)
    return rowsOf(target, bare(declaredAs(target, value.name)))
  }

  function sourceOf(path: string): string {
    const source = sources.get(path)
    if (source === undefined) throw new Error(`${path} is no file of this language`)
    return source
  }

  function declaredAs(path: string, name: string): Expression {
    const { program, errors } = parseSync(path, sourceOf(path))
    if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`)
    const found = program.body
      .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
      .flatMap((declaration) => (declaration?.type === 'VariableDeclaration' ? declaration.declarations : []))
      .find(({ id }) => id.type === 'Identifier' && id.name === name)
    if (!found?.init) throw new Error(`${path} has no ${name}`)
    return bare(found.init)
  }
}

/** Without `as const`, `satisfies` and brackets. */
function bare(value: Expression): Expression {
  if (
    value.type === 'TSAsExpression' ||
    value.type === 'TSSatisfiesExpression' ||
    value.type === 'ParenthesizedExpression'
  )
    return bare(value.expression)
  else return value
}

function importedFrom(source: string, name: string): string | undefined {
  return new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`, 'm').exec(source)?.[1]
}

function editsIn(path: string, edits: readonly Edit[]): Edit[] {
  return edits.filter((edit) => edit.path === path).toSorted((one, other) => one.start - other.start)
}

function edited(source: string, edits: readonly Edit[]): string {
  const starts = edits.map((edit, at) => `${source.slice(edits[at - 1]?.end ?? 0, edit.start)}${edit.text}`)
  return `${starts.join('')}${source.slice(edits.at(-1)?.end ?? 0)}`
}

const isTree = (value: unknown) => typeof value === 'object' && value !== null
const sizeOf = (value: unknown) => (isTree(value) ? Object.keys(Object(value)).length : 0)
