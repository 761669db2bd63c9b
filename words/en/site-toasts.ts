/** What an operator did to the site; part of `toasts.ts`. */
export const siteToasts = {
  'setting-changed': { title: 'Saved', description: 'It counts for each reader from now on.' },
  'setting-proposed': {
    title: 'Change proposed',
    description: 'It counts when another officer or administrator confirms it.',
  },
} as const
