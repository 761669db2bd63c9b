import type { SourceFile } from '../boundaries/source-file.ts'

const catalogue = /^words\/(?:en\/(?:english|files)|catalogue)\.ts$/

/**
 * Imports lead from one file of words to every page, for the catalogue holds them all. Its texts are in parts, though, and what shows a
 * part names it. So these are the files that have the name of one of its parts, quoted or behind words, and the tests of the whole
 * catalogue. Null for a file whose parts are not known, or one of which none names.
 */
export function askersOfWords(path: string, files: readonly SourceFile[]): string[] | null {
  const file = files.find((each) => each.path === path)
  const [, language] = /^words\/(\w+)\/(?!files\.ts$)/.exec(path) ?? []
  const list = files.find((each) => each.path === `words/${language}/files.ts`)
  if (
    file === undefined ||
    !list?.imports.some(({ target }) => target.kind === 'file' && target.path === path)
  )
    return null
  const parts = [...file.text.matchAll(/^ {2}(\w+): /gm)].map(([, part = '']) => part)
  // The table of pages names paths.
  const outside = files.filter((each) => !each.path.startsWith('words/') && each.path !== 'web/routes.ts')
  const namers = parts.map((part) => {
    const named = new RegExp(
      `(['"\`])${part}\\1|[wW]ords\\w*(?:\\([^()]*\\))?\\??\\.${part}\\b|\\{[^{}]*\\b${part}\\b[^{}]*\\} = [\\w.]*[wW]ords`,
    )
    return outside.filter(({ text }) => named.test(text)).map((each) => each.path)
  })
  if (parts.length === 0 || namers.some((each) => each.length === 0)) return null
  return [...namers.flat(), ...files.filter(readsAllWords).map((each) => each.path)]
}

function readsAllWords({ path, imports }: SourceFile): boolean {
  if (/^words\/.*\.test\.ts$/.test(path)) return true
  const isOfTests = /^tests\/|\.test\.tsx?$/.test(path)
  return isOfTests && imports.some(({ target }) => target.kind === 'file' && catalogue.test(target.path))
}
