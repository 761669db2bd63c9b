import type { SettingName, SettingPlace } from '#domain/operating/site-settings.ts'

const names = {
  siteName: 'Name of the site',
  logo: 'Logo',
  languages: 'Languages in the menu',
  socialLinks: 'Accounts elsewhere',
  operatorName: 'Who runs this site',
  contactText: 'How to reach you',
  legalContact: 'Legal contact',
  securityContact: 'Contact for weaknesses',
  publicationMinutes: 'Minutes between two publications',
  firstQuestion: 'First question to a source',
  waitingDays: 'A report that waits',
  rejectedDays: 'A rejected report',
  retractedDays: 'A retracted report',
  originalDays: 'The original of a public report',
  readyNotice: 'Ready notice on each page',
  banner: 'Your notice on each page',
  homeNotice: 'Notice on the first page',
  safetyNotice: 'Safety notice before a report',
  termsText: 'Your part of the terms',
} as const satisfies Record<SettingName, string>

const hints = {
  siteName: 'It is in the bar on top of each page. Without it the bar says Fitila.',
  logo: 'It is in the bar on top of each page, instead of the lamp and the name. The bar is dark.',
  languages: 'A page in another language stays at its address for people who have a link to it.',
  socialLinks: 'One in each line: Mastodon=https://example.org/@us. They are at the bottom of each page.',
  operatorName: 'The organisation or the person. Readers see it at the bottom of each page and in the terms.',
  contactText:
    'For example an address or office hours. It is on the contact page. Plain text, without links.',
  legalContact: 'Where lawyers, courts and people who are named write. Begin with mailto: or https://.',
  securityContact:
    'Where people tell you of a weakness. Begin with mailto: or https://. It is in security.txt too.',
  publicationMinutes:
    'Approved reports become public together, at an uneven moment. A longer time hides better who acted when.',
  firstQuestion: 'Whether the first message of staff to a source waits for a second person.',
  waitingDays:
    'How long the text, files and messages are kept after the last activity. Its source is warned 30, 7 and 1 days before the end.',
  rejectedDays:
    'How long the text, files and messages are kept after the decision. Its source can object for as long.',
  retractedDays:
    'How long the text, files and notes are kept after a retraction. The correction notice stays.',
  originalDays:
    'How long what was sent and noted is kept after publication. What is public stays, and can be corrected. While a report is disputed its original stays too.',
  readyNotice: 'A sentence of ours. It counts at once, so that you can warn readers without waiting.',
  banner: 'It is on top of each page, with its day. Do not name a person who is accused.',
  homeNotice: 'It is on the first page. Do not name a person who is accused.',
  safetyNotice: 'People read it before they write a report. Do not promise what you cannot keep.',
  termsText: 'It comes after our terms. Ask a lawyer before you change it.',
} as const satisfies Record<SettingName, string>

const places = {
  site: 'Name and look',
  contact: 'Who you are',
  rules: 'How reports become public',
  keeping: 'How long reports are kept',
  texts: 'Notices and texts',
} as const satisfies Record<SettingPlace, string>

const choices = {
  languages: { usual: 'Every language that we have', en: 'English alone' },
  publicationMinutes: {
    usual: '30 minutes',
    '10': '10 minutes',
    '20': '20 minutes',
    '60': '1 hour',
    '120': '2 hours',
    '240': '4 hours',
    '720': '12 hours',
  },
  firstQuestion: { usual: 'One member is enough', two: 'Two people' },
  waitingDays: { usual: '180 days', '90': '90 days', '365': '1 year' },
  rejectedDays: { usual: '90 days', '30': '30 days', '180': '180 days', '365': '1 year' },
  retractedDays: { usual: '1 year', '90': '90 days', '180': '180 days', '730': '2 years' },
  originalDays: {
    usual: '3 years',
    '365': '1 year',
    '730': '2 years',
    '1825': '5 years',
    '3650': '10 years',
  },
  readyNotice: {
    usual: 'No notice',
    maintenance: 'We are working on this site',
    slow: 'Answers take longer',
  },
} as const

/** What applies where nothing is set. */
const defaults = {
  siteName: 'Fitila',
  logo: 'The lamp, beside the name',
  socialLinks: 'The feed of new reports and the source code',
  operatorName: 'No name is shown',
  contactText: 'The form of the contact page alone',
  legalContact: 'No contact for lawyers is shown',
  securityContact: 'The form of the contact page',
  banner: 'No notice',
  homeNotice: 'No notice',
  safetyNotice: 'Our own advice alone',
  termsText: 'Our terms alone',
} as const satisfies Record<Exclude<SettingName, keyof typeof choices>, string>

/** What an operator changes in the interface. */
export const siteSettings = {
  siteSettings: {
    title: 'Settings of the site',
    lead: 'What you change here counts for each reader. Secrets and addresses of machines stay in the environment of the server.',
    names,
    hints,
    places,
    choices,
    defaults,
    isDefault: 'Default',
    defaultChoice: '{choice} (default)',
    whenEmpty: 'If it is empty: {value}.',
    fixed: 'Set by {variable} on the server. It cannot be changed here.',
    waits: 'A change waits for a second person.',
    readWaiting: 'See what waits',
    since: 'Since {day}',
    change: 'Change',
    byTwo:
      'A second officer or administrator has to confirm it. The public log has the day, and the SHA-256 of the text.',
    byOne: 'It counts at once. The public log has the day, and the SHA-256 of the text.',
    takeAway: 'Leave it empty to take it away.',
    takeAwayAlone: 'Leave it empty to take it away. That needs no second person.',
    logoFile: 'A picture',
    logoFileHint:
      'PNG, JPEG or WebP, up to {kilobytes} kB, each side up to {pixels} pixels. We write the picture again, without its hidden details. Its other text is the name of the site.',
    logoAlt: 'The logo',
    takeLogoAway: 'Take it away',
    takeLogoAwayText: 'Then the lamp is there again. That needs no second person.',
    save: 'Save',
    propose: 'Propose it',
    failure: 'Not saved',
    earlier: 'What it was before',
    earlierOf: 'From {day}',
    back: 'Back to the settings',
    textsTitle: 'Notices and texts',
    textsLead: 'What the site says in your name. Each version is kept.',
    all: 'All settings',
    preview: {
      title: 'What each time would do today',
      period: 'Time',
      tonight: 'Announced tonight',
      later: 'In the 30 days after',
      moreThan: 'More than {count}',
      firstDay:
        'A change counts for reports that are here already. What is announced tonight can be deleted on {day} at the earliest, after three warnings.',
      announced: 'Already announced: {count}. Their day stays, whatever you choose.',
      held: 'Reports under a legal hold, assigned to staff or before a decision are not counted. Nothing of them is deleted.',
    },
    retention: 'All other times',
    retentionText:
      'They are fixed in the program. The privacy page prints each time that concerns a person, and one job obeys them.',
    retentionLink: 'Read the times',
  },
  termsOfOperator: {
    title: 'Who runs this site',
    name: 'This site is run by {name}.',
  },
} as const
