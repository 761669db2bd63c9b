import { areaOf } from './area-of.ts'
import { serverOnlyExports } from './import-table.ts'
import type { Import } from './imports.ts'
import { isTest, type SourceFile } from './source-file.ts'
import { isOnlyForServers, reachableParts } from './top-level-parts.ts'

/** Files of `web/` use the server only where React Router takes the code out of what browsers get. */
export function serverCodeThatReachesBrowsers(files: SourceFile[]): string[] {
  const pages = files.filter(({ path }) => areaOf(path) === 'web' && !isTest(path) && !isOnlyForServers(path))
  return pages.flatMap((page) => {
    const serverImports = page.imports.filter(isFromServer)
    const parts = reachableParts(page.program, serverOnlyExports)
    return serverImports
      .filter(({ node, names }) =>
        parts.some((part) => part.nodes.has(node) || names.some((name) => part.references.has(name))),
      )
      .map(({ specifier }) => `${page.path}: ${specifier} is used outside ${serverOnlyExports.join(', ')}`)
  })
}

function isFromServer({ target, isTypeOnly }: Import): boolean {
  if (isTypeOnly || target.kind !== 'file') return false
  return target.path.startsWith('server/') || isOnlyForServers(target.path)
}
