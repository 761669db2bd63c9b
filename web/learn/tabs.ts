/** The tabs of /educational-resources, by their name in the address. */
export const tabs = ['before', 'evidence', 'rights', 'where', 'phone', 'tools'] as const

export type Tab = (typeof tabs)[number]

export function tabOf(name: string | null): Tab {
  return tabs.find((tab) => tab === name) ?? 'before'
}

export function tabHref(tab: Tab): string {
  return tab === 'before' ? '/educational-resources' : `/educational-resources?tab=${tab}`
}
