import type { DraftOf } from '../../words.ts'

export const steps = {
  claim: {
    tab: 'Who get {number}',
    title: 'Who get dis report',
    read: 'Read the report',
    ask: 'Ask your colleague for am inside note',
    explanation: {
      one: 'We dey give report to one person for {count} day, so that no person go hold am and waka. Until den no colleague fit verify, rate or decide am. Dem fit add wetin dem check. Verification or decision dey release am before. Administrator fit release am too.',
      other:
        'We dey give report to one person for {count} days, so that no person go hold am and waka. Until den no colleague fit verify, rate or decide am. Dem fit add wetin dem check. Verification or decision dey release am before. Administrator fit release am too.',
    },
  },
  peerReview: {
    tab: 'Wetin colleague check for {number}',
    labels: { reviewType: 'Wetin you look?', comments: 'Comments' },
    title: 'Add wetin you check for colleague',
    lead: 'By itself e no dey change anything. Staff go read am; the person wey report and the public no go read am.',
    failure: 'E no enter',
    hint: 'Wetin hold, wetin no hold, and wetin you go still ask for.',
    button: 'Send am',
  },
  rating: {
    tab: 'Rate {number}',
    label: 'How true e be?',
    title: 'Rate how true e be',
    lead: 'The first rating dey count as e be. Each one wey come after, we dey take the average with the figure before am.',
    failure: 'The rating no enter',
    choice: '{value} of {highest}',
    button: 'Rate',
  },
  rejection: {
    tab: 'Reject {number}',
    title: 'You wan propose to reject dis report?',
    lead: 'E go count when second person confirm am. Then the report no go come out, and the person wey report go read the reason below. If no person confirm am for seven days, e go still dey wait.',
    label: 'Reason',
    hint: 'Talk wetin no dey or wetin no correct, so that the person fit send better one. No name anybody.',
    button: 'Propose to reject am',
    failure: 'The rejection no enter',
  },
  reopening: {
    tab: 'Open {number} again',
    title: 'You wan propose to open dis report again?',
    lead: 'E go count when second person confirm am. Then the report go dey wait again, and we go tell the person wey report.',
    label: 'Why the rejection no correct',
    hint: 'Second person go read am. No name anybody.',
    button: 'Propose to open am again',
    failure: 'E no open again',
  },
  retraction: {
    tab: 'Take {number} back',
    title: 'You wan take dis report back?',
    lead: 'Wetin dem talk go comot from every public page at once. The notice below go take the place. Second person go confirm am or turn am back. If no person confirm am for 24 hours, e go remain so, with mark.',
    label: 'Correction notice',
    hint: 'The public go read am. Talk wetin no correct, without the name of the person and without talking the matter again.',
    button: 'Take the report back',
    failure: 'We no fit take am back',
  },
  verification: {
    tab: 'Verify {number}',
    labels: {
      method: 'How you verify am?',
      notes: 'Notes',
      expertAnswer: 'E depend on answer of expert too?',
    },
    expertAnswerHint:
      'Answer fit support verification. By itself e no be verification: talk wetin you check for up.',
    noExpertAnswer: 'No',
    title: 'Write verification down',
    lead: 'Dis verification na only for the words wey dey now. If the person wey report change dem, verify am again.',
    again: 'You don verify these words before. Wetin you write now go take the place.',
    failure: 'The verification no enter',
    hint: 'Wetin you compare, wetin you see or wetin dem tell you, and where. Only staff go read am.',
    statements: 'Wetin each statement depend on',
    statementsLead:
      'Fill in wetin you see. The approval go start with am, so that no person go type am again. Leave wetin you no check. For source, name paper, register or office, no name person wey tell you.',
    button: 'Save the verification',
  },
  approval: {
    tab: 'Approve {number}',
    title: 'You wan approve dis report?',
    aPerson: 'One person',
    failure: 'The approval no enter',
    hints: { title: 'Only court fit find person guilty', instead: 'Instead:' },
    guilt:
      'These words talk am as fact, and the public go read am from us. After approval, na only correction by two people fit change dem. Reject the report with the reason, then the person fit send am with other words.',
    label: 'Mark each statement',
    labelLead:
      'Talk wetin each statement depend on, where person fit see am, and the day wey you or colleague see am. If one part na only wetin you reason out, mark the whole box as inference. For source, name paper, register or office, no name person wey tell you.',
    button: 'Approve am and make am public',
    warning: 'The public go see the name {name}',
    warningText:
      'Everything wey dey the boxes below go become public, word for word, with wetin you write there. You fit take am back later, but people fit don read am. Anything inside fit point to the person wey report?',
    links: 'Links wey go become public too',
    covered: 'Words to cover with black',
    coveredHint:
      'One line for each, as the report write am: name of person wey no concern, number wey few people sabi. Each place for the words go get black box of one length. The report wey dem send remain sealed as e be. After the approval you no fit undo am.',
  },
} as const satisfies DraftOf<'steps'>
