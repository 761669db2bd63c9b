import type { PlanNews } from '#domain/plans/renewals.ts'
import type { OperatorSettings } from '#server/kernel/operator-settings.ts'
import type { SiteNow } from '#server/settings/site-now.ts'
import type { Words } from '#words/words.ts'
import type { toastOf } from '../toasts.ts'
import type { Viewer } from './viewer.ts'

type OfSite = Pick<SiteNow, 'siteName' | 'operatorName' | 'socialLinks' | 'banner' | 'readyNotice'>

/** The operator's logo by its address. Its sides are known before it comes. */
export type ShownLogo = { href: string; width: number; height: number }

/** What the loader of `root.tsx` brings for the frame of every page. */
export type FrameData = OfSite & {
  logo: ShownLogo | null
  statistics: OperatorSettings['statistics']
  isDemonstration: boolean
  viewer: Viewer | null
  bell: Words['bell'] | null
  /** For staff: the names of the pages that theirs are below, and beside. */
  trail: Words['trail'] | null
  /** What the signed-in person has to do about their plan. */
  planNews: PlanNews | null
  tour: Words['tour'] | null
  toast: ReturnType<typeof toastOf>
  words: Pick<Words, 'shell' | 'links' | 'consent' | 'forms'>
  language: {
    name: string
    tag: string
    isDraft: boolean
    prefix: string
    others: { name: string; tag: string; prefix: string }[]
  }
}

/** The route whose loader that is. */
export const frameRoute = 'root'
