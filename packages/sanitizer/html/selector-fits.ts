import {
  type Answer,
  allOf,
  type Compound,
  least,
  type Part,
  placesOf,
  type Styled,
  type Test,
} from './styled.ts'

/** Elements with more others around or before them are not followed: their rules count. */
const mostOthers = 50

/** Whether an element is what a row of names asks for. @param parts the last first, as `readSelector` gives them */
export function fitsAll(parts: readonly Part[], element: Styled): Answer {
  const [last, ...outer] = parts
  if (last === undefined) return 'no'
  const own = matches(last.is, element)
  return own === 'no' ? 'no' : least(own, isWithin(last.sign, outer, element))
}

export function matches({ tag, id, classes, tests }: Compound, element: Styled): Answer {
  const isNamed =
    (tag === '' || tag === element.tag) &&
    (id === '' || id === element.id) &&
    classes.every((one) => element.classes.includes(one))
  return isNamed ? allOf(tests.map((test) => test(element))) : 'no'
}

/** Whether the elements around and before this one are those that the row names. */
export function isWithin(first: string, outer: readonly Part[], element: Styled): Answer {
  let here: Styled[] = [element]
  let sign = first
  let answer: Answer = 'yes'
  for (const { is, sign: next } of outer) {
    if (/[+~]/.test(sign) && here.some((one) => !('before' in one))) return 'unsure'
    const others = [...new Set(othersOf(here, sign))]
    const fitting = others.map((one) => ({ one, fits: matches(is, one) })).filter(({ fits }) => fits !== 'no')
    if (fitting.length === 0) return others.length >= mostOthers ? 'unsure' : 'no'
    if (fitting.every(({ fits }) => fits === 'unsure')) answer = 'unsure'
    here = fitting.map(({ one }) => one)
    sign = next
  }
  return answer
}

/** Those around the innermost, which comes first, are around all; those before the nearest of its place are before all there. */
function othersOf(here: readonly Styled[], sign: string): Styled[] {
  if (sign === '>') return here.flatMap(({ outer }) => outer ?? [])
  else if (sign === '+') return here.flatMap(({ before }) => before ?? [])
  const side = sign === '~' ? 'before' : 'outer'
  const from = sign === '~' ? nearestOf(here) : here.slice(0, 1)
  return from.flatMap((start) => {
    const all: Styled[] = []
    for (let one = start[side]; one !== undefined && all.length < mostOthers; one = one[side]) all.push(one)
    return all
  })
}

function nearestOf(here: readonly Styled[]): Styled[] {
  const nearest = new Map<Styled | undefined, Styled>()
  for (const one of here) if (!nearest.has(one.outer)) nearest.set(one.outer, one)
  return [...nearest.values()]
}

/** So many elements may be looked at for one `:has()`, and so many more for each element that it is asked of. */
const mostAtFirst = 20_000
const mostEach = 30

/**
 * Whether something in or behind an element is what `:has()` asks for (Selectors 4, section 4.5). On a page where that would take long,
 * it is unsure.
 *
 * @param parts without the sign before the first
 */
export function insideTest(sign: string, parts: readonly Part[]): Test {
  let left = mostAtFirst
  return (element) => {
    const row = fromHere(sign, parts, element)
    const from = /[+~]/.test(sign) ? behind(element) : { list: element.inner, at: 0 }
    left += mostEach
    let isSure = true
    const open = [from]
    for (let here = open.at(-1); here !== undefined; here = open.at(-1)) {
      const one = here.list?.[here.at]
      here.at += 1
      if (here.list === undefined || left <= 0) return 'unsure'
      if (one === undefined) {
        open.pop()
        continue
      }
      left -= 1
      const answer = fitsAll(row, one)
      if (answer === 'yes') return answer
      isSure &&= answer === 'no'
      open.push({ list: one.inner, at: 0 })
    }
    return isSure ? 'no' : 'unsure'
  }
}

/** The row behind the element itself. */
function fromHere(sign: string, parts: readonly Part[], element: Styled): Part[] {
  const isIt: Compound = {
    ...{ tag: '', id: '', classes: [], weight: 0 },
    tests: [(one) => (one === element ? 'yes' : 'no')],
  }
  const first = parts.at(-1)
  return first === undefined ? [] : [...parts.slice(0, -1), { ...first, sign }, { is: isIt, sign: '' }]
}

function behind(element: Styled): { list: readonly Styled[] | undefined; at: number } {
  const at = placesOf(element)?.first
  return { list: at === undefined ? undefined : (element.outer?.inner ?? []), at: at ?? 0 }
}
