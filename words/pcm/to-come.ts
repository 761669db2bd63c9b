import type { englishFiles } from '../en/files.ts'

/** Parts that Pidgin has not translated yet, by the file of English that holds them. Staff's pages stay in English. */
const parts = {
  sources: [
    'conversation',
    'quickExit',
    'returnByCode',
    'sendByCode',
    'sentByCode',
    'sourceStatus',
    'withdrawal',
    'adoption',
  ],
  about: ['aboutArticle', 'sourceArticle'],
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
  proposals: ['proposals'],
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
  plans: ['plans', 'planTexts', 'voucher', 'makeVouchers', 'purchase', 'payment'],
  similar: ['nameReasons', 'sharedThings'],
  time: ['spans', 'ago', 'waitingFor'],
  security: ['security', 'securityApp', 'securityCodes', 'securityPasskey', 'underSecurity'],
  staff: [
    ...['contentManagement', 'messagesPage', 'pageViews', 'personPage'],
    ...['queue', 'suspension', 'userManagement'],
  ],
  archiveNames: ['appealStatusNames', 'rowRefusalTexts'],
  eventNames: ['eventNames'],
  messageNames: ['subjectNames'],
  peopleNames: ['expertiseAreaNames', 'panelNames', 'roleNames'],
  publishingNames: [
    ...['outcomeNames', 'partTexts', 'requesterNames', 'sideNames'],
    ...['statementLabelMeanings', 'statementLabelNames', 'statementPartNames'],
  ],
  queueNames: ['queueOrderNames', 'verifiedFilterNames', 'workFilterNames'],
  reportNames: [
    ...['credibilityMeanings', 'currencyNames', 'methodMeanings', 'reviewTypeMeanings'],
    ...['reviewTypeNames', 'sectorNames', 'statusMeanings', 'stepNames'],
  ],
  reportSections: ['approvalWaits', 'publicSoon', 'checks', 'claimPanel', 'readReport', 'reportSections'],
  steps: ['approval', 'claim', 'peerReview', 'rating', 'rejection', 'retraction', 'verification'],
} as const satisfies { [File in keyof typeof englishFiles]?: readonly (keyof (typeof englishFiles)[File])[] }

/** Texts that came to a part which Pidgin has otherwise. */
const texts = [
  ...['editReport.first', 'editReport.newReceipt', 'editReport.saveHandedIn'],
  ...['finding.correctedOn', 'finding.disputedSince', 'finding.isWrong', 'finding.isWrongIn'],
  ...['home.description', 'home.tab', 'list.description', 'list.tab', 'links.Not active'],
  ...['refusals.database-silent', 'report.proof', 'toasts.declaration-begun'],
  ...['shell.loading', 'shell.onThisPage', 'files.look', 'filePreview'],
  ...[
    ...['archive-lies', 'damaged', 'disk-image', 'embedded', 'fields', 'file-names', 'link-file', 'locked'],
    ...[
      'macro-sheets',
      'macros',
      'nested',
      'outside-links',
      'part-unknown',
      'pdf-acts',
      'swells',
      'template',
    ],
  ].map((code) => `refusals.attachment-${code}`),
  ...['not-the-second-person', 'proposal-waits', 'proposal-ended', 'proposer-left'].map(
    (code) => `refusals.${code}`,
  ),
  'refusals.suspension-lapsed-lately',
  ...['role-proposed', 'reinstatement-proposed', 'proposal-confirmed', 'proposal-agreed'].map(
    (code) => `toasts.${code}`,
  ),
  ...['history.events.report.approval_given', 'history.events.report.publication_stopped'],
  ...['toasts.approval-given', 'toasts.approval-proposed', 'toasts.rejection-proposed'],
  ...['approval', 'rejection', 'confirmation'].flatMap((act) => [
    `history.events.report.${act}_proposed`,
    `history.events.report.${act}_ended`,
  ]),
  ...['toasts.proposal-declined', 'toasts.proposal-withdrawn'],
]

export const toComeInPidgin: readonly string[] = [...Object.values(parts).flat(), ...texts]
