import type { SourceFile } from './source-file.ts'
import { isTest } from './source-file.ts'

export type ServerImport = { importer: string; path: string; name: string }

/** Everything of the server that pages and the routes of the API take at run time, by name. */
export function serverImportsOfCallers(files: readonly SourceFile[]): ServerImport[] {
  return files
    .filter(isCaller)
    .flatMap(({ path: importer, imports }) =>
      imports.flatMap(({ target, isTypeOnly, names }) =>
        target.kind === 'file' && target.path.startsWith('server/') && !isTypeOnly
          ? names.map((name) => ({ importer, path: target.path, name }))
          : [],
      ),
    )
}

function isCaller({ path }: SourceFile): boolean {
  return (path.startsWith('web/') || path.startsWith('server/doors/api/routes/')) && !isTest(path)
}

// What makes the visit, and the only file that hands it out.
const beneathDoors = ['web/entry.server.tsx', 'web/door.ts']

/** Files of pages that reach a visit in any way but through the one door that they declare. */
export function pagesWithoutTheirDoor(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('web/') && !beneathDoors.includes(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const doors = text.match(/\bpage(ThatKeepsText)?\('/g) ?? []
      const contexts = text.match(/context\.get\(/g) ?? []
      return doors.length > 1 || contexts.length > 0 ? [path] : []
    })
}
