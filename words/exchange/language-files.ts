import { basename } from 'node:path'
import type { Text } from '../texts-in.ts'
import { treeOf } from './tree-of.ts'

/** A file of a language's folder, as TypeScript that a formatter has still to lay out. */
export type LanguageFile = { path: string; text: string }

/**
 * The folder of one language: a file for each file of English that it has texts of, and `files.ts`.
 *
 * @param paths for each English file the path within its folder, as `words/en/files.ts` imports it
 */
export function languageFiles(
  englishFiles: Record<string, object>,
  paths: ReadonlyMap<string, string>,
  language: string,
  texts: ReadonlyMap<string, Text>,
): LanguageFile[] {
  const files = Object.entries(englishFiles).flatMap(([name, english]) => {
    const tree = treeOf(english, texts)
    const path = paths.get(name)
    if (path === undefined) throw new Error(`words/en/files.ts imports no file for ${name}`)
    return tree === undefined ? [] : [{ name, path, text: fileText(name, path, tree) }]
  })
  return [
    ...files.map(({ path, text }) => ({ path, text })),
    { path: 'files.ts', text: listText(language, files) },
  ]
}

function fileText(name: string, path: string, tree: object): string {
  const up = '../'.repeat(path.split('/').length)
  return `import type { DraftOf } from '${up}words.ts'\n\nexport const ${name} = ${literal(tree)} as const satisfies DraftOf<'${name}'>\n`
}

function listText(language: string, files: readonly { name: string; path: string }[]): string {
  const imports = files.map(({ name, path }) => `import { ${name} } from './${path}'\n`).join('')
  const names = files.map(({ name }) => `  ${name},\n`).join('')
  return `import type { Draft } from '../words.ts'\n${imports}\nexport const ${language}Files = {\n${names}} as const satisfies Draft\n`
}

/** JSON, but with `undefined` for the gaps of a list. */
function literal(value: unknown): string {
  if (value === undefined) return 'undefined'
  else if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  else if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const rows = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${literal(each)}`)
  return `{ ${rows.join(', ')} }`
}

/** Where English has each of its files: `account` in `account.ts`. */
export function pathsOfFiles(filesSource: string): Map<string, string> {
  const imports = filesSource.matchAll(/^import \{ (\w+) \} from '\.\/([\w/-]+\.ts)'$/gm)
  return new Map([...imports].map(([, name = '', path = basename(name)]) => [name, path]))
}
