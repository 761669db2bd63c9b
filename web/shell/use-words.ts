import { useRouteLoaderData } from 'react-router'
import type { Words } from '#words/words.ts'
import type { loader } from '../root.tsx'

export type ShellWords = Pick<Words, 'shell' | 'links' | 'consent'>

/** The words of the frame, in the language of the page. Null where not even the frame could be loaded. */
export function useWords(): ShellWords | null {
  return useRouteLoaderData<typeof loader>('root')?.words ?? null
}
