import type { Words } from '#words/words.ts'
import type { Viewer } from './viewer.ts'

export type SiteLinkGroup = 'reports' | 'resources' | 'compliance' | 'legal' | 'connect' | 'account'

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
 * exist are here. `account` rows form the user menu; `reports` rows are in the footer alone.
 */
export const siteLinks: readonly SiteLink[] = [
  { group: 'reports', label: 'Reports', href: '/reports' },
  { group: 'reports', label: 'Corrections', href: '/corrections' },
  { group: 'reports', label: 'Read without a line', href: '/offline' },
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
  { group: 'account', label: 'My reports', href: '/reports/mine' },
  { group: 'account', label: 'Notifications', href: '/notifications' },
  { group: 'account', label: 'Notification Preferences', href: '/notification-preferences' },
  { group: 'account', label: 'Profile Settings', href: '/profile' },
  {
    group: 'account',
    label: 'Subscription Plans',
    href: '/subscription-plans',
    warning: { when: ({ subscriptionInactive }) => subscriptionInactive, text: 'Not active' },
  },
  { group: 'account', label: 'Billing', href: '/subscription-plans/billing' },
  { group: 'account', label: 'Short tour', href: '/tour' },
  { group: 'account', label: 'Declaration', href: '/declaration', for: ({ panel }) => panel !== null },
  {
    group: 'account',
    label: 'Correction requests',
    href: '/correction-requests',
    for: ({ panel }) => panel !== null,
  },
  { group: 'account', label: 'Messages', href: '/admin/messages', for: ({ panel }) => panel !== null },
  {
    group: 'account',
    label: 'Page views',
    href: '/admin/page-views',
    for: ({ isAdministrator }) => isAdministrator,
  },
  {
    group: 'account',
    label: 'User management',
    href: '/user-management',
    for: ({ isAdministrator }) => isAdministrator,
  },
  {
    group: 'account',
    label: 'Expert dashboard',
    href: '/expert-dashboard',
    for: ({ hasExpertWork }) => hasExpertWork,
  },
  {
    group: 'account',
    label: 'Expert network',
    href: '/expert-network',
    for: ({ panel }) => panel !== null,
  },
  {
    group: 'account',
    label: 'Expert management',
    href: '/expert-management',
    for: ({ isAdministrator }) => isAdministrator,
  },
  {
    group: 'account',
    label: 'Vouchers',
    href: '/admin/vouchers',
    for: ({ isAdministrator }) => isAdministrator,
  },
  {
    group: 'account',
    label: 'Payments',
    href: '/admin/payments',
    for: ({ isAdministrator }) => isAdministrator,
  },
  {
    group: 'account',
    label: 'Content management',
    href: '/content-management',
    for: ({ isAdministrator }) => isAdministrator,
  },
]

type FooterTitle = 'resources' | 'legal' | 'connect'

export function linksOf(group: SiteLinkGroup): readonly SiteLink[] {
  return siteLinks.filter((link) => link.group === group)
}

export function accountLinksFor(viewer: Viewer): readonly SiteLink[] {
  return linksOf('account').filter((link) => link.for?.(viewer) ?? true)
}

/** The columns of the footer; one without links is left out. */
export function footerColumns(): readonly { title: FooterTitle; links: readonly SiteLink[] }[] {
  return [
    { title: 'resources' as const, links: [...linksOf('reports'), ...linksOf('resources')] },
    { title: 'legal' as const, links: [...linksOf('legal'), ...linksOf('compliance')] },
    { title: 'connect' as const, links: linksOf('connect') },
  ].filter((column) => column.links.length > 0)
}
