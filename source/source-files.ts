import { readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

/** Folders of the project. What an operator adds beside them, such as data and keys, is not listed, so it is never published. */
export const sourceFolders = [
  ...['.ci', '.github', 'deploy', 'docs', 'domain', 'operations', 'packages', 'server'],
  ...['program', 'source', 'tests', 'toolkit', 'ui', 'vite-plugins', 'web', 'words'],
] as const

const kinds = new Set([
  '.ts',
  '.tsx',
  '.mjs',
  '.json',
  '.css',
  '.md',
  '.sql',
  '.svg',
  '.txt',
  '.yml',
  '.py',
  '.vcl',
])
/** What is no text: pictures, and the typeface. */
const pictures = new Set(['.png', '.jpg', '.pdf', '.woff2'])
const plainNames = new Set([
  'LICENSE',
  'NOTICE',
  'Containerfile',
  'away.html',
  'fitila.service',
  'fitila-backup.service',
  'fitila-backup.timer',
  'fitila-drill.service',
  'run',
  '.gitignore',
  '.editorconfig',
  '.containerignore',
])
const rootOnly = new Set(['.env.example'])

/**
 * The files of the running version's source, as paths from `root` with slashes, sorted. An allow-list: known folders, known kinds.
 * `.npmrc` is left out, for an operator may keep a token in it.
 */
export async function sourceFiles(root: string): Promise<string[]> {
  const beside = await readdir(root, { withFileTypes: true })
  const top = beside.filter((entry) => entry.isFile() && (isSource(entry.name) || rootOnly.has(entry.name)))
  const below = await Promise.all(sourceFolders.map((folder) => filesBelow(root, join(root, folder))))
  return [...top.map((entry) => entry.name), ...below.flat()].toSorted()
}

/** Vite writes its settings beside themselves for a moment, and the pages are built at the same time. */
const passing = /\.timestamp-\d/

function isSource(name: string) {
  return plainNames.has(name) || (kinds.has(extname(name)) && !passing.test(name))
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && (isSource(entry.name) || pictures.has(extname(entry.name))))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)(node_modules|data|build)\//.test(path))
}
