/** Letters that a person writes to an institution, on their own device. */
export const letterDesk = {
  letterDesk: {
    download: 'Download the blank letter',
    downloadHow: '(plain text, to fill in by hand or in any editor).',
    clock: {
      title: 'The clock',
      text: 'From the day they received your letter they have 7 days. Where the Act allows it they may take 7 more, and have to tell you so in time.',
      received: 'The day they received it',
      due: 'An answer is due by',
      extended: '; with an extension by',
    },
    desk: {
      label: 'Fill it in',
      lead: 'What you leave open gets dots to write on.',
      save: 'Save as text',
      print: 'Print, or save as PDF',
      stays: 'What you type stays in this page. It is gone when you leave it.',
      letter: 'The letter',
    },
  },
  letterPages: {
    petition: {
      title: 'A petition',
      lead: 'Write to the right agency. The letter is put together on your device, and nothing of it is sent to us.',
      before: [
        {
          list: [
            'Some bodies want your name and signature; others take a letter without. [Where to report](/educational-resources?tab=where) says which.',
            'If your name has to stay out, leave out what only you could know. Post the letter far from home and work.',
            'Send copies. Keep the originals, and keep a copy of the letter where your employer cannot find it.',
          ],
        },
      ],
      after: [
        'EFCC asks for a written petition with name, date, signature and evidence. ICPC’s online petition asks for a scanned identity card. A petition to the Code of Conduct Bureau names the person, the office, the offence and the evidence. It may come without your name.',
      ],
      other: {
        href: '/letters?kind=information',
        label: 'A request for a record, under the Freedom of Information Act',
      },
    },
    information: {
      title: 'A request for a record',
      lead: 'Anybody may ask a public institution for a record, without saying why. The letter is put together on your device.',
      before: [
        {
          list: [
            'Ask for one record, as exactly as you can: a title, a number, a year.',
            'You do not need to say why. You do need a name and a way to reach you. A person you trust may ask for you.',
            'Hand it in and let them stamp your copy, or send it by a service that gives a receipt. The day they received it is the day that counts.',
          ],
        },
      ],
      after: [
        'No answer, or a refusal without reasons? SERAP helps with suits about information, free of charge. The Act and its sources stand under [Legal](/legal-compliance#freedom-of-information).',
      ],
      other: { href: '/letters', label: 'A petition to a competent body' },
    },
  },
  letterFields: {
    petition: {
      to: 'To (body and address)',
      place: 'Place and date',
      person: 'Who it is about: name and office',
      facts: 'What happened, when and where',
      evidence: 'What shows it (list of copies)',
      sender: 'Your name, address and signature',
    },
    information: {
      to: 'To (institution and address)',
      place: 'Place and date',
      record: 'Which record: title, number, year',
      form: 'How you want it: copy, file, or to look at it',
      sender: 'Your name and how to reach you',
    },
  },
  /** With the fields in braces. */
  letterTemplates: {
    petition: `{to}

{place}

PETITION

I ask you to look into the following. I believe it to be true. I know that no one is guilty until a court has found so.

1. Who it is about
{person}

2. What happened, when and where
{facts}

3. What shows it
{evidence}

I have kept the originals. Please tell me in writing that you received this, and its number.

{sender}
`,
    information: `{to}

{place}

REQUEST UNDER THE FREEDOM OF INFORMATION ACT 2011

Under section 1 of the Act I ask for this record:
{record}

I would like it as: {form}

The Act gives 7 days for an answer, and 7 more where it allows an extension. If you refuse, please give the reasons and the name and office of the person who decides, as section 7 asks. If you do not hold the record, please pass this letter on to the institution that does and tell me.

{sender}
`,
  },
} as const
