import type { OutsideStatistics } from '#server/kernel/operator-settings.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { PageViewCounter } from './page-view-counter.tsx'

type CountingProps = { statistics: OutsideStatistics | null; isSignedIn: boolean }

/** A person who is logged in is not counted, and so is not asked either. */
export function Counting({ statistics, isSignedIn }: CountingProps) {
  if (isSignedIn) return null
  return (
    <>
      <ConsentBanner />
      <PageViewCounter statistics={statistics} />
    </>
  )
}
