import { fieldRefusals } from '#domain/field-refusals.ts'
import { type RefusalCode, refusals, waitingTexts } from '#domain/refusals.ts'
import { lastWords } from '../in-scripts/last-words.ts'

type Titled = { title: string; text: string }

const refusalWords: Record<RefusalCode, Titled> = refusals

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
  /** By code; told by the server alone. */
  refusals: refusalWords,
  problems: fieldRefusals,
  waiting: waitingTexts,
} as const
