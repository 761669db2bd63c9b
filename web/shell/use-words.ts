import { useRouteLoaderData } from 'react-router'
import type { Words } from '#words/words.ts'
import { type FrameData, frameRoute } from './frame-data.ts'

export type ShellWords = Pick<Words, 'shell' | 'links' | 'consent'>

/** The words of the frame, in the language of the page. Null where not even the frame could be loaded. */
export function useWords(): ShellWords | null {
  return useRouteLoaderData<FrameData>(frameRoute)?.words ?? null
}
