import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { quietened } from './quiet-handoff.ts'

const path = '../node_modules/react-router/dist/production/vendor/turbo-stream-v2/turbo-stream.js'
const module = await readFile(join(import.meta.dirname, path), 'utf8')

type Encoding = { encode(data: object, options: { onComplete(): void }): ReadableStream }

test('what is not read is not encoded, and one who stops is told that all is done', async () => {
  const { encode } = await encoderOf(quietened(module))
  let looked = 0
  let done = 0
  const data = {
    get words() {
      looked += 1
      return 'written'
    },
  }
  const options = {
    onComplete() {
      done += 1
    },
  }
  const unread = encode(data, options)
  await unread.cancel()
  expect([looked, done]).toEqual([0, 1])
  expect(await new Response(encode(data, options)).text()).toContain('"written"')
  expect([looked, done]).toEqual([1, 2])
})

test('an encoder that is written otherwise fails the build', () => {
  expect(() => quietened(module.replace('async start(', 'async begin('))).toThrow('no longer says')
})

/** The module with its encoder alone: what it imports is beside it. */
async function encoderOf(text: string): Promise<Encoding> {
  const folder = new URL(path.replace('turbo-stream.js', ''), import.meta.url)
  const whole = text.replace(/"(\.\.?\/[\w./-]+\.js)"/g, (_, name) => `"${new URL(name, folder)}"`)
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(whole)}`)
}
