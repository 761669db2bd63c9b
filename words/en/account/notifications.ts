/** Notifications, and which of them are sent where. */
export const notifications = {
  notificationList: {
    title: 'Notifications',
    preferences: 'Choose what you are told, and where',
    none: 'Nothing yet',
    noneText: 'When something happens to a report of yours, it is told here.',
    newest: 'Newest',
    older: 'Older',
    markAllRead: 'Mark all read',
    new: 'New',
    open: 'Open {reference}',
    openApplications: 'Open the applications',
    openSearches: 'Open the saved searches',
    openTeam: 'Open your organisation',
  },
  notificationPreferences: {
    title: 'Notification Preferences',
    lead: 'What you are told, and where.',
    beforeMail: 'Before you choose email',
    beforeMailText:
      'A letter says only that there is news, never what about. But anyone who can read your mail learns that you have an account here. That may be people at home, at work or at the mail company. If that could hurt you, leave email off.',
    noMail: 'This Fitila has no mail server: its letters stay with the people who run it.',
    digest: 'How often',
    inApp: 'In the app',
    byMail: 'By email',
    digestQuestion: 'How often may a letter come?',
    digestHint: 'Letters go to {email}. What you have read here by then is left out.',
    save: 'Save',
  },
  stopMail: {
    title: 'Stop letters',
    stopped: 'No more letters',
    stoppedLead: 'We will not write to you about news any more. You can still read it here when you log in.',
    stoppedText: 'You can change this at any time under Notification Preferences.',
    lead: 'Press the button, and no letter about news will come again.',
  },
} as const
