import type { SourceFile } from './source-file.ts'

/** Files that import each other in a circle, types included. Each circle is told once, by the file it was met at. */
export function importCycles(files: SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const finished = new Set<string>()
  const problems: string[] = []

  function visit(path: string, trail: string[]): void {
    if (trail.includes(path)) {
      problems.push(`import circle: ${[...trail.slice(trail.indexOf(path)), path].join(' -> ')}`)
    } else if (!finished.has(path)) {
      for (const next of targetsOf(byPath.get(path))) visit(next, [...trail, path])
      finished.add(path)
    }
  }

  for (const path of byPath.keys()) visit(path, [])
  return problems
}

function targetsOf(file: SourceFile | undefined): string[] {
  return (file?.imports ?? []).flatMap(({ target }) => (target.kind === 'file' ? [target.path] : []))
}
