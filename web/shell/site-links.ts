import type { Viewer } from './viewer.ts'

export type SiteLinkGroup = 'reports' | 'resources' | 'compliance' | 'legal' | 'connect' | 'account'

export type SiteLink = {
  group: SiteLinkGroup
  label: string
  href: string
  /** Who sees it, among those who are signed in. Everybody, when left out. */
  for?: (viewer: Viewer) => boolean
  /** When a red sign stands beside it, and what the sign says. */
  warning?: { when: (viewer: Viewer) => boolean; text: string }
}

/**
 * Every link of the menus and the footer, in the order shown. A row here appears everywhere it belongs; only pages that
 * exist stand here. `account` rows form the user menu; `reports` rows stand in the footer alone.
 */
export const siteLinks: readonly SiteLink[] = [
  { group: 'reports', label: 'Reports', href: '/reports' },
  { group: 'resources', label: 'Methodology', href: '/methodology' },
  { group: 'resources', label: 'Education', href: '/educational-resources' },
  { group: 'compliance', label: 'Regulatory', href: '/regulatory-compliance' },
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
  { group: 'account', label: 'Short tour', href: '/tour' },
  {
    group: 'account',
    label: 'User management',
    href: '/user-management',
    for: ({ isAdministrator }) => isAdministrator,
  },
  {
    group: 'account',
    label: 'Content management',
    href: '/content-management',
    for: ({ isAdministrator }) => isAdministrator,
  },
]

export function linksOf(group: SiteLinkGroup): readonly SiteLink[] {
  return siteLinks.filter((link) => link.group === group)
}

export function accountLinksFor(viewer: Viewer): readonly SiteLink[] {
  return linksOf('account').filter((link) => link.for?.(viewer) ?? true)
}

/** The columns of the footer; one without links is left out. */
export function footerColumns(): readonly { title: string; links: readonly SiteLink[] }[] {
  return [
    { title: 'Resources', links: [...linksOf('reports'), ...linksOf('resources')] },
    { title: 'Legal', links: [...linksOf('legal'), ...linksOf('compliance')] },
    { title: 'Connect', links: linksOf('connect') },
  ].filter((column) => column.links.length > 0)
}
