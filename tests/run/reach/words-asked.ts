import type { SourceFile } from '../../boundaries/source-file.ts'

const catalogue = /^words\/(?:en\/(?:english|files)|catalogue)\.ts$/

/** What has to be asked when a file of words changes: what names its parts, and the tests of the whole catalogue. Null as below. */
export function askersOfWords(path: string, files: readonly SourceFile[]): string[] | null {
  const namers = namersOfWords(path, files)
  return namers && [...namers, ...files.filter(readsAllWords).map((each) => each.path)]
}

/**
 * Imports lead from one file of words to every page, for the catalogue holds them all. Its texts are in parts, though, and what shows a
 * part names it. So these are the files that have the name of one of its parts, quoted or behind words. Null for a file whose parts are
 * not known, or one of which none names.
 */
export function namersOfWords(path: string, files: readonly SourceFile[]): string[] | null {
  const file = files.find((each) => each.path === path)
  const [, language] = /^words\/(\w+)\/(?!files\.ts$)/.exec(path) ?? []
  const list = files.find((each) => each.path === `words/${language}/files.ts`)
  if (
    file === undefined ||
    !list?.imports.some(({ target }) => target.kind === 'file' && target.path === path)
  )
    return null
  const parts = partsIn(file.text)
  const outside = files
    .filter(mayShowWords)
    .map((each) => ({ path: each.path, text: each.text.replaceAll(textsOfParts, '') }))
  const namers = parts.map((part) => {
    const named = new RegExp(
      `(['"\`])${part}\\1|[wW]ords\\w*(?:\\([^()]*\\))?\\??\\.${part}\\b|\\{[^{}]*\\b${part}\\b[^{}]*\\} = [\\w.]*[wW]ords`,
    )
    return outside.filter(({ text }) => named.test(text)).map((each) => each.path)
  })
  if (parts.length === 0 || namers.some((each) => each.length === 0)) return null
  const takers = takersOf(path, files).map((taker) => namersOfWords(taker, files))
  return takers.includes(null) ? null : [...namers.flat(), ...takers.flatMap((each) => each ?? [])]
}

/** Other files of words that show a text of this one. */
function takersOf(path: string, files: readonly SourceFile[]): string[] {
  const takers = files.filter(
    ({ path: other, imports }) =>
      /^words\/\w+\/(?!(?:files|english)\.ts$|.*\.test\.ts$)/.test(other) &&
      imports.some(({ target, isTypeOnly }) => !isTypeOnly && target.kind === 'file' && target.path === path),
  )
  return takers.map((taker) => taker.path)
}

/**
 * A text of a part may have the name of another part. One that is shown or put into a sentence is a text, for a part is an object; and
 * what is picked from a part is one of its texts.
 */
const textsOfParts = /(?<!=)\{\w*[wW]ords\w*\.\w+\}|Pick<Words\[[^\]]*\],[^>]*>/g

/** The keys of what a file exports, in a line or in many. None where another object is spread into it. */
function partsIn(text: string): string[] {
  if (/^ {2}\.\.\./m.test(text)) return []
  const exported = [...text.matchAll(/^export const \w+ = \{(?: ([\w, ]+) \}$|\n([\s\S]*?)^\})/gm)]
  return exported.flatMap(([, line, body = '']) =>
    line === undefined
      ? [...body.matchAll(/^ {2}(\w+)(?:: |,$)/gm)].map(([, part = '']) => part)
      : line.split(', '),
  )
}

/** The table of pages and the settings of the build name paths, and what knows no language has codes and columns with the names of parts. */
function mayShowWords({ path, imports }: SourceFile): boolean {
  if (['web/routes.ts', 'vite.config.ts'].includes(path) || /^words\/(\w+\/|catalogue|words)/.test(path))
    return false
  const isWithoutLanguage = /^(domain|server|packages|toolkit|operations|source)\//.test(path)
  const takesWords = imports.some(({ target }) => target.kind === 'file' && target.path.startsWith('words/'))
  return takesWords || !isWithoutLanguage
}

function readsAllWords({ path, imports }: SourceFile): boolean {
  if (/^words\/.*\.test\.ts$/.test(path)) return true
  const isOfTests = /^tests\/|\.test\.tsx?$/.test(path)
  return isOfTests && imports.some(({ target }) => target.kind === 'file' && catalogue.test(target.path))
}
