/** What one guess costs: Argon2id's memory in MiB and its passes. Lanes are always 1. */
export type Cost = { readonly memory: number; readonly passes: number }

export const defaultCost: Cost = { memory: 64, passes: 3 }
export const strongerCost: Cost = { memory: 256, passes: 3 }

/** OWASP's least (Password Storage Cheat Sheet): 19 MiB, 2 passes. */
const floor: Cost = { memory: 19, passes: 2 }
/** Above it a block could stop a phone. */
const ceiling: Cost = { memory: 256, passes: 10 }

export function isWithinBounds({ memory, passes }: Cost): boolean {
  return (
    memory >= floor.memory && memory <= ceiling.memory && passes >= floor.passes && passes <= ceiling.passes
  )
}

export function isSameCost(one: Cost, other: Cost): boolean {
  return one.memory === other.memory && one.passes === other.passes
}
