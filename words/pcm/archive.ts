import type { DraftOf } from '../words.ts'

export const archive = {
  archiveRecord: {
    proof: 'Proof say the log get dis record',
    namesake:
      'Plenty people fit get one name. Dis record na about one person, wey dis court try for dis charge. E no talk anything about other people with the name.',
    description:
      'Conviction for {offense} by the {court}, {day}. From the archive of convictions, with where e from come.',
    convicted: 'Court convict am',
    withdrawnTitle: 'Dem don take am back',
    withdrawn: 'Dem take dis record back on {day}. Wetin e talk don delete.',
    changed: 'Two staff change dis record on {day}.',
    sample: 'Sample wey dem invent',
    sampleText:
      'Dem invent dis record. E dey show how record of the archive dey look: the person no dey and the case no dey.',
    terms: {
      offense: 'Offence',
      court: 'Court',
      state: 'State where the court sit',
      convicted: 'Convicted',
      sentence: 'Sentence',
      fine: 'Option of fine',
      forfeited: 'Wetin dem lose to government',
      restitution: 'Wetin dem must pay back',
      sections: 'Sections of the law',
      charge: 'Charge number',
      judge: 'Judge',
      appeal: 'Appeal',
      publisher: 'Who publish am',
      source: 'Where e from come',
    },
    title: 'Archive',
  },
} as const satisfies DraftOf<'archive'>
