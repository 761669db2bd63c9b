/** Puts each value into its place: `fill('kept until {day}', { day })`. A test sees that languages have the same places. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
