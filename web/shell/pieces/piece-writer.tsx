import { randomBytes } from 'node:crypto'
import { createElement, type ReactNode } from 'react'
import {
  UNSAFE_LocationContext as Address,
  UNSAFE_DataRouterDataContext as Answers,
  UNSAFE_DataRouterStateContext as State,
} from 'react-router'
import {
  contentOf,
  type PieceBytes,
  type PieceStore,
  type PieceWords,
  type PieceWriter,
  type ShownPiece,
} from './piece.tsx'

/** Writes the pieces of one page: a mark in the place of each that is remembered, and one before and behind each of the others. */
export type WriterOfPage = PieceWriter & {
  /** The page in its parts, with what is remembered in the place of its marks. What is between two marks is remembered. */
  finished(html: string): PieceBytes[]
}

/** @param prefix of the language, which is in each link */
export function openPieceWriter(store: PieceStore, prefix: string): WriterOfPage {
  const generation = store.generation()
  const begun: { about: ShownPiece<object>['about']; key: string }[] = []
  const found: PieceBytes[] = []
  // No text of a page can know it.
  const mark = `\u0002${randomBytes(16).toString('hex')}`

  function write<Props extends object, Words extends PieceWords>(piece: ShownPiece<Props, Words>): ReactNode {
    const { element, attributes, about } = piece
    const key = keyOf(piece, store, prefix)
    const html = store.find(about, key)
    // What React wrote in this place before.
    if (html !== null) return createElement(element, attributes, `${mark}f${found.push(html) - 1};`)
    const number = begun.push({ about, key }) - 1
    return createElement(
      element,
      attributes,
      `${mark}b${number};`,
      <Alone>{contentOf(piece)}</Alone>,
      `${mark}e${number};`,
    )
  }

  function finished(html: string): PieceBytes[] {
    const [first = '', ...marked] = html.split(mark)
    const parts = [Buffer.from(first)]
    const starts = new Map<number, number>()
    for (const text of marked) {
      const end = text.indexOf(';')
      const number = Number(text.slice(1, end))
      const sign = text[0]
      const start = starts.get(number)
      const piece = begun[number]
      if (sign === 'f') parts.push(found[number] ?? nothing)
      else if (sign === 'b') starts.set(number, parts.length)
      else if (piece && start !== undefined)
        store.keep(generation, { ...piece, html: Buffer.concat(parts.slice(start)) })
      parts.push(Buffer.from(text.slice(end + 1)))
    }
    return parts
  }

  return { write, finished }
}

const nothing = Buffer.alloc(0)

const nowhere = {
  location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
  navigationType: 'POP' as never,
}

/** So a piece cannot show what its key does not say: who asks, what loaders brought, and the page's address. A hook that would tell it throws. */
function Alone({ children }: { children: ReactNode }) {
  return (
    <State value={null}>
      <Answers value={null}>
        <Address value={nowhere}>{children}</Address>
      </Answers>
    </State>
  )
}

/** Keys of what is shown alone, by the first that asked. */
const keys = new WeakMap<object, { group: string; key: string }>()

/** A component or a part of the catalogue is known by what it is, and everything else by its text. */
function keyOf<Props extends object, Words extends PieceWords>(
  { of, words, props }: ShownPiece<Props, Words>,
  store: PieceStore,
  prefix: string,
): string {
  const group = `${prefix} ${store.numberOf(of)} ${wordsKey(words, store)}`
  const [value, ...others]: unknown[] = Object.values(props)
  if (typeof value !== 'object' || value === null || others.length > 0)
    return `${group} ${JSON.stringify(props)}`
  // The card of a report is the same object for all who read the list, and none of them changes it.
  const known = keys.get(value)
  if (known?.group === group) return known.key
  const key = `${group} ${JSON.stringify(props)}`
  keys.set(value, { group, key })
  return key
}

function wordsKey(words: PieceWords, store: PieceStore): string {
  let key = ''
  for (const name in words) {
    const part = words[name]
    key += typeof part === 'object' ? `${name}:${store.numberOf(part)},` : `${name}=${part},`
  }
  return key
}
