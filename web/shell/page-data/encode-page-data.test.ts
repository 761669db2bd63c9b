import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { frozen } from '#domain/frozen.ts'
import { bytesOf, encodePageData } from './encode-page-data.ts'

type Decoder = { decode(stream: ReadableStream, options: object): Promise<{ value: unknown }> }

const theirs = '../../../node_modules/react-router/dist/production/vendor/turbo-stream-v2/turbo-stream.js'
const { decode } = (await import(pathToFileURL(join(import.meta.dirname, theirs)).href)) as Decoder

test('React Router reads back what a loader brought', async () => {
  const shared = ['a', 'b']
  const data = {
    texts: ['', 'one', 'one', '₦ “quoted” \\ \n \u2028', '_1', '-5', 'true'],
    numbers: [0, -0, 1, -1, 0.5, Number.NaN, Infinity, -Infinity],
    others: [true, false, null, undefined],
    empty: [{}, [], ''],
    shared: [shared, { again: shared }],
    nested: { a: { b: { c: [{ a: 1 }, { a: 2 }] } } },
  }
  expect(await readBack(data)).toStrictEqual(data)
})

test('what is frozen is read back wherever it is, again and again', async () => {
  const words = frozen({ title: 'Reports', rows: [{ one: 'report', other: 'reports' }], lead: 'Reports' })
  const card = frozen({ title: 'Reports', files: [1, null, undefined] })
  for (const viewer of [null, { username: 'amina' }, { username: 'bala', opens: ['one', 'two'] }]) {
    for (const data of [
      { viewer, words, card },
      { words, viewer, cards: [card, card] },
      { card, own: words },
    ])
      expect(await readBack(data)).toStrictEqual(data)
  }
})

test('what is frozen throughout is looked at once for each place', async () => {
  let looked = 0
  const title = {
    get text() {
      looked += 1
      return 'Reports'
    },
  }
  const words = Object.freeze({ title: Object.freeze(title) })
  await readBack({ viewer: 'amina', words })
  const first = looked
  await readBack({ viewer: 'bala', words })
  expect(looked).toBe(first)
})

test('what can still change within is written as it is now', async () => {
  const open = { count: 1 }
  const outer = Object.freeze({ open })
  expect(await readBack({ outer })).toEqual({ outer: { open: { count: 1 } } })
  open.count = 2
  expect(await readBack({ outer })).toEqual({ outer: { open: { count: 2 } } })
})

test('no text in it can end a script or begin a comment', async () => {
  const text = '</script><!-- <script>'
  for (const data of [{ text }, { words: frozen({ text }) }]) {
    expect(encodePageData(data)?.toString()).not.toContain('<')
    expect(await readBack(data)).toEqual(data)
  }
  expect(bytesOf('["<b>"]').toString()).toBe('["\\u003cb>"]')
})

test('what is more than plain is left to the router', () => {
  for (const other of [
    new Date(0),
    new Error('lost'),
    new Map(),
    Promise.resolve(),
    () => {},
    1n,
    Symbol('a'),
  ])
    for (const data of [{ other }, { deep: [{ other }] }, { deep: frozen({ list: [other] }) }])
      expect(encodePageData(data)).toBeNull()
})

async function readBack(data: object): Promise<unknown> {
  const bytes = encodePageData(data)
  if (!bytes) throw new Error('it was not encoded')
  const stream = new Response(bytes).body
  if (!stream) throw new Error('nothing was written')
  return (await decode(stream, {})).value
}
