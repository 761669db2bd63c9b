import { formFor, type Plural } from './plural.ts'

export type Values = Record<string, string | number>

/**
 * Puts each value into its place: `fill('kept until {day}', { day })`. Of a text with plural forms it takes the one for
 * `count`. A test sees that languages have the same places.
 */
export function fill(text: string, values: Values): string
export function fill(text: Plural, values: Values & { count: number }): string
export function fill(text: string | Plural, values: Values): string {
  if (typeof text === 'string') return filled(text, values)
  const count = Number(values.count)
  return filled(formFor(text, count), { ...values, count: inFigures(count) })
}

/** As people read a count: 12,345. */
export function inFigures(count: number): string {
  return figures.format(count)
}

// Made once: a page writes dozens of counts, and making it costs more than a hundred of them.
const figures = new Intl.NumberFormat('en-NG')

function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
