import type { Shape } from '@fitila/formats/shape'
import { useEffect } from 'react'
import type { ToolName } from '../../tool-about.ts'
import { markChanged } from '../use-unsaved.ts'
import { keep, takeWaiting } from './kept-states.ts'

/** What a tool holds goes into the workspace file, and comes back from it. */
export function useKept<State extends object>(
  tool: ToolName,
  state: State,
  { fits, takeBack }: { fits: Shape<State>; takeBack(state: State): void },
): void {
  useEffect(() =>
    keep(tool, {
      state,
      take(given) {
        if (!fits(given)) return false
        takeBack(given)
        return true
      },
    }),
  )
  useEffect(() => takeWaiting(tool), [tool])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of one state are always the same ones.
  useEffect(markChanged, Object.values(state))
}
