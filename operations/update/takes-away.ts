/** Statements after which a process of the release before can no longer read or write as it did. */
const takings: readonly [name: string, pattern: RegExp][] = [
  [
    'drops a table, a column, a function or a type',
    /\bdrop\s+(?:table|column|view|function|type|sequence|schema)\b/,
  ],
  [
    'drops a column',
    /\balter\s+table\b[^;]*\bdrop\s+(?!constraint\b|not\b|default\b|expression\b|identity\b)[a-z_"]+/,
  ],
  ['renames', /\brename\s+(?:to|column|constraint)\b|\brename\s+[a-z_"]+\s+to\b/],
  ['changes the type of a column', /\balter\s+(?:column\s+)?[a-z_"]+\s+(?:set\s+data\s+)?type\b/],
  ['forbids a column to be empty', /\bset\s+not\s+null\b/],
  ['takes a default away', /\bdrop\s+default\b/],
]

/** A column that each row must have, and that the release before does not fill. */
const needed =
  /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint\b)[a-z_"]+\s[^,;]*\bnot\s+null\b[^,;]*/g

/**
 * What a migration takes away from processes of the release before, in plain words; empty for one that only adds. A constraint may be
 * dropped, because a wider one takes its place. A table may give its place to a divided one that has its name, columns and grants.
 */
export function takesAway(sql: string): string[] {
  const statements = sql
    .replace(/--[^\n]*/g, ' ')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .toLowerCase()
  const left = withoutDividing(statements)
  const found = takings.filter(([, pattern]) => pattern.test(left)).map(([name]) => name)
  const columns = statements.match(needed) ?? []
  const isUnfilled = columns.some((column) => !/\bdefault\b|\bgenerated\b/.test(column))
  return isUnfilled ? [...found, 'adds a column that each row must have'] : found
}

const aside = /\balter table (\w+) rename to \1_undivided;/g

/** Without the statements by which a divided table takes the place of one of the same name (decision 307). */
function withoutDividing(statements: string): string {
  const text = statements.replace(/\s+/g, ' ')
  const divided = [...text.matchAll(aside)]
    .flatMap(([, name]) => name ?? [])
    .filter((name) => isReplaced(text, name))
  return divided.reduce(
    (rest, name) =>
      [
        `alter table ${name} rename to ${name}_undivided;`,
        `alter sequence ${name}_id_seq rename to ${name}_undivided_id_seq;`,
        `drop table ${name}_undivided;`,
      ].reduce((others, statement) => others.replace(statement, ''), rest),
    text,
  )
}

function isReplaced(text: string, name: string): boolean {
  return (
    text.includes(`create table ${name} ( like ${name}_undivided including constraints`) &&
    text.includes(`insert into ${name} `) &&
    text.includes(`select keep_grants('${name}_undivided', '${name}');`)
  )
}

/** A migration that may take away: what it removes was left unused by the release before. */
export function isRemoval(sql: string): boolean {
  return sql.startsWith('-- Removes what the release before no longer uses')
}
