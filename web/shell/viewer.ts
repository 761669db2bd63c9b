/** The signed-in person, as the shell needs to know them. */
export type Viewer = {
  username: string
  email: string
  /** Plan name, or 'Free User'. */
  planBadge: string
  subscriptionInactive: boolean
  /** Admin Panel, Officer Panel or Reviewer Panel. */
  panel: { label: string; href: string } | null
  isAdministrator: boolean
  /** Has a dashboard of experts: staff, and verified experts. */
  hasExpertWork: boolean
  /** Whether the plan has the export of lists. */
  hasExport: boolean
  unread: number
  formToken: string
  /** Seconds from when the page was made. */
  sessionEndsIn: number
}
