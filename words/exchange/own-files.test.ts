import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ownWordsIn } from '../catalogue.ts'
import { englishFiles } from '../en/files.ts'
import { type Text, textsIn } from '../texts-in.ts'
import { languageFiles, pathsOfFiles } from './language-files.ts'

const root = join(import.meta.dirname, '..', '..')
const own = textsIn(ownWordsIn('pcm'))

test('the texts of Pidgin, imported as they are, change no file', async () => {
  expect(await filesWith(new Map(own))).toEqual([])
})

test('each text of Pidgin can be changed where it is', async () => {
  const marked = (text: Text): Text =>
    typeof text === 'string'
      ? `§${text}`
      : { ...text, ...Object.fromEntries(Object.entries(text).map(([form, each]) => [form, `§${each}`])) }
  const after = new Map([...own].map(([place, text]) => [place, marked(text)]))
  const written = (await filesWith(after)).map(({ text }) => text ?? '').join('')
  const forms = [...own.values()].flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)))
  expect(written.split('§')).toHaveLength(forms.length + 1)
})

test('who reads only the first line of a check breaks nothing', async () => {
  const child = spawn(process.execPath, [join(root, 'words.ts'), 'check'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  const [[code], said] = await Promise.all([once(child, 'exit'), textOf(child.stderr)])
  expect({ code, said }).toEqual({ code: 0, said: '' })
})

async function filesWith(after: ReadonlyMap<string, Text>) {
  const folder = join(root, 'words', 'pcm')
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'))
  const sources = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  )
  const paths = pathsOfFiles(await readFile(join(root, 'words', 'en', 'files.ts'), 'utf8'))
  return languageFiles(englishFiles, paths, { language: 'pcm', before: own, after, sources })
}
