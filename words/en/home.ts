/** The first page. */
export const home = {
  home: {
    tab: 'Fitila – report corruption in Nigeria',
    description:
      'A place where people in Nigeria report suspected corruption of public figures. Staff verify each report before the public can see it.',
    title: 'See corruption? Report it.',
    lead: 'We check each report before the public reads it. Two members of staff must agree.',
    ways: {
      saw: {
        title: 'I saw something',
        text: 'You need no account, no name and no email. You can stop and come back later.',
        action: 'Report something',
      },
      read: {
        title: 'I want to read',
        text: 'Staff checked every report here. Search by name, office or number.',
      },
      named: {
        title: 'I am named',
        text: 'Tell us what is wrong. You need no account, and we answer each request.',
        action: 'Ask for a correction',
      },
    },
    read: 'Read reports',
    searchLabel: 'Search the public reports',
    searchButton: 'Search',
    isItSafe: 'Is it safe for me?',
    safetyLead:
      'We lock what you write, and no reader sees who sent it. We cannot hide that you came here, so use Tor Browser and nothing that belongs to your office.',
    safetyMore: 'What this site does, and what it cannot do',
    newestTitle: 'Newest reports',
    newestLead:
      'One member of staff verified each, and another approved it. A report is an allegation, not a finding.',
    noReports: 'No report is public yet. A report appears here when two members of staff have checked it.',
    allReports: 'All reports',
    notes: {
      acquitted: 'Acquitted on {day}',
      disputed: 'Disputed since {day}',
      corrected: 'Corrected on {day}',
    },
    figuresTitle: 'The last twelve months',
    allFigures: 'All figures',
    period: '{from} to {to}',
    measures: {
      published: 'reports published',
      corrected: 'public reports corrected',
      retracted: 'public reports taken back',
    },
    counting:
      'Each step counts in the month in which we took it. A report that was corrected or taken back was published before.',
    usual: {
      one: 'Half of all reports got a decision within {count} day.',
      other: 'Half of all reports got a decision within {count} days.',
    },
    forYou: {
      title: 'What waits for you',
      news: 'Notifications',
      unread: {
        one: 'You have {count} unread notification.',
        other: 'You have {count} unread notifications.',
      },
      noNews: 'You have read all of them.',
      readNews: 'Open notifications',
      reports: 'Your newest reports',
      noReports: 'You have not sent a report yet.',
      allReports: 'All my reports',
    },
    doesTitle: 'What it does',
    cannotTitle: 'What it cannot do',
    holdings: 'Everything that we hold',
    does: [
      {
        title: 'It seals what you write.',
        text: 'Each report is stored under its own key. A stolen copy of the database alone does not open it.',
      },
      {
        title: 'It does not show who you are.',
        text: 'Staff read the report and see “The reporter”, not your user name or your email address. Other readers see neither.',
      },
      {
        title: 'It writes down little.',
        text: 'We keep no network address and no description of your phone or computer. The only cookies are those that a form, a code or a letter needs.',
      },
      {
        title: 'It works in Tor Browser',
        text: 'at its safest level, with JavaScript switched off.',
      },
    ],
    cannot: [
      {
        title: 'It cannot hide that you came here.',
        text: 'Your network can see that. Tor Browser hides which site you visit, though not that you use Tor.',
      },
      {
        title: 'It cannot protect you at work.',
        text: 'Never use a phone, a computer or a network of your office for this.',
      },
      {
        title: 'An account holds an email address.',
        text: 'You can report without one: you get a code instead. With an account, we hold your email address and a hash of your password.',
      },
      {
        title: 'It cannot lock itself out.',
        text: 'The running server can read what arrives. An attacker who takes it over could read it too.',
      },
      {
        title: 'It cannot unsay your words.',
        text: 'The public reads an approved report in your own words. A detail that few people know may point to you.',
      },
    ],
    courseTitle: 'What happens to a report',
    course: [
      {
        title: 'You write',
        text: 'Who it is about, what you know, and how you know it. The form works on a small phone and a slow line.',
      },
      {
        title: 'It waits, sealed',
        text: 'You and our staff can read it. The public list and the search do not have it.',
      },
      {
        title: 'Staff check it',
        text: 'One verifies it. Another approves it, or rejects it and tells you why.',
      },
      {
        title: 'The public reads it',
        text: 'If something in it turns out to be wrong, we correct it or take it back in public.',
      },
    ],
    howWeWork: 'How we work, step by step',
    notPolice:
      'We are not the police, and not a court. An approved report is still an allegation. Anti-corruption agencies investigate. Only a court can find a person guilty.',
  },
  totals: { orMore: '{count} or more', few: 'Under {smallest} a month' },
} as const
