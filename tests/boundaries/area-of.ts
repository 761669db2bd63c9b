import { type Area, importTable, sanitizerContract, serverCallers, serverVerbs } from './import-table.ts'

/** The row of the import table for a path; undefined for the tests and the files at the root, which may import all. */
export function areaOf(path: string): Area | undefined {
  const [folder = '', ...rest] = path.split('/')
  if (isTopArea(folder)) return folder
  else if (folder === 'packages') return packageArea(rest)
  else if (folder === 'toolkit') return toolkitArea(rest)
  else if (folder === 'server') return serverArea(rest.join('/'))
  else return undefined
}

function isTopArea(folder: string): folder is Area & ('domain' | 'ui' | 'web' | 'words') {
  return ['domain', 'ui', 'web', 'words'].includes(folder)
}

/** Undefined for what builds the packages, which is directly in `packages/`. */
function packageArea([folder = '', ...rest]: string[]): Area | undefined {
  const area = `package ${folder}`
  if (`${folder}/${rest.join('/')}` === `${sanitizerContract}.ts`) return 'package sanitizer contract'
  if (rest.length === 0) return undefined
  else if (area in importTable) return area as Area
  else throw new Error(`packages/${folder} has no row in the import table`)
}

function toolkitArea(path: string[]): Area {
  const [tool = '', part = ''] = path
  if (tool === 'registry.ts') return 'toolkit registry'
  else if (tool === 'shared' && part === 'channels') return 'toolkit channels'
  else if (tool === 'shared' && part === 'screen') return 'toolkit screen'
  else if (part === 'uploads') return 'toolkit uploads'
  else if (part === 'public-log') return 'toolkit public log'
  else if (tool === 'bundling') return 'toolkit bundling'
  else if (tool === 'shell' || tool === 'child') return 'toolkit shell'
  else if (tool === 'shared') return 'toolkit shared'
  else if (['command.ts', 'command', 'training'].includes(part)) return 'toolkit workshop'
  else if (part === 'about.ts' || part === 'worker.ts' || part === 'engine' || part === 'vectors')
    return 'toolkit engine'
  else return 'toolkit screen'
}

function serverArea(path: string): Area {
  const isIn = (folder: string) => path.startsWith(`${folder}/`)
  if (serverCallers.some(isIn)) return 'server caller'
  else if (serverVerbs.some(isIn)) return 'server verb'
  else return 'server adapter'
}
