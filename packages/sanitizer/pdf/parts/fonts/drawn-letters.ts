import { type Dict, isDict, Name, type Value } from '../../reading/objects.ts'
import type { Rebuild, Shape } from '../../rebuild/rebuild.ts'
import { isLetterName } from './letter-names.ts'

const allCodes: ReadonlySet<number> = new Set(Array.from({ length: 256 }, (_, code) => code))

/**
 * The letters of a font whose letters are drawings (ISO 32000-1, 9.6.5). A name that says no letter is any word, so those get the number of
 * their code; some readers take that for the letter, as they do when they do not know a name.
 * @param used null when all codes may be shown
 */
export function setDrawnLetters(
  source: Dict,
  copied: Dict,
  used: ReadonlySet<number> | null,
  { shape, rebuild }: { shape: Shape; rebuild: Rebuild },
): void {
  const { file } = rebuild
  const drawings = file.dict(source.get('CharProcs')) ?? new Map<string, Value>()
  const kept: Dict = new Map()
  const names: Value[] = []
  let next = -1
  const keep = (name: string, given: string) => {
    const drawing = drawings.get(given)
    if (drawing !== undefined) kept.set(name, rebuild.copy(drawing, shape))
  }
  for (const [code, given] of namesOfCodes(file.dict(source.get('Encoding')), rebuild)) {
    if (!(used ?? allCodes).has(code)) continue
    const name = isLetterName(given) ? given : `a${code}`
    keep(name, given)
    if (code !== next) names.push(code)
    names.push(new Name(name))
    next = code + 1
  }
  // The codes of these come from a list that everyone has.
  if (used === null) for (const given of drawings.keys()) if (isLetterName(given)) keep(given, given)
  copied.set('CharProcs', kept)
  if (names.length > 0) copied.set('Encoding', encodingOf(source, names, rebuild))
}

function encodingOf(source: Dict, names: Value[], { file }: Rebuild): Dict {
  const base = file.resolve(file.dict(source.get('Encoding'))?.get('BaseEncoding'))
  const isStandard =
    base instanceof Name && /^(?:Standard|MacRoman|MacExpert|WinAnsi)Encoding$/.test(base.value)
  return new Map<string, Value>([
    ['Type', new Name('Encoding')],
    ...(isStandard ? [['BaseEncoding', base] as const] : []),
    ['Differences', names],
  ])
}

/** In the order of the codes; of two names for one code the last counts. */
function namesOfCodes(encoding: Dict | null, { file }: Rebuild): [code: number, name: string][] {
  const names = new Map<number, string>()
  let code = 0
  for (const given of file.array(isDict(encoding) ? encoding.get('Differences') : null)) {
    const item = file.resolve(given)
    if (typeof item === 'number') code = item
    else if (item instanceof Name) names.set(code++, item.value)
  }
  return [...names].sort(([one], [other]) => one - other)
}
