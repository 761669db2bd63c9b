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
  recordConsequence: {
    tab: 'Wetin happen after {number}',
    title: 'Record wetin happen after',
    lead: 'E go show for the report once second person confirm am. Record wetin authority or court do, no be wetin people dey talk.',
    present: 'Wetin dey recorded so far',
    remove: 'Propose make e comot',
    labels: { consequence: 'Wetin happen', happenedOn: 'Day wey e happen', source: 'Where e from come' },
    sourceHint:
      'Where person wey dey read fit check am: court, case number and publication, or address. E no fit pass 500 characters.',
    meanings: {
      investigation: 'Authority don talk say e dey look the matter.',
      charge: 'Dem file charge for court. E no be judgment.',
      acquittal: 'Court find say the person no guilty, or end the case make the person win.',
      conviction: 'Court find the person guilty. Appeal fit follow.',
      recovery: 'Dem pay money or property back, or government collect am.',
    },
    button: 'Propose am',
    failure: 'E no propose',
  },
} as const satisfies DraftOf<'consequences'>
