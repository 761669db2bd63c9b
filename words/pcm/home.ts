import type { DraftOf } from '../words.ts'

export const home = {
  home: {
    tab: 'Fitila – report corruption for Nigeria',
    description:
      'Place where people for Nigeria fit report corruption of big people. Staff verify each report before public fit see am.',
    title: 'You see corruption? Report am.',
    lead: 'We dey check each report before public read am. Two staff must agree.',
    ways: {
      saw: {
        title: 'I see something',
        text: 'You no need account, name or email. You fit stop and come back later.',
        action: 'Report something',
      },
      read: {
        title: 'I wan read',
        text: 'Staff don check every report wey dey here. Find am by name, office or number.',
      },
      named: {
        title: 'Dem call my name',
        text: 'Tell us wetin no correct. You no need account, and we dey answer every request.',
        action: 'Ask make we correct am',
      },
    },
    read: 'Read reports',
    searchLabel: 'Find for inside the public reports',
    searchButton: 'Find',
    isItSafe: 'E safe for me?',
    safetyLead:
      'We dey lock wetin you write, and no reader fit see who send am. We no fit hide say you come here, so use Tor Browser and no use anything wey belong to your office.',
    safetyMore: 'Wetin dis site dey do, and wetin e no fit do',
    newestTitle: 'New reports',
    newestLead:
      'One staff check each one, another staff approve am. Report na wetin person talk, e no be judgment.',
    noReports: 'No report don come out yet. Report go show for here when two staff don check am.',
    allReports: 'All reports',
    notes: {
      acquitted: 'Court free am {day}',
      disputed: 'Dem dey argue am since {day}',
      corrected: 'We correct am {day}',
    },
    figuresTitle: 'The last twelve months',
    allFigures: 'All wetin we count',
    period: '{from} reach {to}',
    measures: {
      published: 'reports wey come out',
      corrected: 'public reports wey we correct',
      retracted: 'public reports wey we take back',
    },
    counting:
      'We dey count each step for the month wey we do am. Report wey we correct or take back don come out before.',
    usual: {
      one: 'Half of all reports get answer inside {count} day.',
      other: 'Half of all reports get answer inside {count} days.',
    },
    forYou: {
      title: 'Wetin dey wait for you',
      news: 'Message wey come',
      unread: {
        one: 'You get {count} message wey you never read.',
        other: 'You get {count} messages wey you never read.',
      },
      noNews: 'You don read all of dem.',
      readNews: 'Open the messages',
      reports: 'Your new reports',
      noReports: 'You never send any report.',
      allReports: 'All my reports',
    },
    doesTitle: 'Wetin e dey do',
    cannotTitle: 'Wetin e no fit do',
    holdings: 'Everything wey we dey keep',
    does: [
      {
        title: 'E dey seal wetin you write.',
        text: 'Each report get im own key. If person thief only the database, e no fit open am.',
      },
      {
        title: 'E no dey show who you be.',
        text: 'Staff dey read the report and see “The reporter”. Dem no see your user name or your email. Other readers no see am too.',
      },
      {
        title: 'E dey write small thing down.',
        text: 'No network address, nothing about your phone or computer, no cookie except wetin form, code or letter need.',
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
        title: 'Account get email address inside.',
        text: 'You fit report without account: you go get code. If you open account, we go keep your email address and a hash of your password.',
      },
      {
        title: 'E no fit lock itself out.',
        text: 'The server wey dey run fit read wetin enter. Anybody wey take over the server fit read am too.',
      },
      {
        title: 'E no fit take your word back.',
        text: 'Public go read approved report for your own words. Small thing wey only few people sabi fit point to you.',
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
  totals: { orMore: '{count} or more', few: 'E no reach {smallest} for one month' },
} as const satisfies DraftOf<'home'>
