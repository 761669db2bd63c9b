import type { DraftOf } from '../words.ts'

export const home = {
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
      { title: 'E dey work for Tor Browser', text: 'for im safest level, with JavaScript off.' },
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
} as const satisfies DraftOf<'home'>
