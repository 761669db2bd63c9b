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
