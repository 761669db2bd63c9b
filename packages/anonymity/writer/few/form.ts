import type { NamedBehind } from './named-behind.ts'

/** Phrases that fit few people, by their first words and by an expression for the whole. */
export type Form = readonly [firsts: string, pattern: string]

export type Forms = {
  always: readonly Form[]
  /** Asked about only where the text does not say the name: 'the man who signed is Bako' needs no question. */
  unlessNamed: readonly Form[]
  isNamedBehind: NamedBehind
}
