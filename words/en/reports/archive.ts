/** A conviction of the archive. */
export const archive = {
  archiveRecord: {
    proof: 'Proof that the log has this record',
    namesake:
      'Many people share a name. This record is about one person, tried in this court on this charge. It says nothing about others of that name.',
    description:
      'Conviction for {offense} by the {court}, {day}. From the archive of convictions, with its source.',
    convicted: 'Convicted by a court',
    withdrawnTitle: 'Withdrawn',
    withdrawn: 'This record was withdrawn on {day}. What it said is deleted.',
    changed: 'Two people of the staff changed this record on {day}.',
    sample: 'Invented sample',
    sampleText:
      'This record is invented. It shows what a record of the archive looks like: there is no such person and no such case.',
    terms: {
      offense: 'Offence',
      court: 'Court',
      state: 'State where the court sat',
      convicted: 'Convicted',
      sentence: 'Sentence',
      fine: 'Option of a fine',
      forfeited: 'Forfeited',
      restitution: 'To be paid back',
      sections: 'Sections of the law',
      charge: 'Charge number',
      judge: 'Judge',
      appeal: 'Appeal',
      publisher: 'Published by',
      source: 'Source',
    },
    title: 'Archive',
  },
} as const
