export type LetterKind = 'petition' | 'information'

/** What a letter is made of. Nothing here is sent: the page puts the letter together on the device. */
export const letterFields = {
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
} as const satisfies Record<LetterKind, Record<string, string>>

/** The letters, with the fields in braces. */
export const letterTemplates = {
  petition: `{to}

{place}

PETITION

I ask you to look into the following. I believe it to be true. I know that nobody is guilty until a court has found so.

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

The Act gives 7 days for an answer, and 7 more where it allows an extension. If you refuse, please give the reasons and the name and office of whoever decides, as section 7 asks. If you do not hold the record, please pass this letter on to whoever does and tell me.

{sender}
`,
} as const satisfies Record<LetterKind, string>
