import type { Words } from '#words/words.ts'

type Label = keyof Words['links']

/** Pages of words that are the same for everyone. No report, no search, no form, nothing of an account. */
const kept: readonly { path: string; label: Label | null; more?: keyof Words['offline']['tabs'] }[] = [
  { path: '/', label: null },
  { path: '/methodology', label: 'Methodology' },
  { path: '/educational-resources', label: 'Education', more: 'before' },
  { path: '/educational-resources?tab=evidence', label: 'Education', more: 'evidence' },
  { path: '/educational-resources?tab=rights', label: 'Education', more: 'rights' },
  { path: '/educational-resources?tab=where', label: 'Where to report' },
  { path: '/documentation', label: 'Documentation' },
  { path: '/faq', label: 'FAQ' },
  { path: '/about', label: 'About' },
  { path: '/regulatory-compliance', label: 'Regulatory' },
  { path: '/legal-compliance', label: 'Legal' },
  { path: '/terms-of-service', label: 'Terms' },
  { path: '/privacy-policy', label: 'Privacy' },
]

export type PageToKeep = { address: string; title: string }

/** Their addresses in one language, and what the list of copies calls them. */
export function pagesToKeep(
  prefix: string,
  { links, offline }: Pick<Words, 'links' | 'offline'>,
): PageToKeep[] {
  return kept.map(({ path, label, more }) => ({
    address: path === '/' && prefix ? prefix : `${prefix}${path}`,
    title: [label ? links[label] : offline.firstPage, more && offline.tabs[more]].filter(Boolean).join(': '),
  }))
}
