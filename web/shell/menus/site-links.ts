import type { Words } from '#words/words.ts'
import type { FeatureAction } from '../feature-actions.ts'
import type { Viewer } from '../viewer.ts'

export type SiteLinkGroup = 'reports' | 'resources' | 'compliance' | 'legal' | 'connect' | AccountGroup

/** The parts of the user menu, in this order. */
export const accountGroups = ['mine', 'settings', 'staff'] as const
export type AccountGroup = (typeof accountGroups)[number]

export type SiteLink = {
  group: SiteLinkGroup
  label: keyof Words['links']
  href: string
  /** Who sees it, among those who are signed in. Everyone, when left out. */
  for?: (viewer: Viewer) => boolean
  /** When a red sign is beside it, and what the sign says. */
  warning?: { when: (viewer: Viewer) => boolean; text: keyof Words['links'] }
}

/**
 * Every link of the menus and the footer, in the order shown. A row here appears everywhere it belongs; only pages that
 * exist are here. The rows of `accountGroups` form the user menu.
 */
export const siteLinks: readonly SiteLink[] = [
  { group: 'reports', label: 'Reports', href: '/reports' },
  { group: 'reports', label: 'Corrections', href: '/corrections' },
  { group: 'reports', label: 'Read offline', href: '/offline' },
  { group: 'resources', label: 'Methodology', href: '/methodology' },
  { group: 'resources', label: 'Education', href: '/educational-resources' },
  { group: 'resources', label: 'Tools', href: '/educational-resources?tab=tools' },
  { group: 'resources', label: 'Documentation', href: '/documentation' },
  { group: 'resources', label: 'FAQ', href: '/faq' },
  { group: 'resources', label: 'Transparency', href: '/transparency' },
  { group: 'resources', label: 'Figures', href: '/transparency/figures' },
  { group: 'compliance', label: 'Regulatory', href: '/regulatory-compliance' },
  { group: 'legal', label: 'Legal', href: '/legal-compliance' },
  { group: 'legal', label: 'Terms', href: '/terms-of-service' },
  { group: 'legal', label: 'Privacy', href: '/privacy-policy' },
  { group: 'connect', label: 'About', href: '/about' },
  { group: 'connect', label: 'Contact', href: '/contact' },
  { group: 'connect', label: 'Where to report', href: '/educational-resources?tab=where' },
  { group: 'connect', label: 'Expert network', href: '/expert-network' },
  { group: 'connect', label: 'Source code', href: '/source' },
  { group: 'mine', label: 'My reports', href: '/reports/mine' },
  { group: 'mine', label: 'Notifications', href: '/notifications' },
  { group: 'mine', label: 'Dashboard', href: '/dashboard', for: opens('dashboard.see') },
  { group: 'mine', label: 'Analytics', href: '/analytics', for: opens('analytics.see') },
  { group: 'mine', label: 'Folders', href: '/folders', for: opens('folder.change') },
  { group: 'mine', label: 'Lists of names', href: '/name-lists', for: opens('name-list.compare') },
  { group: 'mine', label: 'Advanced search', href: '/advanced-search', for: opens('search.advanced') },
  { group: 'settings', label: 'Notification Preferences', href: '/notification-preferences' },
  { group: 'settings', label: 'Profile Settings', href: '/profile' },
  {
    group: 'settings',
    label: 'Subscription Plans',
    href: '/subscription-plans',
    warning: { when: ({ subscriptionInactive }) => subscriptionInactive, text: 'Not active' },
  },
  { group: 'settings', label: 'Billing', href: '/subscription-plans/billing' },
  { group: 'settings', label: 'Short tour', href: '/tour' },
  { group: 'staff', label: 'Declaration', href: '/declaration', for: ({ worksOnReports }) => worksOnReports },
  {
    group: 'staff',
    label: 'Correction requests',
    href: '/correction-requests',
    for: ({ worksOnReports }) => worksOnReports,
  },
  { group: 'staff', label: 'Messages', href: '/admin/messages', for: ({ worksOnReports }) => worksOnReports },
  {
    group: 'staff',
    label: 'Page views',
    href: '/admin/page-views',
    for: ({ isAdministrator }) => isAdministrator,
  },
  {
    group: 'staff',
    label: 'User management',
    href: '/user-management',
    for: ({ isAdministrator }) => isAdministrator,
  },
  {
    group: 'mine',
    label: 'Expert dashboard',
    href: '/expert-dashboard',
    for: ({ hasExpertWork }) => hasExpertWork,
  },
  {
    group: 'staff',
    label: 'Expert network',
    href: '/expert-network',
    for: ({ worksOnReports }) => worksOnReports,
  },
  {
    group: 'staff',
    label: 'Expert management',
    href: '/expert-management',
    for: ({ isAdministrator }) => isAdministrator,
  },
  {
    group: 'staff',
    label: 'Vouchers',
    href: '/admin/vouchers',
    for: ({ isAdministrator }) => isAdministrator,
  },
  {
    group: 'staff',
    label: 'Payments',
    href: '/admin/payments',
    for: ({ isAdministrator }) => isAdministrator,
  },
  {
    group: 'staff',
    label: 'Content management',
    href: '/content-management',
    for: ({ isAdministrator }) => isAdministrator,
  },
  {
    group: 'staff',
    label: 'Settings of the site',
    href: '/admin/settings',
    for: ({ isAdministrator }) => isAdministrator,
  },
]

type FooterTitle = 'resources' | 'legal' | 'connect'

export function linksOf(group: SiteLinkGroup): readonly SiteLink[] {
  return siteLinks.filter((link) => link.group === group)
}

/** The rows of the user menu that this person has, by their parts. The panel comes first among those for staff. */
export function accountLinksFor(viewer: Viewer): { group: AccountGroup; links: readonly SiteLink[] }[] {
  return accountGroups
    .map((group) => ({ group, links: linksOf(group).filter((link) => link.for?.(viewer) ?? true) }))
    .filter(({ links }) => links.length > 0)
}

/** Pages of staff's work, which need no list of everything else there is. */
export function isPageOfStaff(pathname: string): boolean {
  return ['/admin', ...linksOf('staff').map(({ href }) => href)].some(
    (page) => page !== '/expert-network' && (pathname === page || pathname.startsWith(`${page}/`)),
  )
}

/** What staff may want below a page of their work. */
export function shortFooter(): readonly SiteLink[] {
  return ['/methodology', '/privacy-policy', '/contact', '/source'].flatMap(
    (href) => siteLinks.find((link) => link.href === href) ?? [],
  )
}

/** The columns of the footer; one without links is left out. */
export function footerColumns(): readonly { title: FooterTitle; links: readonly SiteLink[] }[] {
  return [
    { title: 'resources' as const, links: [...linksOf('reports'), ...linksOf('resources')] },
    { title: 'legal' as const, links: [...linksOf('legal'), ...linksOf('compliance')] },
    { title: 'connect' as const, links: linksOf('connect') },
  ].filter((column) => column.links.length > 0)
}

// A hoisted function, because the table above asks for it.
function opens(action: FeatureAction): (viewer: Viewer) => boolean {
  return (viewer) => viewer.opens.includes(action)
}
