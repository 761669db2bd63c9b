import type { Kind } from './contract.ts'
import { kinds } from './kinds.ts'

const plainTexts = ['txt', 'csv', 'tsv', 'md']

/**
 * `image-1.jpg`: what a cleaned file is called tells its kind and its place in the row, and nothing of what it was called before. Only
 * a plain text keeps its ending when it is a usual one: that decides what opens it, and a table stays a table.
 */
export function neutralName(kind: Kind, place: number, before: string): string {
  const { stem, ending } = kinds[kind]
  return `${stem}-${place}.${kind === 'text' ? endingOfText(before) : ending}`
}

function endingOfText(name: string): string {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return plainTexts.includes(ending) ? ending : kinds.text.ending
}

/** Gives names one after the other; files whose names begin alike are counted together. */
export function nameGiver(): (kind: Kind, before: string) => string {
  const counts = new Map<string, number>()
  return (kind, before) => {
    const { stem } = kinds[kind]
    const place = (counts.get(stem) ?? 0) + 1
    counts.set(stem, place)
    return neutralName(kind, place, before)
  }
}
