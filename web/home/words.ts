export type Point = { title: string; text: string }

/** What the home page says below the fold. Comes with the page's data, so that words are no part of the scripts. */
export const words = {
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
      text: 'No network address, no description of your phone or computer, no other site’s code, no cookie but the one that a form needs.',
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
      text: 'If it turns out to be wrong, it is taken back, and a correction notice stands in its place.',
    },
  ],
} as const satisfies Record<string, readonly Point[]>
