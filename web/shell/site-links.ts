import type { Viewer } from './viewer.ts'

export type SiteLinkGroup = 'resources' | 'compliance' | 'legal' | 'connect' | 'account'

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
 * exist stand here. `account` rows form the user menu.
 */
export const siteLinks: readonly SiteLink[] = [
  { group: 'resources', label: 'Methodology', href: '/methodology' },
  { group: 'compliance', label: 'Regulatory', href: '/regulatory-compliance' },
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
    { title: 'Resources', links: linksOf('resources') },
    { title: 'Legal', links: [...linksOf('legal'), ...linksOf('compliance')] },
    { title: 'Connect', links: linksOf('connect') },
  ].filter((column) => column.links.length > 0)
}
