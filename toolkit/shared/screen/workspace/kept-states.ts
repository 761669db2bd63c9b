import type { States } from '@fitila/formats/workspace/pack-workspace'
import type { ToolName } from '../../tool-about.ts'

/** A tool that is in the page: what it holds now, and how it takes what it held before. */
export type Keeper = { state: unknown; take(state: unknown): boolean }

const keepers = new Map<ToolName, Keeper>()
/** For tools that are not in the page yet. */
const waiting = new Map<ToolName, unknown>()

/** Called at each change, so that what is saved is what is on the screen. */
export function keep(tool: ToolName, keeper: Keeper): void {
  keepers.set(tool, keeper)
}

/** A tool came into the page: it takes what waits for it. */
export function takeWaiting(tool: ToolName): void {
  const keeper = keepers.get(tool)
  if (keeper && waiting.has(tool)) keeper.take(waiting.get(tool))
  waiting.delete(tool)
}

export function statesNow(): States {
  return Object.fromEntries([...waiting, ...[...keepers].map(([tool, { state }]) => [tool, state] as const)])
}

/**
 * Hands each tool its state. Tools that are not in the page yet take theirs as soon as they are.
 *
 * @returns the tools whose state does not have the shape that this version knows; they stay as they are
 */
export function putBack(states: States, known: readonly ToolName[]): ToolName[] {
  return known.filter((tool) => {
    if (!(tool in states)) return false
    const keeper = keepers.get(tool)
    if (keeper) return !keeper.take(states[tool])
    waiting.set(tool, states[tool])
    return false
  })
}
