import { posix } from 'node:path'
import type { SourceFile } from '../../boundaries/source-file.ts'
import { edgesByParts } from './parts-of-files.ts'
import { askersOfWords } from './words-asked.ts'

/** By a path, what imports it. A part of a file has a name of its own: see `parts-of-files.ts`. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>

/** Whether imports tell all that the changed files reach. */
export function isFollowed(changed: readonly string[]): boolean {
  return changed.every((path) => isSource(path) || /\.md$|^(docs|\.github)\//.test(path))
}

export const isSource = (path: string) => /\.tsx?$/.test(path) && path.includes('/')

/** What changed; of a file of words, what shows its texts. */
export function startsOf(changed: readonly string[], files: readonly SourceFile[]): string[] {
  return changed.flatMap((path) => askersOfWords(path, files) ?? [path])
}

export function reachedFrom(paths: readonly string[], importers: Importers): Set<string> {
  const reached = new Set(paths)
  // A set goes on to what is added to it on the way.
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  return reached
}

/** What tests share is followed by its parts. */
export function importersOf(files: readonly SourceFile[]): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>()
  for (const [from, to] of edgesByParts(files, namedIn)) addTo(importers, from, to)
  return importers
}

function addTo(importers: Map<string, Set<string>>, target: string, importer: string): void {
  importers.set(target, (importers.get(target) ?? new Set()).add(importer))
}

/** Names the programs that build. Each run begins with the build, whatever changed. */
const partsOfBuild = 'program/build-parts.ts'

/** Files that it imports, and those that it names, as the program of another process. Types are gone when a test runs. */
export function targetsOf(file: SourceFile): string[] {
  const imported = file.imports.flatMap(({ target, isTypeOnly }) =>
    target.kind === 'file' && !isTypeOnly ? [target.path] : [],
  )
  return [...imported, ...namedIn(file)]
}

/** The files that it names without importing them. */
function namedIn({ path, text, imports }: SourceFile): string[] {
  if (path === partsOfBuild) return []
  const specifiers = new Set(imports.map(({ specifier }) => specifier))
  return [...text.matchAll(/['"`]([\w./-]+\.tsx?)['"`]/g)].flatMap(([, name = '']) =>
    specifiers.has(name) ? [] : [name, posix.join(posix.dirname(path), name)],
  )
}
