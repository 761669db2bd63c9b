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

export type LetterField = keyof (typeof letterFields)['petition'] | keyof (typeof letterFields)['information']

export type Letter = Partial<Record<LetterField, string>>

/** The whole letter as plain text; dots to write on where nothing was filled in. */
export function letterText(kind: LetterKind, letter: Letter): string {
  const part = (name: LetterField) => letter[name]?.trim() || dots
  return kind === 'petition' ? petition(part) : informationRequest(part)
}

const dots = '.'.repeat(60)

type Part = (name: LetterField) => string

function petition(part: Part): string {
  return `${part('to')}

${part('place')}

PETITION

I ask you to look into the following. I believe it to be true. I know that nobody is guilty until a court has found so.

1. Who it is about
${part('person')}

2. What happened, when and where
${part('facts')}

3. What shows it
${part('evidence')}

I have kept the originals. Please tell me in writing that you received this, and its number.

${part('sender')}
`
}

function informationRequest(part: Part): string {
  return `${part('to')}

${part('place')}

REQUEST UNDER THE FREEDOM OF INFORMATION ACT 2011

Under section 1 of the Act I ask for this record:
${part('record')}

I would like it as: ${part('form')}

The Act gives 7 days for an answer, and 7 more where it allows an extension. If you refuse, please give the reasons and the name and office of whoever decides, as section 7 asks. If you do not hold the record, please pass this letter on to whoever does and tell me.

${part('sender')}
`
}
