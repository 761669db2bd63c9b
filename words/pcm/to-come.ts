import type { englishFiles } from '../en/files.ts'

/** Parts that Pidgin has not translated yet, by the file of English that holds them. Staff's pages stay in English. */
const parts = {
  frame: ['tour'],
  letters: ['letters'],
  notices: ['notices', 'notificationTypes'],
  passwords: ['passwordAdvice'],
  accountSettings: ['confirm', 'declaration', 'deletion'],
  archive: ['archiveRecord'],
  asking: ['askForCorrection', 'correctionLog', 'correctionLookUp'],
  contact: ['contact'],
  corrections: [
    ...['correctionAnswer', 'correctionConfirmation', 'correctionProposal'],
    ...['correctionRequest', 'correctionRequests', 'proposalWaits'],
  ],
  notifications: ['notificationList', 'notificationPreferences', 'stopMail'],
  plans: ['plans'],
  security: ['security', 'securityApp', 'securityCodes', 'securityPasskey', 'underSecurity'],
  staff: [
    ...['contentManagement', 'messagesPage', 'pageViews', 'personPage'],
    ...['queue', 'suspension', 'userManagement'],
  ],
  steps: ['approval', 'claim', 'peerReview', 'rating', 'rejection', 'retraction', 'verification'],
} as const satisfies { [File in keyof typeof englishFiles]?: readonly (keyof (typeof englishFiles)[File])[] }

export const toComeInPidgin: readonly string[] = Object.values(parts).flat()
