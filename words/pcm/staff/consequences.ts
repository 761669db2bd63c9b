import type { DraftOf } from '../../words.ts'

export const consequences = {
  consequences: {
    title: 'Wetin happen after',
    two: 'Two of our staff check each line. Charge or investigation no be judgment.',
    source: 'Where e from come: {source}',
    acquittedOn: 'Court free am on {day}',
    acquitted:
      'Court decide say the person wey dis report name win. Make you remember am as you dey read the report.',
  },
} as const satisfies DraftOf<'consequences'>
