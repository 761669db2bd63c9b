import { domainOrder, serverNeverReaches } from './import-table.ts'
import { isTest, type SourceFile } from './source-file.ts'

/** Folders inside `domain/` build on one another in one direction only. */
export function importsAgainstTheDomainOrder(files: SourceFile[]): string[] {
  return filesUnder('domain', files).flatMap((file) => {
    const own = folderIn('domain', file.path)
    const below = new Map<string, readonly string[]>(Object.entries(domainOrder)).get(own)
    if (below === undefined) return [`${file.path}: domain/${own} has no place in the order of the domain`]
    return reachedFolders('domain', file)
      .filter((folder) => folder !== own && !below.includes(folder))
      .map((folder) => `${file.path}: domain/${own} may not import domain/${folder}`)
  })
}

/** Publishing and people build on reports, publishing on people, and none of them the other way round. */
export function importsAgainstTheServerOrder(files: SourceFile[]): string[] {
  const above = new Map<string, readonly string[]>(Object.entries(serverNeverReaches))
  return filesUnder('server', files).flatMap((file) => {
    const own = folderIn('server', file.path)
    return reachedFolders('server', file)
      .filter((folder) => above.get(own)?.includes(folder))
      .map((folder) => `${file.path}: server/${own} may not import server/${folder}`)
  })
}

/** A folder of pages imports only itself, the files directly in `web/`, and the shell. */
export function importsOfOtherPages(files: SourceFile[]): string[] {
  return filesUnder('web', files).flatMap((file) => {
    const own = folderIn('web', file.path)
    return reachedFolders('web', file)
      .filter((folder) => ![own, '.', 'shell'].includes(folder))
      .map((folder) => `${file.path}: web/${own} may not import web/${folder}`)
  })
}

/** One tool of the toolkit never reaches into another. */
export function importsOfOtherTools(files: SourceFile[]): string[] {
  return filesUnder('toolkit', files).flatMap((file) => {
    const own = folderIn('toolkit', file.path)
    if (['.', 'shell', 'child', 'bundling'].includes(own)) return []
    return reachedFolders('toolkit', file)
      .filter((folder) => ![own, 'shared', 'formats'].includes(folder))
      .map((folder) => `${file.path}: toolkit/${own} may not import toolkit/${folder}`)
  })
}

function filesUnder(top: string, files: SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => path.startsWith(`${top}/`) && !isTest(path))
}

function reachedFolders(top: string, file: SourceFile): string[] {
  const paths = file.imports.flatMap(({ target }) => (target.kind === 'file' ? [target.path] : []))
  return paths.filter((path) => path.startsWith(`${top}/`)).map((path) => folderIn(top, path))
}

/** The folder directly under `top`, or `.` for a file that is in `top` itself. */
function folderIn(top: string, path: string): string {
  const [folder = '', ...rest] = path.slice(top.length + 1).split('/')
  // React Router writes the types of `web/root.tsx` to a folder beside it.
  return rest.length === 0 || folder === '+types' ? '.' : folder
}
