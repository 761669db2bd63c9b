import type { Section } from '../../article.ts'

const top: readonly Section[] = [
  {
    id: 'short',
    title: 'In short',
    blocks: [
      {
        list: [
          'Reading, searching and the tools need no account and leave no cookie.',
          'An account holds a user name, an email address and a hash of a password.',
          'What you report is sealed until it is approved. With our key file, the database also tells which account sent it.',
          'We store no network address and no description of your device. Counts against floods are keyed hashes, deleted after their day.',
          'The tools send nothing. Opening one is a visit, as to any page.',
        ],
      },
    ],
  },
  {
    id: 'cookie',
    title: 'Cookies',
    blocks: [
      'When you open a form you get one cookie. It proves that the form is ours and, once you log in, keeps you logged in. Logging out clears it.',
      'Two others exist for a short time. One is there while you follow a report with its code. It opens nothing any more 15 minutes after your last click. One comes with a link from a letter, and lasts an hour. Scripts cannot read any of them, and no other site gets them.',
    ],
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    blocks: [
      'If you use JavaScript, your answer to the question about counting is kept in your browser under the name `analytics-consent`. It never leaves it. Your browser also keeps its history, as with every site: Tor Browser forgets it when you close it.',
      'If you ask for it on [Read offline](/offline), your browser keeps copies of our pages to read. It keeps all of them or none. They go when you delete them there, log out, or press “Exit now” in a tool. Nothing is kept that way before you ask.',
      'When you open a tool, your browser keeps its program, so that it opens without a connection. What you enter is not in it. It goes when you delete the data of this site in your browser.',
    ],
  },
]

const bottom: readonly Section[] = [
  {
    id: 'wire',
    title: 'What others can see',
    blocks: [
      {
        list: [
          'Your network sees which site you visit, unless you use Tor Browser.',
          'A person who runs the server, or takes it over, can see data while it arrives.',
          'A proxy in front of the server can see addresses.',
          'Administrators see the user names of accounts, and no email address. They can ask whether one whole address has an account.',
          'An expert whom staff ask sees an extract of a report, and never who sent it.',
          'Two members of staff can hand a case over to EFCC, ICPC, the Code of Conduct Bureau, the police or a newsroom. Where your code or your account still reaches you, they ask you first. If you do not answer for 14 days, they may go on. If you say no, they must not.',
          'If payments or email are switched on, the company that carries them sees what it carries. Emails never say what a report is about.',
        ],
      },
    ],
  },
  {
    id: 'gone',
    title: 'What “deleted” means',
    blocks: [
      'When a period ends, we delete the row and destroy the key of its text. Sealed text without its key cannot be read, not even by us.',
      'Some copies go later. Each night we write the files of the database again, apart from very large ones. Its journal of changes keeps the old bytes for some hours, or as long as the operator keeps the journal. A backup keeps them until it is deleted: operators are told to keep backups for 35 days at most. A person with an old backup **and** our key file could still read what was deleted since.',
      'Where the site has no mail server, letters are files on its machine for eight days. A letter shows that its address has an account.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      'If a public report says something wrong about you, ask for a correction. Choose “Is something wrong?” below the report in the [list](/reports). You need no account, and get a code for the answer.',
      'You may ask what we hold about you. You may have it corrected, erased or restricted, object to it, and take it with you. With an account, choose “Download my data” under Profile Settings. For the rest, [write to us](/contact) under “What you hold about me”. You may complain to the Nigeria Data Protection Commission. See [Regulatory](/regulatory-compliance) for what the law gives you, and where we say no.',
    ],
  },
  {
    id: 'counting',
    title: 'When page views are counted',
    blocks: [
      'Only if you agree. Without JavaScript we ask nothing and count nothing. We do not ask or count people who are logged in. With JavaScript your answer is shown below, and you can change it there.',
      'An operator can count with Plausible or Umami instead. If you agree on such a site, your browser asks that service too, and it sees your address.',
    ],
  },
]

/** The privacy page, around the list of what is held. */
export const privacy = {
  privacyPolicy: {
    title: 'Privacy',
    description: 'Everything that Fitila holds about a person, column by column.',
    lead: 'All data we store about a person, column by column. The list is made from the notes beside the database’s own plan. No one can add a column without writing here what it is.',
    top,
    columns: 'What we hold, column by column',
    whyAndHowLong: '**Why:** {why} **How long:** {kept}',
    bottom,
  },
}
