import type { englishFiles } from '../en/files.ts'

/** Parts that Pidgin has not translated yet, by the file of English that holds them. Staff's pages stay in English. */
const parts = {
  about: ['aboutArticle'],
  beforeYouReport: ['beforeYouReport'],
  documentation: ['documentationArticle'],
  education: ['education', 'toolList'],
  evidence: ['evidenceGuide'],
  faq: ['faq', 'questions'],
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
  frame: ['bell', 'tour'],
  letters: ['letters'],
  notices: ['notices', 'notificationChoices', 'notificationTypes'],
  passwords: ['passwordAdvice'],
  accountSettings: [
    ...['changeEmail', 'changePassword', 'confirm', 'declaration'],
    ...['deletion', 'invitation', 'profile'],
  ],
  archive: ['archiveRecord'],
  asking: ['askForCorrection', 'correctionLog', 'correctionLookUp'],
  contact: ['contact'],
  corrections: [
    ...['correctionAnswer', 'correctionConfirmation', 'correctionProposal'],
    ...['correctionRequest', 'correctionRequests', 'proposalWaits'],
  ],
  notifications: ['notificationList', 'notificationPreferences', 'stopMail'],
  plans: ['plans', 'planTexts'],
  similar: ['nameReasons', 'sharedThings'],
  time: ['spans', 'ago', 'waitingFor'],
  security: ['security', 'securityApp', 'securityCodes', 'securityPasskey', 'underSecurity'],
  staff: [
    ...['contentManagement', 'messagesPage', 'pageViews', 'personPage'],
    ...['queue', 'suspension', 'userManagement'],
  ],
  reportSections: ['approvalWaits', 'checks', 'claimPanel', 'readReport', 'reportSections'],
  steps: ['approval', 'claim', 'peerReview', 'rating', 'rejection', 'retraction', 'verification'],
} as const satisfies { [File in keyof typeof englishFiles]?: readonly (keyof (typeof englishFiles)[File])[] }

/** Texts that came to a part which Pidgin has otherwise. */
const texts = [
  ...['editReport.first', 'editReport.newReceipt', 'editReport.saveHandedIn'],
  ...['finding.correctedOn', 'finding.disputedSince', 'finding.isWrong', 'finding.isWrongIn'],
  ...['home.description', 'home.tab', 'list.description', 'list.tab', 'links.Not active'],
  ...['shell.loading', 'shell.onThisPage'],
]

export const toComeInPidgin: readonly string[] = [...Object.values(parts).flat(), ...texts]
