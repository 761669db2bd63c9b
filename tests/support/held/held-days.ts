import type { EndingName } from '#domain/retention/retention.ts'
import { countPageView } from '#server/analytics/count-page-view.ts'
import { note } from '#server/journal/note.ts'
import { cast } from '#tests/cast.ts'
import type { TestApplication } from '../test-application.ts'
import { type HeldThing, untilDay } from './held-thing.ts'

/** What is kept by the day on which it happened, and not by a moment. */
export const heldDays = {
  async 'security journal'(application: TestApplication): Promise<HeldThing> {
    const { officer } = await cast(application, 'officer')
    await note(application, officer, 'logged-in')
    return { rows: 'journal_days', lives: untilDay(application, 181) }
  },
  async 'page views'(application: TestApplication): Promise<HeldThing> {
    await countPageView(application, { route: 'learn/faq', referrer: '' }, new Headers())
    return { rows: 'page_views', lives: untilDay(application, 426) }
  },
} as const satisfies Partial<Record<EndingName, (application: TestApplication) => Promise<HeldThing>>>
