import type { World } from './world.ts'

export const findings = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'A12'] as const

/** What an attacker found in November 2026, tried again the way they did it. */
export type Recipe = {
  finding: (typeof findings)[number]
  what: string
  /** @returns what came back, in a few words, and whether the way is closed */
  attempt(world: World): Promise<Outcome>
}

export type Outcome = { printed: string; isClosed: boolean }

/** Closed when the site answered so, and no row of this query changed. */
export async function unchanged(
  world: World,
  query: string,
  act: () => Promise<Response>,
  allowed: readonly number[],
): Promise<Outcome> {
  const before = JSON.stringify(await world.value(query))
  const { status } = await act()
  const after = JSON.stringify(await world.value(query))
  return {
    printed: `${status}; the database said ${before}, and says ${after}`,
    isClosed: allowed.includes(status) && before === after,
  }
}
