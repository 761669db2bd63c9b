/** Whether what an attribute says is what a selector asks for (Selectors 4, section 6). @param how the sign before `=` */
export function compares(how: string, said: string, wanted: string): boolean {
  if (how === '') return said === wanted
  else if (how === '|') return said === wanted || said.startsWith(`${wanted}-`)
  else if (wanted === '') return false
  else if (how === '~') return said.split(/\s+/).includes(wanted)
  else if (how === '^') return said.startsWith(wanted)
  else if (how === '$') return said.endsWith(wanted)
  else return said.includes(wanted)
}

/** Whether a number is one of `2n + 1`, `odd` or `3` (CSS Syntax 3, section 6). */
export function rowOf(inside: string): ((place: number) => boolean) | undefined {
  const written = inside.replace(/\s+/g, '').toLowerCase().replace('even', '2n').replace('odd', '2n+1')
  const [, step, , least, alone] = /^(?:([+-]?\d{0,6})(n)([+-]\d{1,6})?|([+-]?\d{1,6}))$/.exec(written) ?? []
  if (alone !== undefined) return (place) => place === Number(alone)
  if (step === undefined) return undefined
  const each = /\d/.test(step) ? Number(step) : Number(`${step}1`)
  const first = Number(least ?? 0)
  return (place) =>
    each === 0 ? place === first : (place - first) % each === 0 && (place - first) / each >= 0
}

/** A list of selectors, cut at the commas that are not within brackets. */
export function dividedSelectors(list: string): string[] {
  const selectors: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: sign, index } of list.matchAll(/[()[\],]/g)) {
    if (sign === '(' || sign === '[') depth += 1
    else if (sign !== ',') depth -= 1
    else if (depth === 0) {
      selectors.push(list.slice(from, index))
      from = index + 1
    }
  }
  return [...selectors, list.slice(from)]
}
