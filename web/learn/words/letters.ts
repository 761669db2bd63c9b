import type { Block } from '../../article.tsx'
import type { LetterKind } from './letter-templates.ts'

type LetterPage = {
  title: string
  lead: string
  before: readonly Block[]
  after: readonly Block[]
  other: { href: string; label: string }
}

export const letterWords = {
  petition: {
    title: 'A petition',
    lead: 'A letter to the body that is competent. It is put together on your device, and nothing of it is sent to us.',
    before: [
      {
        list: [
          'Some bodies want your name and signature; others take a letter without. [Where to report](/educational-resources?tab=where) says which.',
          'If your name has to stay out, leave nothing in the letter that only you could know, and post it far from home and work.',
          'Send copies. Keep the originals, and keep a copy of the letter where your employer cannot find it.',
        ],
      },
    ],
    after: [
      'EFCC asks for a written petition with name, date, signature and evidence. ICPC’s online petition asks for a scanned identity card. A petition to the Code of Conduct Bureau names the person, the office, the offence and the evidence, and may come without your name.',
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
          'You need not say why. You do need a name and a way to reach you; somebody you trust may ask in your place.',
          'Hand it in and let them stamp your copy, or send it by a service that gives a receipt. The day they received it is the day that counts.',
        ],
      },
    ],
    after: [
      'No answer, or a refusal without reasons? SERAP helps with suits about information, free of charge. The Act and its sources stand under [Legal](/legal-compliance#freedom-of-information).',
    ],
    other: { href: '/letters', label: 'A petition to a competent body' },
  },
} as const satisfies Record<LetterKind, LetterPage>
