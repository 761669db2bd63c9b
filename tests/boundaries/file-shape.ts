import { posix } from 'node:path'
import { isTest, type SourceFile } from './source-file.ts'
import { childListOf, childOf } from './syntax.ts'

const drawers = ['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'manager', 'service', 'services']

/** A drawer is a file or folder named after nothing. `terms-of-service.tsx` is a page, and fine. */
export function drawerNames(files: SourceFile[]): string[] {
  return files.flatMap(({ path }) =>
    path
      .split('/')
      .map((name) => name.replace(/\..*$/, ''))
      .filter((name) => name !== 'terms-of-service' && drawers.includes(name.split('-').at(-1) ?? ''))
      .map((name) => `${path}: "${name}" says nothing about what is in it`),
  )
}

export function namesNotInKebabCase(files: SourceFile[]): string[] {
  const isKebabCase = (path: string) => /^[a-z0-9]+([-.][a-z0-9]+)*$/.test(posix.basename(path))
  return files.filter(({ path }) => !isKebabCase(path)).map(({ path }) => `${path}: not in kebab-case`)
}

/** `index.ts` is allowed only beside the contract of an adapter, and no file merely passes others on. */
export function barrels(files: SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path))
  return files.flatMap(({ path, program }) => {
    const statements = childListOf(program, 'body')
    const isBarrel = statements.length > 0 && statements.every((statement) => childOf(statement, 'source'))
    const isIndex = /^index\.tsx?$/.test(posix.basename(path))
    if (isIndex && !paths.has(posix.join(posix.dirname(path), 'contract.ts'))) {
      return [`${path}: an index.ts picks an adapter, and here is no contract.ts`]
    } else if (isBarrel && !isTest(path) && statements.some(({ type }) => type.startsWith('Export'))) {
      return [`${path}: only passes on what other files export`]
    } else {
      return []
    }
  })
}

/** Tables of data, which may be longer: sentences to learn from. */
const longFiles = ['toolkit/anonymity-checker/training/templates.ts']

const mostLines = 300

export function tooLongFiles(files: SourceFile[], exempt: readonly string[] = longFiles): string[] {
  return files
    .filter(({ path }) => !exempt.includes(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > mostLines)
    .map(({ path, lines }) => `${path}: ${lines} lines, and ${mostLines} is the end`)
}

const mostFiles = 40

/** One file for each day's change, in the order in which they came: no one reads such a folder from its beginning. */
const records = ['docs/decisions', 'server/database/migrations']

/** Folders in which a reader finds nothing any more. All files count, of whatever kind. */
export function fullFolders(paths: readonly string[]): string[] {
  const folders = Map.groupBy(paths, (path) => posix.dirname(path))
  return [...folders]
    .filter(([folder, { length }]) => length > mostFiles && !records.includes(folder))
    .map(([folder, { length }]) => `${folder}: ${length} files, and ${mostFiles} are the most`)
}
