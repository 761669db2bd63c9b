import { useCallback, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { type FrameData, frameRoute } from './frame-data.ts'
import { useKeptSession } from './keep-session.ts'
import type { Viewer } from './viewer.ts'

/** The message of a page that is still open when its session ends, until the next page. */
export function useSessionEnd(viewer: Viewer | null) {
  const { key } = useLocation()
  const words = useRouteLoaderData<FrameData>(frameRoute)?.words.shell
  const [page, setPage] = useState({ key, isOver: false })
  if (page.key !== key) setPage({ key, isOver: false })
  useKeptSession(
    viewer,
    useCallback(() => setPage((shown) => ({ ...shown, isOver: true })), []),
  )
  if (!page.isOver || !words) return null
  return { title: words.sessionEnded, description: words.sessionEndedText, tone: 'danger' as const }
}
