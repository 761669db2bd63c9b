import type { FeatureAction } from './feature-actions.ts'

/** The signed-in person, as the shell needs to know them. */
export type Viewer = {
  username: string
  email: string
  /** Plan name, or 'Free User'. */
  planBadge: string
  subscriptionInactive: boolean
  /** Admin Panel, Officer Panel or Reviewer Panel. */
  panel: { label: string; href: string } | null
  /** Staff, but not an auditor. */
  worksOnReports: boolean
  isAdministrator: boolean
  /** Has a dashboard of experts: staff, and verified experts. */
  hasExpertWork: boolean
  /** Which pages of paid plans are open to them: the same rules as those of the pages. */
  opens: readonly FeatureAction[]
  unread: number
  /** A short value for the rest, so that the live line can say that it has changed. */
  profile: string
  formToken: string
  /** Seconds from when the page was made. */
  sessionEndsIn: number
}
