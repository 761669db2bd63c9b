import { lastWords } from '../in-scripts/last-words.ts'

/** What every form and every page that cannot be shown has in common. */
export const forms = {
  forms: {
    optional: '(optional)',
    confirmation: 'Your password, or a code from your app',
    leave: 'You have not sent this. Leave, and lose what you typed?',
    dismiss: 'Dismiss',
    pages: 'Pages',
    newer: 'Newer',
    older: 'Older',
  },
  refused: lastWords,
} as const
