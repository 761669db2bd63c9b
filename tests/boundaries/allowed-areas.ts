import { areaOf } from './area-of.ts'
import { type Area, importTable } from './import-table.ts'
import type { Import } from './imports.ts'
import { isTest, type SourceFile } from './source-file.ts'

/**
 * Each file imports only what its row of the table lists. A test may use all of its own top folder, and `tests/`; the test of a
 * package travels with it, so it may use what the package may.
 */
export function importsOutsideTheTable(files: SourceFile[]): string[] {
  return files.flatMap((file) => {
    const area = areaOf(file.path)
    if (area === undefined) return []
    const allowed = mayUseTests(file) ? allowedInTests(area) : importTable[area]
    return file.imports.flatMap((found) => problemOf(file, found, area, allowed))
  })
}

function problemOf(file: SourceFile, { target, specifier }: Import, area: Area, allowed: readonly Area[]) {
  if (target.kind !== 'file') return []
  const folder = target.path.split('/')[0]
  if (mayUseTests(file) && folder === 'tests') return []
  const reached = areaOf(target.path)
  if (reached !== undefined && allowed.includes(reached)) return []
  return [`${file.path}: ${area} may not import ${specifier} (${reached ?? `${folder}, at the top`})`]
}

function mayUseTests({ path }: SourceFile): boolean {
  return isTest(path) && !path.startsWith('packages/')
}

function allowedInTests(area: Area): Area[] {
  const [folder = ''] = area.split(' ')
  const ofSameFolder = Object.entries(importTable).filter(([name]) => name.split(' ')[0] === folder)
  return ofSameFolder.flatMap(([, areas]) => areas)
}
