import { randomBytes } from 'node:crypto'
import { createElement, type ReactNode } from 'react'
import {
  UNSAFE_LocationContext as Address,
  UNSAFE_DataRouterDataContext as Answers,
  UNSAFE_DataRouterStateContext as State,
} from 'react-router'
import { contentOf, type PieceStore, type PieceWords, type PieceWriter, type ShownPiece } from './piece.tsx'

/** Writes the pieces of one page: those that are remembered as their HTML, the others with a mark before and behind each. */
export type WriterOfPage = PieceWriter & {
  /** The page without its marks. What is between them is remembered. */
  finished(html: string): string
}

/** @param prefix of the language, which is in each link */
export function openPieceWriter(store: PieceStore, prefix: string): WriterOfPage {
  const generation = store.generation()
  const begun: { about: ShownPiece<object>['about']; key: string }[] = []
  // No text of a page can know it.
  let mark: string | null = null

  function write<Props extends object, Words extends PieceWords>(piece: ShownPiece<Props, Words>): ReactNode {
    const { element, attributes, about } = piece
    const key = keyOf(piece, store, prefix)
    const html = store.find(about, key)
    // What React wrote in this place before.
    if (html !== null)
      return createElement(element, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
    mark ??= `\u0002${randomBytes(16).toString('hex')}`
    const number = begun.push({ about, key }) - 1
    return createElement(
      element,
      attributes,
      `${mark}b${number};`,
      <Alone>{contentOf(piece)}</Alone>,
      `${mark}e${number};`,
    )
  }

  function finished(html: string): string {
    if (mark === null) return html
    const [first = '', ...parts] = html.split(mark)
    let whole = first
    const starts = new Map<number, number>()
    for (const part of parts) {
      const end = part.indexOf(';')
      const number = Number(part.slice(1, end))
      const piece = begun[number]
      const start = starts.get(number)
      if (part.startsWith('b')) starts.set(number, whole.length)
      else if (piece && start !== undefined) store.keep(generation, { ...piece, html: whole.slice(start) })
      whole += part.slice(end + 1)
    }
    return whole
  }

  return { write, finished }
}

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
