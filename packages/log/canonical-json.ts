export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** One text for one value, as RFC 8785 writes it: without spaces, names in the order of their UTF-16 units. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return scalar(value as string | number | boolean | null)
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, each]) => `${scalar(name)}:${canonicalJson(each)}`).join(',')}}`
}

function scalar(value: string | number | boolean | null): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`${value} is no JSON`)
  if (typeof value === 'string' && !value.isWellFormed())
    throw new RangeError('this text cannot be written in UTF-8')
  return JSON.stringify(value)
}
