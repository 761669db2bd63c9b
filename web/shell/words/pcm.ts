import { account } from './pcm/account.ts'
import { afterwards } from './pcm/afterwards.ts'
import { forms } from './pcm/forms.ts'
import { offline } from './pcm/offline.ts'
import { reports } from './pcm/reports.ts'
import { writing } from './pcm/writing.ts'
import type { Draft } from './words.ts'

/** Nigerian Pidgin. A draft: nobody who speaks it from home has read it yet. */
export const pidgin = {
  ...account,
  ...afterwards,
  ...forms,
  ...offline,
  ...reports,
  ...writing,
  shell: {
    skip: 'Jump go di main matter',
    main: 'Main',
    resources: 'Things wey go help you',
    compliance: 'Rules',
    legal: 'Law',
    connect: 'Reach us',
    menu: 'Menu',
    search: 'Find',
    searchReports: 'Find report',
    searchPlaceholder: 'Find report...',
    searchBlank: 'Write at least one letter or number',
    login: 'Enter',
    register: 'Open account',
    logout: 'Comot',
    submitReport: 'Send report',
    admin: 'Admin',
    notifications: 'Message wey come',
    unread: 'wey you never read',
    language: 'Language',
    informational: 'Dis platform na for information only.',
    presumption:
      'Anybody wey dem name for here no guilty unless court don talk am. Report na wetin person talk, e no be judgment.',
    draft: 'Dis Pidgin na draft. Help us make am better.',
  },
  links: {
    Reports: 'Reports',
    Corrections: 'Wetin we correct',
    Methodology: 'How we dey do am',
    Education: 'Wetin to sabi',
    Tools: 'Tools',
    Documentation: 'How to use am',
    FAQ: 'Questions wey people dey ask',
    Transparency: 'Wetin we dey open for everybody',
    About: 'About us',
    Regulatory: 'Data protection',
    Legal: 'Wetin law talk',
    Terms: 'Terms',
    Privacy: 'Privacy',
    Contact: 'Talk to us',
    'Where to report': 'Where to report',
    'Read without a line': 'Read when network no dey',
    'My reports': 'My reports',
    Notifications: 'Message wey come',
    'Notification Preferences': 'Choose wetin we go tell you',
    'Profile Settings': 'Your profile',
    'Subscription Plans': 'Plans',
    'Short tour': 'Small tour',
    'Correction requests': 'People wey say e no correct',
    'Content management': 'Manage content',
    Declaration: 'Wetin concern me',
    Messages: 'Letters',
    'Page views': 'Page views',
    'User management': 'Staff',
  },
  consent: {
    title: 'To count pages',
    question: 'Make we count which page people dey read? No cookie, and nothing about you.',
    more: 'Tell me more',
    accept: 'I gree',
    decline: 'I no gree',
    close: 'Close am',
    explanation:
      'Our counting no dey use cookie and e respect your privacy. E dey count pages, e no dey count people: each time page open, e add one for that day.',
    collectedTitle: 'Wetin we dey take',
    collected: [
      'Which page open',
      'Which site you from come',
      'Which kind browser',
      'Phone, tablet abi computer',
      'Which country',
    ],
    notCollectedTitle: 'Wetin we no dey take',
    notCollected: [
      'Anything about who you be',
      'Cookies',
      'Number wey go follow you',
      'To follow you go other sites',
    ],
    states: {
      pending: 'You never answer: we no dey count anything.',
      granted: 'You gree: we dey count which page open.',
      denied: 'You no gree: we no dey count anything.',
    },
  },
  home: {
    title: 'Talk wetin you see. We go check am before anybody name come out.',
    lead: 'For Fitila, people for Nigeria dey report corruption wey dem suspect for public figures, or money wey nobody fit explain. Public no go see any report until staff don check am and approve am.',
    read: 'Read reports',
    submit: 'Send report',
    tools: 'Use the tools',
    where: 'Other places to report',
    warning:
      'We no fit hide say you come here. Use Tor Browser, and no use anything wey belong to your office.',
    isItSafe: 'E safe for me?',
    searchLabel: 'Find for inside the public reports',
    safetyLead:
      'E safe pass open letter, but risk dey. Nobody fit truly promise say dem no go ever find you. So see wetin dis site dey do, and wetin e no fit do.',
    doesTitle: 'Wetin e dey do',
    cannotTitle: 'Wetin e no fit do',
    holdings: 'Everything wey we dey keep, complete',
    does: [
      {
        title: 'E dey seal wetin you write.',
        text: 'Each report get im own key. If person thief only the database, e no fit open am.',
      },
      {
        title: 'E no dey show who you be.',
        text: 'Staff dey read the report and see “The reporter”. Dem no see your user name or your e-mail. Other readers no see am too.',
      },
      {
        title: 'E dey write small thing down.',
        text: 'No network address, nothing about your phone or computer, no cookie except the one wey form need.',
      },
      {
        title: 'E dey work for Tor Browser',
        text: 'for im safest level, with JavaScript off.',
      },
    ],
    cannot: [
      {
        title: 'E no fit hide say you come here.',
        text: 'Your network fit see am. Tor Browser dey hide which site you open, but e no dey hide say you dey use Tor.',
      },
      {
        title: 'E no fit protect you for work.',
        text: 'No ever use office phone, office computer or office network for dis matter.',
      },
      {
        title: 'E must sabi small thing about you.',
        text: 'To send report you need account. We dey keep your e-mail address, and a hash of your password instead of the password.',
      },
      {
        title: 'E no fit lock itself out.',
        text: 'The server wey dey run fit read wetin enter. Anybody wey take over the server fit read am too.',
      },
      {
        title: 'E no fit take your word back.',
        text: 'Public go read approved report as you write am. Small thing wey only few people sabi fit point to you.',
      },
    ],
    courseTitle: 'Wetin go happen to report',
    course: [
      {
        title: 'You write am',
        text: 'Who e concern, wetin you sabi, and how you take sabi am. The form dey work for small phone and slow network.',
      },
      {
        title: 'E wait, we don seal am',
        text: 'You and our staff fit read am. The public list and the search no sabi say e dey.',
      },
      {
        title: 'Staff check am',
        text: 'One person verify am. Another person approve am, or refuse am and tell you why. You go hear for the site.',
      },
      {
        title: 'Public read am',
        text: 'If something inside later no correct, we go correct am or take am back, for where everybody fit read am.',
      },
    ],
    howWeWork: 'How we dey work, step by step',
    notPolice:
      'We no be police, and we no be court. Approved report still be only wetin person talk: the agencies dey investigate, and na only court fit find person guilty.',
  },
  list: {
    title: 'Reports',
    lead: 'One staff check each one, another staff approve am.',
    none: 'No report don come out yet',
    noneFits: 'No report match wetin you choose',
    noOlder: 'No more report dey',
    appears: 'Report go show for here when staff don check am and approve am.',
    submit: 'Send report',
    back: 'Go back to all reports',
  },
} as const satisfies Draft
