/** The tabs of /educational-resources, by what stands in the address. */
export const tabs = [
  { tab: 'before', label: 'Before you report', href: '/educational-resources' },
  { tab: 'evidence', label: 'Evidence', href: '/educational-resources?tab=evidence' },
  { tab: 'rights', label: 'Your rights', href: '/educational-resources?tab=rights' },
  { tab: 'where', label: 'Where to report', href: '/educational-resources?tab=where' },
  { tab: 'tools', label: 'Tools', href: '/educational-resources?tab=tools' },
] as const

export type Tab = (typeof tabs)[number]['tab']

export function tabOf(name: string | null): Tab {
  return tabs.find(({ tab }) => tab === name)?.tab ?? 'before'
}
