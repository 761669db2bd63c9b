import { type Dict, Ref, Text, type Value } from '../../reading/objects.ts'
import type { Rebuild } from '../../rebuild/rebuild.ts'
import { plain } from '../../rebuild/shapes.ts'
import { textOf } from '../text-of.ts'
import type { Destinations } from './destinations.ts'

const mostItems = 100_000

type Item = { source: Dict; ref: Ref; made: Dict; children: Item[] }

/** The bookmarks: their words and where they lead. Null when there are none. */
export function outline(catalog: Dict, rebuild: Rebuild, destinations: Destinations): Ref | null {
  const { file } = rebuild
  const root = file.dict(catalog.get('Outlines'))
  if (!root) return null
  const seen = new Set<Dict>([root])
  let count = 0
  const childrenOf = (parent: Dict): Item[] => {
    const children: Item[] = []
    for (
      let next = file.dict(parent.get('First'));
      next && !seen.has(next);
      next = file.dict(next.get('Next'))
    ) {
      if (++count > mostItems) break
      seen.add(next)
      children.push({ source: next, ref: new Ref(0, 0), made: new Map(), children: [] })
    }
    return children
  }
  const top: Item = { source: root, ref: rebuild.add(), made: new Map(), children: childrenOf(root) }
  if (top.children.length === 0) return null
  const waiting: Item[] = [...top.children]
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    item.children = childrenOf(item.source)
    waiting.push(...item.children)
  }
  link(top, rebuild, destinations)
  return top.ref
}

function link(top: Item, rebuild: Rebuild, destinations: Destinations): void {
  const waiting: Item[] = [top]
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    const { children, made, ref } = parent
    for (const child of children) child.ref = rebuild.add()
    const [first] = children
    const last = children.at(-1)
    const count = rebuild.file.resolve(parent.source.get('Count'))
    if (first && last) {
      made.set('First', first.ref)
      made.set('Last', last.ref)
      if (typeof count === 'number') made.set('Count', count)
    }
    children.forEach((child, place) => {
      child.made = madeFrom(child.source, rebuild, destinations)
      child.made.set('Parent', ref)
      const before = children[place - 1]
      const after = children[place + 1]
      if (before) child.made.set('Prev', before.ref)
      if (after) child.made.set('Next', after.ref)
    })
    rebuild.put(ref, made)
    waiting.push(...children)
  }
}

function madeFrom(source: Dict, rebuild: Rebuild, destinations: Destinations): Dict {
  const { file, notes } = rebuild
  const made: Dict = new Map<string, Value>()
  const title = file.resolve(source.get('Title'))
  made.set('Title', title instanceof Text ? title : new Text(new Uint8Array()))
  notes.sawText(textOf(title))
  const action = file.dict(source.get('A'))
  const place = source.get('Dest') ?? (file.name(action?.get('S')) === 'GoTo' ? action?.get('D') : undefined)
  const destination = destinations.plain(place)
  if (destination) made.set('Dest', destination)
  for (const key of ['C', 'F']) {
    const value = rebuild.copy(source.get(key), plain)
    if (value !== null) made.set(key, value)
  }
  return made
}
