import { frame } from '../frame.ts'

/** How a report is treated, from its first word on. */
export const methodology = {
  methodology: {
    presumption: frame.shell.presumption,
    titles: {
      page: 'Methodology',
      allegation: 'An allegation is not a finding',
      life: 'The life of a report',
      stepByStep: 'Step by step',
      roles: 'Who may do what',
      twoPeople: 'Two people',
      methods: 'How a report is verified',
      labels: 'What a public statement rests on',
      credibility: 'Credibility',
      corrections: 'Corrections and retractions',
      sealing: 'What is sealed, and what is not',
      sealed: 'Sealed in the database',
      notSealed: 'Not sealed',
    },
    description:
      'How a report is verified, who may approve it, what is sealed, and how a mistake is taken back.',
    lead: 'How we treat a report, from its first word to the public list.',
    short: [
      'One member of staff verifies a report. A second one approves it. Only then is it public.',
      'Each public statement says what it rests on: a document, a classification or an inference.',
      'Anyone can ask for a correction, without an account. What turns out to be wrong is corrected or retracted.',
      'We never show who sent a report.',
    ],
    drawn: 'The diagram, the cards and the table are drawn from the rules that the program itself obeys.',
    table: {
      caption: 'Which role may take which step',
      step: 'Step',
      roles: 'Roles',
      whose: 'On whose reports',
      submit: 'Submit',
      aNewOne: 'A new one',
      everybody: 'Everybody with an account',
      everybodyBut: 'Everybody but {roles}',
    },
    whose: { own: 'Their own', 'of others': 'Never their own', any: 'Any' },
    cards: {
      readers: 'Who can open it',
      listed: 'In the public list',
      next: 'What can happen',
      everybody: 'Everybody with an account.',
      owner: 'the person who sent it',
      every: 'every {role}',
      isListed: 'Yes, no account needed.',
      notListed: 'No.',
      becomes: '{steps}: it becomes “{status}”.',
      stays: '{steps}: the status stays.',
      final: 'Nothing more: this is final.',
      and: 'and',
    },
    diagram: { or: 'or', leads: '{steps} leads from “{from}” to “{to}”.' },
    stepByStep: [
      {
        title: 'You send it.',
        text: 'The form is checked, sealed and stored. You get a reference number that begins with WR. Sending the same form twice makes one report.',
      },
      {
        title: 'It waits.',
        text: 'Staff see it in their queue, the longest waiting first. A plan with priority verification can move a report up, to every second place at most. For these our target is 48 hours, and no promise. That is the order in which they are handled and changes nothing in how they are judged. They see its text and not who sent it. You can still change it. If you do, it must be verified again.',
      },
      {
        title: 'It is verified.',
        text: 'A member of staff compares it with papers, looks at the place, or asks a witness, and records that. You get a notification.',
      },
      {
        title: 'It is decided.',
        text: 'A second member of staff approves it, or two members reject it with a reason that you can read. You get a notification that names the report only by its number.',
      },
      {
        title: 'It is public.',
        text: 'Approved reports become public in batches, at uneven moments: about every half hour, unless the operator chose another time. The approved words are copied to the public list and the search. The person who approves first looks for anything that points to you, and can black out words. They also mark each statement with what it rests on.',
      },
      {
        title: 'It can be corrected or taken back.',
        text: 'Any person may dispute it. We correct what turns out to be wrong, or retract the report. There is more on that below.',
      },
    ],
    history: [
      'Each of these steps adds a line to the report’s history: what happened, when, and by whom. The program cannot change it afterwards. Its owner sees “Staff” where staff acted, and staff see “The reporter” where the owner did.',
    ],
    roles: [
      'A member of staff is a reviewer, an officer or an administrator. An account that is suspended can read and take no step at all.',
    ],
    twoPeople: [
      'One person’s click cannot name anyone in public. An approval needs a verification of the current words. Another member, who is on the staff at that moment, must have recorded it. A rejection counts once a second officer or administrator has confirmed it. So do new convictions for the archive. No one verifies, reviews, approves or rejects their own report.',
      'Staff do not handle a report that names them, their employer or a person close to them. While it is sealed, they cannot even find it. Staff declare these names before they see their first report. The program compares names in any order and spelling. It finds what was declared and nothing else. No one can remove a line of their own declaration alone. Another member confirms it, and the line counts for at least 72 hours.',
      'New staff count as a second person 72 hours after they set up their second step. Two members of whom one invited the other count as two only where no other member could.',
      'A page about a person, an office or a company can join records. Two members of staff must first judge that they are about the same one. A name is no reason. Such a judgement never counts by one person alone, and any member can take it back at once.',
      'There is one exception. Where no second person exists, an act waits 72 hours under a notice on [the transparency page](/transparency). Any member can stop it. Then it takes effect, and the history says that one person acted alone. Joining records, originals for a court and petitions never count that way.',
    ],
    peerReviews: [
      'Any member of staff may also add a peer review. It covers the evidence, the verification, fairness to the person named, the safety of the source, or the law. Staff read it, the newest first, with its author and their role. The person who verified the report is told. A review decides nothing on its own.',
    ],
    verification: [
      'A verification says which method was used and carries notes that only staff can read. The public sees the method of the latest one, not who did it. It tells that something was checked. It does not prove that everything in the report is true.',
    ],
    marking: [
      'The person who approves a report marks every statement in it: the office, each text and each asset. The mark comes with the source, in short words, and the day on which staff saw it. If one part of a text is only an inference, the whole text is marked as inference.',
      'A mark tells what a statement rests on. It does not make it true: a document can be forged, and a register can be wrong. The day matters because a record may have changed since. The source names a paper, a register or a body, never a person who told us.',
      'A retraction takes the marks and sources away with the words. Reports that were approved before we marked statements say so.',
    ],
    credibility: [
      'Credibility tells how far staff trust what a report says. It is no measure of guilt, and a low figure does not make a report false.',
      'Staff may rate a report from {lowest} to {highest}. The first rating counts as it is. Each later one is averaged with the figure before it.',
    ],
    corrections: [
      'Each public report has a link to ask for a correction. A person who is named can use it, and so can anyone who knows better. It needs no account. They get a code with which they [look up the answer](/corrections/request). Staff read every request. They accept a serious one for review. The report then says which statement is disputed, and since when. A request alone changes nothing, however many there are.',
      'Staff then correct the public words, or answer why they stay. One member of staff proposes it. Another, an officer or an administrator, has to confirm it. The exception for a staff of one holds here too. The old words are replaced at once, on every page and in the search. The [change log](/corrections) says which part changed, when and why, and does not repeat what was wrong.',
      'If a whole report turns out to be wrong, an officer or an administrator retracts it. They have to write a correction notice. The allegation leaves the public list and the search at once. What stays is the reference number, the date and the notice. A second member of staff confirms or reverses a retraction. Unconfirmed after 24 hours, it stays, and its page says so.',
      'We cannot take back what people have already read, copied or printed. The sealed words stay as they were handed in, until their [period](/privacy-policy#columns) is over. Until then the person who sent the report and staff can open them.',
    ],
    sealed: [
      'every word of the report',
      'the notes of a verification',
      'the comments of a peer review',
      'the reason of a rejection or a retraction',
      'a request for a correction, and a correction until it is confirmed',
    ],
    notSealed: [
      'that two reports have one sender, and the day of each; our key also tells which account that is',
      'its status, its history and its rough size',
      'which method verified it',
      'the public copy, once it is approved',
      'the correction notice, once it is public',
      'that a report is disputed, and the change log',
      'user names and email addresses',
    ],
    sealing: [
      'Sealing protects a stolen database or backup, as long as the key file was not stolen with it. It does not protect against a person who controls the running server.',
    ],
  },
} as const
