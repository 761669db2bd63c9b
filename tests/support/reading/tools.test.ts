import { glob, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { heavyIn, heavyWords } from './heavy-words.ts'
import { elsewhere, onTheWay, tooHard } from './limits.ts'
import { sentencesOfCode } from './sentences-of-code.ts'

const root = join(import.meta.dirname, '../../..')

/** Texts that a person does not read on the way through a tool, and what holds them. */
const elsewhereRead: readonly { why: string; path: RegExp }[] = [
  { why: 'a certificate has the words of the Evidence Act', path: /engine\/package\/certificate\.ts$/ },
  {
    why: 'papers and commands for those who check a package',
    path: /engine\/package\/(?:papers|tag-files)\.ts$/,
  },
  { why: 'a list of numbers', path: /anonymity-checker\/parts\/who-fits\.tsx$/ },
  { why: 'a list of kinds of files', path: /document-sanitizer\/parts\/file-drop\.tsx$/ },
  { why: 'a whole document as a template', path: /^toolkit\/(?:shell|bundling)\// },
]

const files = await toolFiles()

test('a sentence is read through elements and values, and ends with its element', () => {
  const code = `
    import { nothing } from 'not a sentence that is read.'
    const text = 'It was said ' + name + ' today. And then more was said.'
    const sized = \`The file has \${size} kB now.\`
    const shown = <p className="this is not read."><b>Read</b> it {count} times. <a href="/x">Then go</a> home.</p>
  `
  expect(sentencesOfCode(code)).toEqual([
    'It was said it today.',
    'And then more was said.',
    'The file has it kB now.',
    'Read it it times.',
    'Then go home.',
  ])
})

describe('every tool', () => {
  const tools = Map.groupBy(files, ({ path }) => path.split('/')[1] ?? '')

  test.each([...tools])('%s is as easy to read as the way of a report', (_, read) => {
    const sentences = read.flatMap(({ code }) => sentencesOfCode(code))
    expect(tooHard(sentences, onTheWay)).toEqual([])
    const heavy = sentences.filter((sentence) => heavyIn(sentence, heavyWords).length > 0)
    expect(heavy.length, heavy.join('\n')).toBeLessThan(2)
  })

  test('was read', () => {
    expect(tools.size).toBeGreaterThan(8)
    expect(files.flatMap(({ code }) => sentencesOfCode(code)).length).toBeGreaterThan(400)
  })
})

test('what is left out is there, and would be too hard', async () => {
  const all = await allFiles()
  for (const { path } of elsewhereRead) {
    const sentences = all.filter((file) => path.test(file.path)).flatMap(({ code }) => sentencesOfCode(code))
    expect(tooHard(sentences, { ...elsewhere, longest: onTheWay.longest }), String(path)).not.toEqual([])
  }
})

async function toolFiles() {
  return (await allFiles()).filter(({ path }) => !elsewhereRead.some(({ path: left }) => left.test(path)))
}

async function allFiles() {
  const found: { path: string; code: string }[] = []
  for await (const file of glob('toolkit/**/*.{ts,tsx}', { cwd: root })) {
    const path = file.split(sep).join('/')
    if (/\.test\.|\.d\.ts$|\/(?:vectors|training)\//.test(path)) continue
    found.push({ path, code: await readFile(join(root, path), 'utf8') })
  }
  return found
}
