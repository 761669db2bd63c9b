/** A pattern that fits any of these names of sheets, as formulas write them: a quote within a name is written twice. */
export function anyNameOf(names: Iterable<string>): string {
  const written = Array.from(names, (name) =>
    name.replaceAll("'", "''").replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )
  return `(?:${written.join('|')})`
}
