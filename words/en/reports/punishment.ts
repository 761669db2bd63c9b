import type { Punishment } from '#domain/conversations/punishment.ts'

const punishmentNames = {
  dismissed: 'I lost my job',
  suspended: 'I am suspended from work',
  'pay-stopped': 'My pay is stopped or cut',
  transferred: 'I was transferred or lost my position',
  charged: 'I got a query, or a disciplinary panel',
  threatened: 'I am threatened or watched',
  attacked: 'I, or people near me, were attacked',
  police: 'The police invited, searched or arrested me',
  sued: 'I was sued, or got a lawyer’s letter',
  other: 'Something else',
} as const satisfies Record<Punishment, string>

/** For a source who is punished for a report: telling it, and who helps. */
export const punishment = {
  punishmentNames,
  punished: {
    tab: 'Fitila',
    title: 'If you are punished for your report',
    lead: 'Tell us what happened. We keep it sealed beside report {number}.',
    danger: 'If you are in danger now',
    dangerText: 'Leave this page and go to a safe place first. Write to us later.',
    firstTitle: 'Do this first',
    first: [
      'Keep every letter, query and payslip. Keep them outside your office and your work phone.',
      'Write down what happened, on which day, and who was there.',
      'Sign nothing and resign from nothing before a lawyer has read it.',
      'Do not tell people at work that you reported. They may not know who it was.',
      'If police invite you, ask why, and ask for a lawyer before you say more.',
    ],
    canTitle: 'What we can do, and what we cannot',
    can: [
      'Staff who may read your report read this. They can answer in the messages, and be more careful with the report.',
      'Nothing of this becomes public. It is kept as long as the text of the report, and you can delete it here.',
      'We keep the day on which you tell us, and no hour.',
      'We are no lawyers, and we cannot protect you. The bodies below may help.',
    ],
    tellTitle: 'Tell us what happened',
    what: 'What happened?',
    whatHint: 'Choose all that are true.',
    state: 'In which state are you?',
    stateHint: 'Leave it empty if you do not want to say. The list below shows help in every state.',
    noState: 'I do not want to say',
    text: 'What happened, and since which day?',
    textHint: 'Say what makes you think that it is because of the report, and what papers you have.',
    button: 'Keep it beside my report',
    failure: 'Nothing was kept.',
    closed:
      'This report is withdrawn or deleted, so nothing can be added to it. The help below is still for you.',
    toldTitle: 'What you told us',
    delete: 'Delete what I told you here',
    deleteText:
      'We delete all of it at once. Neither you nor staff can get it back. Staff may have read it before.',
    deleteConfirm: 'Delete it for good',
    back: 'Back to your report',
    link: 'If you are punished for your report',
    forStaff: 'The source is punished for this report',
    forStaffText:
      'Ask nothing that shows who the source is. Do not call their employer. Think of the source before each step that becomes public.',
    ofState: 'in {state}',
  },
  punishedHelp: {
    title: 'Lawyers and help',
    notLegal:
      'This is information, and no legal advice. Addresses change, so check them on the site of the body.',
    beforeYouCall:
      'Do not use your work phone, and say first that it must stay between you. You need not say that you wrote to us.',
    lawTitle: 'What the law says',
    bodiesTitle: 'Who can help in every state',
    statesTitle: 'Where they have an office',
    state: 'In {state}',
    legalAid: 'Legal Aid Council: an office in {capital}, the capital.',
    complaints: 'Public Complaints Commission: an office in each state.',
    rights: 'National Human Rights Commission: an office in this state.',
    noRights: 'National Human Rights Commission: we found no office in this state. Those nearest: {near}.',
    all: 'Every state',
    row: '{state}: {capital}',
    rowWithRights: '{state}: {capital}; the National Human Rights Commission too',
    rowsHint:
      'The Legal Aid Council has an office in the capital of each state. The list shows the capital after each state.',
    withoutSource: { capital: 'We have read no source for the names of the capitals.' },
    offices: {
      'legal-aid': 'Legal Aid Council: 37 offices, one in each state capital and in Abuja.',
      pcc: 'Public Complaints Commission: offices in all 36 states, with headquarters in Abuja.',
      nhrc: 'National Human Rights Commission: a list of 24 offices. More may have opened since.',
    },
  },
}
