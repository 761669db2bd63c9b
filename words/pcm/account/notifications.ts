import type { DraftOf } from '../../words.ts'

/** Notifications, and which of them are sent where. */
export const notifications = {
  notificationList: {
    title: 'Notifications',
    preferences: 'Choose wetin we go tell you, and where',
    none: 'Nothing dey yet',
    noneText: 'When something happen to report wey be your own, we go tell you here.',
    newest: 'Newest',
    older: 'Older',
    markAllRead: 'Mark everything as read',
    new: 'New',
    open: 'Open {reference}',
    openApplications: 'Open the applications',
    openSearches: 'Open the search wey you save',
    openTeam: 'Open your organisation',
  },
  notificationPreferences: {
    title: 'Wetin we go tell you',
    lead: 'Wetin we go tell you, and where.',
    beforeMail: 'Before you choose email',
    beforeMailText:
      'The letter go only talk say news dey, e no go ever talk about wetin. But person wey fit read your mail, for house, for work or for the company wey run am, go know say you get account here. If that one fit hurt you, no put email on.',
    noMail: 'Dis Fitila no get mail server: the letters go remain with the people wey dey run am.',
    digest: 'How often',
    inApp: 'For the app',
    byMail: 'By email',
    digestQuestion: 'How often letter fit come?',
    digestHint: 'We dey send letters to {email}. Wetin you don read here before then no go dey inside.',
    save: 'Save',
  },
  stopMail: {
    title: 'Stop letters',
    stopped: 'No more letters',
    stoppedLead:
      'We no go write you about news again. You go still see am for the app when you enter your account.',
    stoppedText: 'You fit change am any time for your notifications.',
    lead: 'Press the button, and no letter about news go come again.',
  },
} as const satisfies DraftOf<'notifications'>
