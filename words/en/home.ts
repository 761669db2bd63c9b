/** The first page. */
export const home = {
  home: {
    tab: 'Fitila – report corruption in Nigeria',
    description:
      'A place where people in Nigeria report suspected corruption of public figures. Staff verify each report before the public can see it.',
    title: 'Say what you have seen. It is checked before anybody is named.',
    lead: 'On Fitila, people in Nigeria report suspected corruption of named public figures, or wealth that nobody can explain. The public sees a report only after staff have verified and approved it.',
    read: 'Read reports',
    submit: 'Submit report',
    tools: 'Use the tools',
    where: 'Where else to report',
    warning: 'We cannot hide that you came here. Use Tor Browser, and nothing that belongs to your office.',
    isItSafe: 'Is it safe for me?',
    searchLabel: 'Search the public reports',
    safetyLead:
      'Safer than an open letter, and not without risk. Nobody can honestly promise that you will never be found, so here is what this site does and what it cannot do.',
    doesTitle: 'What it does',
    cannotTitle: 'What it cannot do',
    holdings: 'Everything that we hold, to the last column',
    does: [
      {
        title: 'It seals what you write.',
        text: 'Each report is stored under a key of its own. A stolen copy of the database alone does not open it.',
      },
      {
        title: 'It does not show who you are.',
        text: 'Staff read the report and see “The reporter”, not your user name or your e-mail address. Other readers see neither.',
      },
      {
        title: 'It writes down little.',
        text: 'No network address, no description of your phone or computer, no cookie but the one that a form needs.',
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
        title: 'It cannot know nothing about you.',
        text: 'To send a report you need an account. We hold your e-mail address, and a hash of your password in place of the password.',
      },
      {
        title: 'It cannot lock itself out.',
        text: 'The running server can read what arrives. Whoever takes it over could read it too.',
      },
      {
        title: 'It cannot unsay your words.',
        text: 'The public reads an approved report as you wrote it. A detail that few people know may point to you.',
      },
    ],
    courseTitle: 'What becomes of a report',
    course: [
      {
        title: 'You write',
        text: 'Who it is about, what you know, and how you know it. The form works on a small phone and a slow line.',
      },
      {
        title: 'It waits, sealed',
        text: 'You and our staff can read it. The public list and the search do not know of it.',
      },
      {
        title: 'Staff check it',
        text: 'One verifies it. Another approves it, or refuses it and tells you why. You are told on the site.',
      },
      {
        title: 'The public reads it',
        text: 'If something in it turns out to be wrong, it is corrected or taken back, where everybody can read that.',
      },
    ],
    howWeWork: 'How we work, step by step',
    notPolice:
      'We are not the police, and not a court. An approved report is still an allegation: anti-corruption agencies investigate, and only a court finds somebody guilty.',
  },
} as const
