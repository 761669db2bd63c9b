/**
 * What the loaders of a page brought, in React Router's own encoding (turbo-stream, of 8.4): a list of items that refer to each other by
 * their places. Says the same as theirs. What is frozen throughout is encoded once, and its bytes are used again: the words of a page, and
 * the cards that all readers of the list share.
 *
 * @returns without a `<`, so that it can be in a page; null where it holds something else than texts, numbers, lists and plain objects, such as a mistake: theirs knows more
 */
export function encodePageData(data: object): Buffer<ArrayBuffer> | null {
  const pieces = placedPieces(data)
  if (pieces === null) return null
  const firstFree = 1 + pieces.count
  const rest = writeItems(data, {
    placeAt: (position) => (position === 0 ? 0 : firstFree + position - 1),
    placeOf: (value) => pieces.places.get(value),
  })
  if (rest === null) return null
  const [root = '', ...others] = rest
  return Buffer.concat([
    ...[bytesOf(`[${root}`), ...pieces.bytes],
    bytesOf(`${others.map((item) => `,${item}`).join('')}]\n`),
  ])
}

/** Nothing in a page can take it for the end of a script or the beginning of a comment. In JSON a `<` is only ever within a text. */
export function bytesOf(json: string): Buffer<ArrayBuffer> {
  return Buffer.from(json.replaceAll('<', '\\u003c'))
}

type Placed = { places: Map<object, number>; bytes: Buffer[]; count: number }

/** What is frozen comes right after the first item. So its places seldom differ from page to page. */
function placedPieces(data: object): Placed | null {
  const placed: Placed = { places: new Map(), bytes: [], count: 0 }
  const seen = new Set<object>()
  const look = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return true
    seen.add(value)
    const piece = Object.isFrozen(value) ? pieceAt(value, 1 + placed.count) : null
    if (piece === null) return isKnown(value) && Object.values(value).every(look)
    placed.places.set(value, 1 + placed.count)
    placed.bytes.push(piece.bytes)
    placed.count += piece.count
    return true
  }
  return look(data) ? placed : null
}

/** Its items, each after a comma. */
type Piece = { bytes: Buffer; count: number }

/** By what it is, then by the place of its first item. */
const kept = new WeakMap<object, Map<number, Piece>>()
const mostPlaces = 4

/** What is not frozen throughout. */
const changing = new WeakSet<object>()

function pieceAt(value: object, place: number): Piece | null {
  if (changing.has(value)) return null
  const known = kept.get(value)?.get(place)
  if (known) return known
  const items = isFrozenThroughout(value)
    ? writeItems(value, { placeAt: (position) => place + position, placeOf: () => undefined })
    : null
  if (items === null) {
    changing.add(value)
    return null
  }
  const piece = { bytes: bytesOf(`,${items.join()}`), count: items.length }
  keepPiece(value, place, piece)
  return piece
}

function keepPiece(value: object, place: number, piece: Piece): void {
  const places = kept.get(value) ?? new Map<number, Piece>()
  const [oldest] = places.keys()
  if (places.size >= mostPlaces && oldest !== undefined) places.delete(oldest)
  places.set(place, piece)
  kept.set(value, places)
}

function isFrozenThroughout(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return Object.isFrozen(value) && isKnown(value) && Object.values(value).every(isFrozenThroughout)
}

/** Lists, and objects that are nothing but their fields. */
function isKnown(value: object): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}

type Places = {
  /** Of the item that is written as this one, counted from 0. */
  placeAt(position: number): number
  /** Of what is written already. */
  placeOf(value: object): number | undefined
}

/** The items of this value, itself the first. Null where one of them is unknown. */
function writeItems(first: object, { placeAt, placeOf }: Places): string[] | null {
  const places = new Map<unknown, number>()
  const items: string[] = []
  let isWhole = true

  function add(value: unknown): number {
    const position = items.push('') - 1
    const place = placeAt(position)
    places.set(value, place)
    items[position] = textOf(value)
    return place
  }

  function refer(value: unknown): number {
    const known = signOf(value) ?? places.get(value)
    if (known !== undefined) return known
    else return (typeof value === 'object' && value !== null ? placeOf(value) : undefined) ?? add(value)
  }

  function textOf(value: unknown): string {
    if (typeof value === 'string') return JSON.stringify(value)
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
    if (typeof value !== 'object' || value === null || !isKnown(value)) {
      isWhole = false
      return ''
    }
    if (Array.isArray(value)) return `[${Array.from(value, refer).join()}]`
    let fields = ''
    for (const [name, field] of Object.entries(value))
      fields += `${fields === '' ? '' : ','}"_${refer(name)}":${refer(field)}`
    return `{${fields}}`
  }

  add(first)
  return isWhole ? items : null
}

/** What has no item. */
function signOf(value: unknown): number | null {
  if (value === undefined) return -7
  else if (value === null) return -5
  else if (typeof value === 'number') return signOfNumber(value)
  else return null
}

function signOfNumber(value: number): number | null {
  if (Number.isNaN(value)) return -2
  else if (value === Number.NEGATIVE_INFINITY) return -3
  else if (Object.is(value, -0)) return -4
  else if (value === Number.POSITIVE_INFINITY) return -6
  else return null
}
