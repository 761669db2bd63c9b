import { basename } from 'node:path'
import type { Text } from '../texts-in.ts'
import { literal } from './literal.ts'
import { replaceTexts } from './replace-texts.ts'
import { treeOf } from './tree-of.ts'

/** A file of a language's folder, as TypeScript that a formatter has still to lay out; null for one that goes. */
export type LanguageFile = { path: string; text: string | null }

export type LanguageChange = {
  language: string
  before: ReadonlyMap<string, Text>
  after: ReadonlyMap<string, Text>
  /** What the folder holds, by path. */
  sources: ReadonlyMap<string, string>
}

/**
 * The files of one language whose texts change, and `files.ts` where a file comes or goes. What stays of a file keeps its layout.
 *
 * @param paths for each English file the path within its folder, as `words/en/files.ts` imports it; a language may have it elsewhere
 */
export function languageFiles(
  englishFiles: Record<string, object>,
  paths: ReadonlyMap<string, string>,
  { language, before, after, sources }: LanguageChange,
): LanguageFile[] {
  const changed = new Map<string, string | null>()
  let list = sources.get('files.ts') ?? emptyList(language)
  const ownPaths = pathsOfFiles(list)
  for (const [name, english] of Object.entries(englishFiles)) {
    const path = ownPaths.get(name) ?? paths.get(name)
    if (path === undefined) throw new Error(`words/en/files.ts imports no file for ${name}`)
    const [old, fresh] = [treeOf(english, before), treeOf(english, after)]
    if (old === undefined && fresh !== undefined) {
      changed.set(path, fileText(name, path, fresh))
      list = withFile(list, name, path)
    } else if (old !== undefined && fresh === undefined) {
      changed.set(path, null)
      list = withoutFile(list, name)
    } else if (old !== undefined && fresh !== undefined) {
      const known = new Map(
        [...sources, ...changed].filter((each): each is [string, string] => each[1] !== null),
      )
      for (const [of, text] of replaceTexts(known, { path, name, before: old, after: fresh }))
        changed.set(of, text)
    }
  }
  if (list !== sources.get('files.ts')) changed.set('files.ts', list)
  return [...changed].map(([path, text]) => ({ path, text }))
}

function fileText(name: string, path: string, tree: object): string {
  const up = '../'.repeat(path.split('/').length)
  return `import type { DraftOf } from '${up}words.ts'\n\nexport const ${name} = ${literal(tree)} as const satisfies DraftOf<'${name}'>\n`
}

function emptyList(language: string): string {
  return `import type { Draft } from '../words.ts'\n\nexport const ${language}Files = {\n} as const satisfies Draft\n`
}

function withFile(list: string, name: string, path: string): string {
  return list.replace(/\n\n/, `\nimport { ${name} } from './${path}'\n\n`).replace(/^\}/m, `  ${name},\n}`)
}

function withoutFile(list: string, name: string): string {
  return list
    .replace(new RegExp(`^import \\{ ${name} \\} from .*\n`, 'm'), '')
    .replace(new RegExp(`^ {2}${name},\n`, 'm'), '')
}

/** Where English has each of its files: `account` in `account.ts`. */
export function pathsOfFiles(filesSource: string): Map<string, string> {
  const imports = filesSource.matchAll(/^import \{ (\w+) \} from '\.\/([\w/-]+\.ts)'$/gm)
  return new Map([...imports].map(([, name = '', path = basename(name)]) => [name, path]))
}
