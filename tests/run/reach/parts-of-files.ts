import type { SourceFile } from '../../boundaries/source-file.ts'
import { childListOf, childOf, nameOf } from '../../boundaries/syntax.ts'
import { type Part, topLevelParts } from '../../boundaries/top-level-parts.ts'

/** Something that changes, and what changes with it. */
export type Edge = readonly [from: string, to: string]

/**
 * What tests share holds many things in one file: a test that takes a password from the cast does not reach what the cast calls to make
 * accounts. So each part of such a file is followed by itself, and goes by `partName`. A change of the file is one of all its parts.
 *
 * @param namedIn the files that a file names without importing them
 */
export function edgesByParts(files: readonly SourceFile[], namedIn: (file: SourceFile) => string[]): Edge[] {
  const parts = new Map(
    files.filter(isShared).flatMap(({ path, program }) => {
      const found = topLevelParts(program)
      // What runs by itself belongs to no part.
      return found.every(({ names }) => names.length > 0) ? [[path, found] as const] : []
    }),
  )
  return files.flatMap((file) => {
    const own = parts.get(file.path)
    return [
      ...namedIn(file).map((target): Edge => [target, file.path]),
      ...(own ?? []).flatMap((part) => insideOf(file.path, part, own ?? [])),
      ...file.imports.flatMap(({ target, node, isTypeOnly }) => {
        if (target.kind !== 'file' || isTypeOnly) return []
        const bound = childListOf(node, 'specifiers').filter(({ importKind }) => importKind !== 'type')
        const whole = bound.length === 0 ? [{ local: null, imported: null }] : bound.map(namesOf)
        return whole.flatMap(({ local, imported }) =>
          edgesBetween(sourcesOf(target.path, imported, parts), dependentsIn(file.path, local, own)),
        )
      }),
    ]
  })
}

export const partName = (path: string, name: string) => `${path} ${name}`

function isShared({ path }: SourceFile): boolean {
  return path.startsWith('tests/') && !/\.(test|spec)\.tsx?$/.test(path)
}

/** From the file to its part, and from the other parts that it mentions. */
function insideOf(path: string, { names, references }: Part, all: readonly Part[]): Edge[] {
  const mentioned = all.flatMap((other) => other.names).filter((name) => references.has(name))
  const from = [path, ...mentioned.map((name) => partName(path, name))]
  return edgesBetween(
    from,
    names.map((name) => partName(path, name)),
  )
}

/** What changes when the imported thing does: its part, or where that is not known the file and all of its parts. */
function sourcesOf(
  path: string,
  imported: string | null,
  parts: ReadonlyMap<string, readonly Part[]>,
): string[] {
  const names = (parts.get(path) ?? []).flatMap((part) => part.names)
  if (imported !== null && names.includes(imported)) return [partName(path, imported)]
  else return [path, ...names.map((name) => partName(path, name))]
}

/** The parts that mention what was imported, or the file where it has none. An import for its effect is of the file. */
function dependentsIn(path: string, local: string | null, parts: readonly Part[] | undefined): string[] {
  if (parts === undefined || local === null) return [path]
  const mentioning = parts.filter(({ references }) => references.has(local))
  return mentioning.flatMap(({ names }) => names.map((name) => partName(path, name)))
}

/** `import { a as b }`, `import b` or `import * as b`. The last two are of the whole file. */
function namesOf(specifier: Parameters<typeof nameOf>[0] & object) {
  const imported = specifier.type === 'ImportSpecifier' ? nameOf(childOf(specifier, 'imported')) : undefined
  return { local: nameOf(childOf(specifier, 'local')) ?? null, imported: imported ?? null }
}

function edgesBetween(from: readonly string[], to: readonly string[]): Edge[] {
  return from.flatMap((one) => to.map((other): Edge => [one, other]))
}
