/** JSON, but with `undefined` for the gaps of a list. */
export function literal(value: unknown): string {
  if (value === undefined) return 'undefined'
  else if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  else if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const rows = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${literal(each)}`)
  return `{ ${rows.join(', ')} }`
}
