import type { VerificationMethod } from '#domain/reports/verification.ts'

type Check = { what: string; look: string; link?: { text: string; href: string } }

const document_check: readonly Check[] = [
  {
    what: 'Companies (CAC)',
    look: 'Search by the company and by the person. Look for directors, people who control 5 % or more, and the day of registration. Relatives and aides can hold shares for another person.',
    link: {
      text: 'Register of people who control companies (we have not confirmed this address)',
      href: 'https://bor.cac.gov.ng',
    },
  },
  {
    what: 'Land registry of the state',
    look: 'Look for the holder, the day and the price. A registry asks for a fee and notes who asked: ask for several plots, and never in the name of the source.',
  },
  {
    what: 'Pay (IPPIS, or the payroll of the state)',
    look: 'Compare the grade level and the years of service with what the person could earn. We know of no public search. Ask under the Freedom of Information Act.',
    link: { text: 'Letter for information', href: '/letters?kind=information' },
  },
  {
    what: 'Budget and contracts',
    look: 'Look for the project, the amount, the contractor and the day of award. Compare the amount with what was paid and built.',
    link: { text: 'Bureau of Public Procurement', href: 'https://www.bpp.gov.ng' },
  },
  {
    what: 'Declared assets (CCB)',
    look: 'Declarations are not public in practice. Do not write that something was not declared unless a court or the Bureau said so.',
    link: { text: 'Code of Conduct Bureau', href: 'https://ccb.gov.ng/petition/guidelines/' },
  },
  {
    what: 'Courts and the archive here',
    look: 'Look for charges, judgments and appeals on the same facts. Another person can have the same name.',
    link: { text: 'Reports and convictions here', href: '/reports' },
  },
]

const field_verification: readonly Check[] = [
  {
    what: 'The place',
    look: 'Compare what is there with each statement: house, plot, road, school. Note the day, what you saw, and from where.',
  },
  {
    what: 'Pictures',
    look: 'Take them from public ground, without people and number plates. Clean a copy before you attach it.',
    link: { text: 'Document Sanitizer', href: '/tools/document-sanitizer' },
  },
  {
    what: 'Neighbours and staff of the site',
    look: 'Ask what anyone may know: who built it, since when. Do not show the report, and do not say that one exists.',
  },
  {
    what: 'Your own safety',
    look: 'Go with a colleague, tell a second one where you are, and leave when you are asked who sent you.',
  },
]

const witness_interview: readonly Check[] = [
  {
    what: 'Who the witness is',
    look: 'Write down how they know it: seen, heard or read. What they only heard is an inference.',
  },
  {
    what: 'The source',
    look: 'Ask no question that only the source could have raised. Do not ask who else knows.',
  },
  {
    what: 'Open questions',
    look: 'Ask what happened, when and where, before you name anything from the report. Do not lead.',
  },
  {
    what: 'A second witness',
    look: 'Two who heard it from the same person are one. Look for a paper that fits what they say.',
  },
  {
    what: 'Names',
    look: 'Do not write the name of a witness in the notes. Say in the statement what kind of person saw it.',
  },
]

/** What a verifier looks for, by method. Addresses are from our own research and can change. */
export const checklists = {
  checklists: {
    title: 'What to look for',
    lead: 'Write in the notes what you looked at and what you found. Another site learns that someone here searched, so use no account of yours.',
    methods: { document_check, field_verification, witness_interview },
  },
} as const satisfies {
  checklists: { methods: Record<VerificationMethod, readonly Check[]> } & Record<string, unknown>
}
