import { posix } from 'node:path'
import type { SourceFile } from '../boundaries/source-file.ts'

/** What reads files by their folder, or is built of all of them: no import tells what these need. */
const readsAll = [
  'server/doors/api/routes.ts',
  'server/doors/pages/built-site.ts',
  'server/doors/pages/development-site.ts',
  'tests/boundaries/read-source-files.ts',
] as const

/** What no test on a database of the server's own reads. */
const elsewhere = /\.md$|^(docs|ui|web|toolkit|\.github)\//

/**
 * The tests on a database that no import leads to from a changed file. All of `tests/` asks the whole site, so nothing of it is among
 * them. Empty when a file changed that is reached in other ways, as a migration or a package is.
 */
export function unreachedTests(changed: readonly string[], files: readonly SourceFile[]): string[] {
  const isKnown = (path: string) => /\.tsx?$/.test(path) && path.includes('/')
  if (!changed.every((path) => isKnown(path) || elsewhere.test(path))) return []
  const importers = importersOf(files)
  const [reached, always] = [reachedFrom(changed, importers), reachedFrom(readsAll, importers)]
  return files
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.database.test.ts') && !path.startsWith('tests/'))
    .filter((path) => !reached.has(path) && !always.has(path))
}

function reachedFrom(
  paths: readonly string[],
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): Set<string> {
  const reached = new Set(paths)
  // A set goes on to what is added to it on the way.
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  return reached
}

function importersOf(files: readonly SourceFile[]): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>()
  for (const file of files)
    for (const target of targetsOf(file)) {
      const known = importers.get(target) ?? new Set()
      importers.set(target, known.add(file.path))
    }
  return importers
}

/** Files that it imports, and those that it names, as the program of another process. Types are gone when a test runs. */
function targetsOf({ path, text, imports }: SourceFile): string[] {
  const imported = imports.flatMap(({ target, isTypeOnly }) =>
    target.kind === 'file' && !isTypeOnly ? [target.path] : [],
  )
  const specifiers = new Set(imports.map(({ specifier }) => specifier))
  const named = [...text.matchAll(/['"`]([\w./-]+\.tsx?)['"`]/g)].flatMap(([, name = '']) =>
    specifiers.has(name) ? [] : [name, posix.join(posix.dirname(path), name)],
  )
  return [...imported, ...named]
}
