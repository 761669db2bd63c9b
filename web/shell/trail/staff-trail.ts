import { matchPath } from 'react-router'

/** Pages that others are below, by the name that `words/en/staff/trail.ts` gives them. The panel is named after the role. */
export const staffPlaces = {
  panel: '/admin',
  proposals: '/admin/proposals',
  settings: '/admin/settings',
  vouchers: '/admin/vouchers',
  people: '/user-management',
  person: '/user-management/:id',
  content: '/content-management',
  experts: '/expert-management',
  requests: '/correction-requests',
  request: '/correction-requests/:request',
  report: '/reports/:id',
} as const

export type StaffPlace = keyof typeof staffPlaces

/** What each page of staff is below, the nearest last. A page that is missing here fails a test. */
export const staffParents: Record<string, readonly StaffPlace[]> = {
  '/admin': [],
  '/declaration': ['panel'],
  '/admin/proposals': ['panel'],
  '/admin/proposals/:id/rows': ['panel', 'proposals'],
  '/admin/proposals/:id/signature': ['panel', 'proposals'],
  '/admin/figures': ['panel'],
  '/admin/judgements': ['panel'],
  '/admin/settings': ['panel'],
  '/admin/settings/:setting': ['panel', 'settings'],
  '/admin/messages': ['panel'],
  '/admin/journal': ['panel'],
  '/admin/page-views': ['panel'],
  '/admin/payments': ['panel'],
  '/admin/vouchers': ['panel'],
  '/admin/vouchers/:batch': ['panel', 'vouchers'],
  '/user-management': ['panel'],
  '/user-management/:id': ['panel', 'people'],
  '/user-management/:id/suspension': ['panel', 'people', 'person'],
  '/user-management/:id/plan': ['panel', 'people', 'person'],
  '/content-management': ['panel'],
  '/content-management/records/:reference': ['panel', 'content'],
  '/expert-management': ['panel'],
  '/expert-management/:id': ['panel', 'experts'],
  '/correction-requests': ['panel'],
  '/correction-requests/:request': ['panel', 'requests'],
  '/correction-requests/:request/papers/:paper': ['panel', 'requests', 'request'],
  '/reports/:id/case': ['panel', 'report'],
  '/reports/:id/claim': ['panel', 'report'],
  '/reports/:id/originals': ['panel', 'report'],
  '/reports/:id/keeping': ['panel', 'report'],
  '/reports/:id/verification': ['panel', 'report'],
  '/reports/:id/rating': ['panel', 'report'],
  '/reports/:id/peer-review': ['panel', 'report'],
  '/reports/:id/approval': ['panel', 'report'],
  '/reports/:id/rejection': ['panel', 'report'],
  '/reports/:id/reopening': ['panel', 'report'],
  '/reports/:id/reply': ['panel', 'report'],
  '/reports/:id/consequences': ['panel', 'report'],
  '/reports/:id/signature': ['panel', 'report'],
  '/reports/:id/petitions': ['panel', 'report'],
  '/reports/:id/retraction': ['panel', 'report'],
  '/reports/:id/correction/proposal': ['panel', 'report'],
  '/reports/:id/correction/answer': ['panel', 'report'],
  '/reports/:id/correction/confirmation': ['panel', 'report'],
  '/reports/:id/experts': ['panel', 'report'],
  '/reports/:id/experts/pages/:attachment': ['panel', 'report'],
}

export type Crumb = { place: StaffPlace; href: string }

/** The way to a page of staff, from the panel down. Empty for the panel, and for every page that is none of staff's. */
export function trailTo(pathname: string): Crumb[] {
  for (const [pattern, places] of Object.entries(staffParents)) {
    const match = matchPath(pattern, pathname)
    if (match)
      return places.map((place) => ({
        ...{
          place,
          href: staffPlaces[place].replace(/:(\w+)/, (_, name: string) => match.params[name] ?? ''),
        },
      }))
  }
  return []
}
