import { checkText } from '@fitila/anonymity/check-text'
import type { Kind } from '@fitila/anonymity/kinds'
import type { MarkedIdentifier } from './identifier-set.ts'

export type KindFigures = { expected: number; found: number; right: number }

/** For each kind: how many were to be found, how many were, and how many of those are exactly there. Both tiers count. */
export function examineIdentifiers(set: readonly MarkedIdentifier[]): Map<Kind, KindFigures> {
  const figures = new Map<Kind, KindFigures>()
  const of = (kind: Kind) => {
    const known = figures.get(kind) ?? { expected: 0, found: 0, right: 0 }
    figures.set(kind, known)
    return known
  }
  for (const { text, expected } of set) {
    for (const { kind } of expected) of(kind).expected += 1
    for (const { kind, start, end } of checkText(text).findings) {
      const isRight = expected.some((one) => one.kind === kind && one.start === start && one.end === end)
      of(kind).found += 1
      if (isRight) of(kind).right += 1
    }
  }
  return figures
}

/** Recall, precision and F1 of some kinds together, from 0 to 1. */
export function together(figures: ReadonlyMap<Kind, KindFigures>, kinds: readonly Kind[]) {
  const sum = { expected: 0, found: 0, right: 0 }
  for (const kind of kinds) {
    const one = figures.get(kind)
    sum.expected += one?.expected ?? 0
    sum.found += one?.found ?? 0
    sum.right += one?.right ?? 0
  }
  const recall = sum.right / Math.max(1, sum.expected)
  const precision = sum.right / Math.max(1, sum.found)
  return { recall, precision, f1: (2 * recall * precision) / Math.max(1e-9, recall + precision) }
}
