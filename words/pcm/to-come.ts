import type { englishFiles } from '../en/files.ts'

/** Parts that Pidgin has not translated yet, by the file of English that holds them. */
const parts = {
  checklists: ['checklists'],
  documentation: ['documentationArticle'],
  expertWork: ['expertDeskPage', 'expertPageToGive'],
  figuresOfStaff: ['staffFigures'],
  journal: ['journal'],
  judgements: ['judgements'],
  // Authorities read them.
  petitions: ['petitionPapers'],
  lawCards: ['lawCards', 'lawsForOperators', 'lawsForReporters', 'sources'],
  laws: ['legalCompliance'],
  letterDesk: ['letterDesk', 'letterFields', 'letterPages', 'letterTemplates'],
  methodology: ['methodology'],
  regulatory: ['regulatoryCompliance'],
  terms: ['termsArticle'],
  transparency: ['transparency'],
  letters: ['letters'],
  payments: ['invoicePaper', 'grantPlan', 'heldPayments'],
  api: ['apiKeys'],
  apiPage: ['apiDocumentation', 'apiRefusals'],
  plans: ['makeVouchers'],
  staff: ['contentManagement', 'messagesPage', 'pageViews'],
  eventNames: ['eventNames'],
} as const satisfies { [File in keyof typeof englishFiles]?: readonly (keyof (typeof englishFiles)[File])[] }

/** Texts that came to a part which Pidgin has otherwise. */
const texts = [
  // Companies abroad read the letter.
  ...['correctionLetter.lines', 'correctionLetter.end', 'correctionLetter.places'],
]

export const toComeInPidgin: readonly string[] = [...Object.values(parts).flat(), ...texts]
