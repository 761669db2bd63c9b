import type { DraftOf } from '../words.ts'

export const afterwards = {
  backTo: { report: 'Go back to {number}' },
  receipt: {
    title: 'Your receipt',
    lead: 'E talk say something enter our hand on {day}. E no talk wetin e be, and e no talk who bring am.',
    link: 'Your receipt, and wetin you bring',
    codeTitle: 'The code of your receipt, na for only you',
    code: 'Write am down only if you get place wey nobody dey look. Anybody wey see am go know say you bring something come here. E fit prove say na you, and e dey open the receipt. E no dey open the report or your account. We don delete am: na only this time you go see am.',
    waits: 'Your receipt get code. You fit see am one time.',
    before:
      'The receipt get code. You fit see am one time, at most {hours} hours after the day wey you send. If network cut that time, the code don lost; your report no lost. Hold something to write with, and look who dey your back.',
    show: 'Show the code one time',
    gone: 'We no dey show the code again. E no dey with us, and nobody fit make am again.',
    signed: 'Wetin we sign',
    save: 'Save the receipt',
    handedIn: 'Wetin you bring',
    needs:
      'If you wan prove later wetin e be, you need three things: the receipt, the code, and wetin you bring, letter by letter. Your files must be the same ones wey you send; nothing inside dem fit change.',
    saveHandedIn: 'Save wetin you bring',
    danger:
      'Anybody wey see any one of dem go know say you report person. File go remain for dis phone or computer till you delete am, and e fit stay pass that. If e fit put you for trouble, no keep any one: your report no need receipt. If you change the report, you go get another receipt for the new words.',
    check: 'How dem dey check receipt',
  },
  history: {
    title: 'Wetin don happen',
    events: {
      'report.submitted': 'The report enter',
      'report.edited': 'The owner change am',
      'report.verified': 'Staff verify am',
      'report.verification_amended': 'Staff change wetin dem write when dem verify am',
      'report.rated': 'Staff talk how e take strong',
      'report.peer_reviewed': 'Another staff look am well',
      'report.approved': 'E pass',
      'report.rejected': 'E no pass',
      'report.retracted': 'Dem take am back',
      'report.claimed': 'Staff take am for hand',
      'report.released': 'Staff return am',
      'report.asked': 'Staff ask the person wey report',
      'report.source_wrote': 'The person wey report add something',
      'report.files_added': 'The person wey report add files',
      'report.adopted': 'E don enter account',
      'report.withdrawn': 'The person wey report withdraw am',
      'report.erased': 'Dem don delete the words, the files and the messages',
      'report.disputed': 'Dem mark say person no agree with am',
      'report.request_settled': 'Dem look wetin person say no correct',
      'report.correction_proposed': 'Dem bring correction or answer',
      'report.correction_declined': 'Wetin dem bring no pass',
      'report.corrected': 'Dem correct am',
      'report.dispute_answered': 'Dem answer wetin person no agree with',
    },
    people: { You: 'You', 'The reporter': 'The person wey report', Staff: 'Staff' },
    approvedAlone: 'Na one person verify am and approve am, because na only one staff dey that time.',
    proposedAlone: 'Na one person bring am and agree to am, because na only one staff dey that time.',
  },
  aboutReport: {
    marked:
      'Staff don mark each word whether na paper show am, na how dem take call am, or na wetin dem reason; with where e from come and the day wey dem see am.',
    unmarked:
      'Dis report pass before staff start to mark each word. Nothing for here show which one get paper, and which one na wetin person reason.',
    whatMarksMean: 'Wetin the marks mean',
    isWrong: 'Something for here no correct?',
    ask: 'Ask make dem correct am',
    withoutAccount: '; you no need account.',
    disputed: 'Person no agree with am since {day}',
    lookedInto:
      'Somebody say dis one no correct, and our staff dey look am. Wetin dem find go stand for here.',
    partSince: '{part}, since {day}',
    readYourOwn: 'Dem don correct the words wey dey down. Read wetin you bring',
    readReporters: 'Dem don correct the words wey dey down. Read wetin the person wey report bring',
    toPrint: 'To print dis page, use the menu of your browser.',
  },
} as const satisfies DraftOf<'afterwards'>
