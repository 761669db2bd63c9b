import type { englishFiles } from '../en/files.ts'

/** Parts that Pidgin has not translated yet, by the file of English that holds them. */
const parts = {
  about: ['aboutArticle', 'sourceArticle'],
  rightOfReply: ['addresseeNames', 'noteReply', 'replyNoted'],
  checklists: ['checklists'],
  consequences: ['recordConsequence'],
  siteSettings: ['termsOfOperator'],
  beforeYouReport: ['beforeYouReport'],
  documentation: ['documentationArticle'],
  evidence: ['evidenceGuide'],
  onThisPhone: ['whatStays'],
  expertDesk: ['expertManagement', 'expertPage'],
  expertWork: ['expertDeskPage', 'expertPageToGive'],
  figuresOfStaff: ['staffFigures'],
  journal: ['journal'],
  judgements: ['judgements'],
  originals: ['originals'],
  // Authorities read them.
  petitions: ['petitionPapers'],
  lawCards: ['lawCards', 'lawsForOperators', 'lawsForReporters', 'sources'],
  laws: ['legalCompliance'],
  letterDesk: ['letterDesk', 'letterFields', 'letterPages', 'letterTemplates'],
  methodology: ['methodology'],
  privacy: ['privacyPolicy'],
  regulatory: ['regulatoryCompliance'],
  rights: ['rightsGuide'],
  terms: ['termsArticle'],
  transparency: ['findReceipt', 'transparency'],
  whereToReport: ['channelGuide', 'whereToReport'],
  letters: ['letters'],
  archive: ['archiveRecord'],
  payments: ['invoicePaper', 'grantPlan', 'heldPayments'],
  api: ['apiKeys'],
  apiPage: ['apiDocumentation'],
  plans: ['makeVouchers'],
  staff: ['contentManagement', 'messagesPage', 'pageViews'],
  archiveNames: ['appealStatusNames', 'rowRefusalTexts'],
  eventNames: ['eventNames'],
} as const satisfies { [File in keyof typeof englishFiles]?: readonly (keyof (typeof englishFiles)[File])[] }

/** Texts that came to a part which Pidgin has otherwise. */
const texts = [
  // Companies abroad read the letter.
  ...['correctionLetter.lines', 'correctionLetter.end', 'correctionLetter.places'],
]

export const toComeInPidgin: readonly string[] = [...Object.values(parts).flat(), ...texts]
