import type { DraftOf } from '../../words.ts'

export const keeping = {
  keeping: {
    tab: 'How long we dey keep {number}',
    title: 'How long we dey keep dis report',
    lead: 'If no person dey work on one report, we dey delete the words, files and messages after some time. The number, the days and the history go remain.',
    holdByOthers: 'For court or authority, officer or administrator fit propose make we keep am longer.',
    noEnd: 'No end dey announced. We dey warn the person wey report 30 days before.',
    noPeriod: 'Dis report no get such time',
    noPeriodText: 'We don delete the words, or the person wey report don take am back.',
    keepLonger: 'Keep am longer',
    why: 'Why',
    whyHint: 'The time go start again. The history dey talk who keep am.',
    choose: 'Choose',
    reasons: {
      'being-checked': 'We dey check am',
      'waiting-for-papers': 'We dey wait for papers',
      'waiting-for-source': 'We dey wait for the person wey report',
      'too-few-people': 'We no get enough people now',
    },
    keep: 'Keep am longer',
    hold: 'To keep am for court',
    holdText:
      'As long as court or authority dey ask for dis report, we no go delete the words. Second person must confirm am. The person wey report dey see the last day, and fit still delete am if e never enter public.',
    howLong: 'For how long',
    days: '{days} days from today',
    endNow: 'Stop to keep am for court',
    order: 'Who dey ask, and by which order',
    orderHint: 'Second person go read am. We dey seal am with the report.',
    propose: 'Propose am',
    waits: 'Second person must confirm dis one',
    waitsText: 'E dey wait for “Wetin dey wait for second person”.',
    failure: 'Nothing change',
  },
} as const satisfies DraftOf<'keeping'>
