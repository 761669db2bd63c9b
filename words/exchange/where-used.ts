import { glob, readFile } from 'node:fs/promises'

/** For each part of the catalogue, the files that ask for it. */
export async function whereUsed(root: string): Promise<(part: string) => string[]> {
  const users = new Map<string, string[]>()
  for await (const path of glob('{web,server}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name.includes('.test.'),
  }))
    for (const part of partsAskedFor(await readFile(`${root}/${path}`, 'utf8')))
      users.set(part, [...(users.get(part) ?? []), path])
  return (part) => (users.get(part) ?? []).toSorted()
}

/** `words('home', 'list')`, `wordsFor('en', ['home'])`, `wordsIn(language).home`, `const { home } = wordsIn(language)`. */
export function partsAskedFor(source: string): Set<string> {
  const calls = source.matchAll(/\bwords(?:For)?\(([^()]*)\)/g)
  const quoted = [...calls].flatMap(([, given = '']) =>
    [...given.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  )
  const members = [...source.matchAll(/\bwordsIn\([^()]*\)\.(\w+)/g)].map(([, name = '']) => name)
  const taken = [...source.matchAll(/\{([^{}]*)\} = wordsIn\(/g)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  )
  return new Set([...quoted, ...members, ...taken])
}
