import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What follows these beginnings and is no colour of ours: a size, a side, or one that CSS has itself. So is a number. */
const others = new Set([
  ...['xs', 'sm', 'base', 'lg', 'xl', '2xl', 'left', 'right', 'center', 'pretty', 'balance'],
  ...['transparent', 'inherit', 'current', 'none'],
])

// A class that names no token makes no rule, and neither the compiler nor the page says so.
test('a colour that a class names is a token', async () => {
  const css = await readFile(join(root, 'ui/styles/tokens.css'), 'utf8')
  const tokens = new Set([...css.matchAll(/--color-([a-z0-9-]+):/g)].map(([, name]) => name))
  const wrong: string[] = []
  let right = 0
  for await (const path of glob('{web,ui,toolkit}/**/*.tsx', { cwd: root })) {
    const code = await readFile(join(root, path), 'utf8')
    for (const [text, name = ''] of code.matchAll(
      /(?<=[\s'"`:])(?:bg|text|fill|stroke)-([a-z0-9-]+)(?=[\s'"`/])/g,
    )) {
      if (tokens.has(name)) right += 1
      else if (!others.has(name) && !/^\d/.test(name)) wrong.push(`${path}: ${text}`)
    }
  }
  expect(wrong).toEqual([])
  expect(right, 'colours were found').toBeGreaterThan(300)
})
