import type { SvgToken } from './read-svg.ts'

/** Elements that are drawn only where something leads to them. */
const led = new Set('symbol pattern mask marker clipPath filter linearGradient radialGradient'.split(' '))

type Owner = { isUsed(reached: ReadonlySet<string>): boolean; ids: string[] }

/** The places of the tokens that nothing which is drawn leads to. */
export function unusedParts(tokens: readonly SvgToken[]): Set<number> {
  const references = new Map<string, string[]>()
  const owners: { from: number; to: number; owner: Owner }[] = []
  const waiting: string[] = []
  const open: { name: string; at: number; owner: Owner | undefined }[] = []
  let current: Owner | undefined
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'close') {
      const ended = open.pop()
      if (ended?.owner !== undefined) {
        owners.push({ from: ended.at, to: at, owner: ended.owner })
        current = undefined
      }
      continue
    }
    const found =
      token.kind === 'text'
        ? namesIn(token.text)
        : [...token.attributes].flatMap(([name, value]) => namesOf(name, value))
    if (token.kind === 'open') {
      const isDefined = open.at(-1)?.name === 'defs' && token.name !== 'style'
      const id = token.attributes.get('id') ?? ''
      // Only the outermost counts; what is within it comes and goes with it.
      if (current === undefined && (isDefined || led.has(token.name))) {
        const ids: string[] = []
        current = { ids, isUsed: (reached) => ids.some((one) => reached.has(one)) }
        open.push({ name: token.name, at, owner: current })
      } else open.push({ name: token.name, at, owner: undefined })
      if (current !== undefined && id !== '') current.ids.push(id)
    }
    if (current === undefined) waiting.push(...found)
    else for (const name of found) addTo(references, current.ids[0] ?? '', name)
  }
  const byId = new Map(owners.flatMap(({ owner }) => owner.ids.map((id) => [id, owner] as const)))
  const reached = new Set<string>()
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    for (const next of references.get(byId.get(name)?.ids[0] ?? '') ?? []) waiting.push(next)
  }
  const unused = new Set<number>()
  for (const { from, to, owner } of owners)
    if (!owner.isUsed(reached)) for (let at = from; at <= to; at += 1) unused.add(at)
  return unused
}

function addTo(map: Map<string, string[]>, key: string, value: string): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [value])
  else known.push(value)
}

function namesOf(name: string, value: string): string[] {
  if (name === 'href') return value.startsWith('#') ? [value.slice(1, 1000)] : []
  else if (name === 'begin' || name === 'end')
    return [...value.slice(0, 1000).matchAll(/([a-z_][\w-]{0,200})\./gi)].map(([, id = '']) => id)
  else return name === 'd' ? [] : namesIn(value)
}

function namesIn(text: string): string[] {
  return text.includes('url(')
    ? [...text.matchAll(/url\(\s{0,9}["']?#([^"'()\s]+)/g)].map(([, id = '']) => id)
    : []
}
