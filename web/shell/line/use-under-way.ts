import { useNavigation } from 'react-router'
import { useLineTrouble } from './line-state.ts'

/** Whether the next page is on its way. What waits for another press is not, though the router goes on waiting for it. */
export function useIsUnderWay(): boolean {
  const { state } = useNavigation()
  const trouble = useLineTrouble()
  return state !== 'idle' && (trouble === null || trouble.kind === 'arrived')
}
