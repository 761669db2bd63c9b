import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, Link, RouterProvider, useLocation, useRouteLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { Piece, type PieceStore, PiecesOfPage } from './piece.tsx'
import { openPieceWriter } from './piece-writer.tsx'

type Named = { name: string }
type NamedWords = { list: { greeting: string } }
const words: NamedWords = { list: { greeting: 'Good morning & welcome' } }
let made = 0

function Row({ name, words: { list } }: Named & { words: NamedWords }) {
  made += 1
  return (
    <p>
      {list.greeting}, <Link to="/reports">{name}</Link>
    </p>
  )
}

function Rows({ names }: { names: readonly string[] }) {
  return (
    <>
      {names.map((name) => (
        <Piece key={name} element="li" of={Row} props={{ name }} words={words} about="reports" />
      ))}
    </>
  )
}

function page() {
  return (
    <main>
      <Piece element="ul" of={Rows} props={{ names: ['Amina', 'Ọlá <b>'] }} words={{}} about="frame" />
    </main>
  )
}

test('a page is the same without pieces, with pieces that are made, and with pieces that are remembered', () => {
  const store = storeOf()
  const plain = render(page())
  const first = write(store, page())
  made = 0
  const second = write(store, page())
  expect(made).toBe(0)
  expect(plain).toContain('Ọlá &lt;b&gt;')
  expect([first, second]).toEqual([plain, plain])
})

test('a piece within another is remembered by itself', () => {
  const store = storeOf()
  write(store, page())
  made = 0
  const one = <Piece element="li" of={Row} props={{ name: 'Amina' }} words={words} about="reports" />
  const html = write(store, one)
  expect(made).toBe(0)
  expect(html).toBe(render(one))
})

test('other properties, other words and another language are another piece', () => {
  const store = storeOf()
  const piece = (name: string, greeting: NamedWords) => (
    <Piece element="li" of={Row} props={{ name }} words={greeting} about="reports" />
  )
  write(store, piece('Amina', words))
  made = 0
  expect(write(store, piece('Bala', words))).toContain('Bala')
  expect(write(store, piece('Amina', { list: { greeting: 'Hello' } }))).toContain('Hello')
  write(store, piece('Amina', words), '/pcm')
  expect(made).toBe(3)
})

test('a piece cannot see what a loader brought for the person who asks', () => {
  const piece = <Piece element="div" of={Greeting} props={{}} words={{}} about="frame" />
  expect(render(piece)).toContain('Amina')
  expect(() => write(storeOf(), piece)).toThrow('useRouteLoaderData')
})

test('nor the address of the page', () => {
  const piece = <Piece element="div" of={Here} props={{}} words={{}} about="frame" />
  expect(render(piece)).toContain('/mine?q=secret')
  expect(write(storeOf(), piece)).toBe('<div><p>/</p></div>')
})

function Greeting() {
  return <p>{useRouteLoaderData<Named>('page')?.name}</p>
}

function Here() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

function write(store: PieceStore, content: ReactNode, prefix = ''): string {
  const writer = openPieceWriter(store, prefix)
  const html = render(<PiecesOfPage value={writer}>{content}</PiecesOfPage>)
  return Buffer.concat(writer.finished(html)).toString()
}

function render(content: ReactNode): string {
  const router = createMemoryRouter([{ id: 'page', path: '*', loader: () => null, element: content }], {
    initialEntries: ['/mine?q=secret'],
    hydrationData: { loaderData: { page: { name: 'Amina' } } },
  })
  return renderToString(<RouterProvider router={router} />)
}

/** As the site keeps them, without bounds. */
function storeOf(): PieceStore {
  const kept = new Map<string, Buffer<ArrayBuffer>>()
  const things: object[] = []
  return {
    numberOf: (thing) => (things.includes(thing) ? things.indexOf(thing) : things.push(thing) - 1),
    find: (about, key) => kept.get(about + key) ?? null,
    generation: () => 0,
    keep: (_generation, { about, key, html }) => void kept.set(about + key, html),
  }
}
