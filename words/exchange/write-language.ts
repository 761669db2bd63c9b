import { spawnSync } from 'node:child_process'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { englishFiles } from '../en/files.ts'
import { type LanguageChange, languageFiles, pathsOfFiles } from './language-files.ts'

type Written = {
  paths: string[]
  /** Whether the linter is content. */
  isTidy: boolean
}

/** Writes the files of a language whose texts change, and lays out those alone. */
export async function writeLanguage(root: string, change: Omit<LanguageChange, 'sources'>): Promise<Written> {
  const folder = join(root, 'words', change.language)
  const sources = new Map<string, string>()
  for await (const path of glob('**/*.ts', { cwd: folder }))
    sources.set(path, await readFile(join(folder, path), 'utf8'))
  const paths = pathsOfFiles(await readFile(join(root, 'words', 'en', 'files.ts'), 'utf8'))
  const files = languageFiles(englishFiles, paths, { ...change, sources })
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    if (text === null) await rm(join(folder, path))
    else await writeFile(join(folder, path), text)
  }
  const left = files.flatMap(({ path, text }) => (text === null ? [] : [join(folder, path)]))
  return {
    paths: files.map(({ path }) => `words/${change.language}/${path}`),
    isTidy: left.length === 0 || isTidied(root, left),
  }
}

function isTidied(root: string, paths: readonly string[]): boolean {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const words = [biome, 'check', '--write', '--error-on-warnings', ...paths]
  return (
    spawnSync(process.execPath, words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  )
}
