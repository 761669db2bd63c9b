import type { Article } from '../../article.ts'

const aboutArticle: Article = {
  title: 'About',
  description: 'What Fitila is, what it is not, and who holds what.',
  lead: 'Fitila is the lamp, in Hausa and in Yoruba. It is a place to say what you have seen, and to have it checked before anybody is named.',
  sections: [
    {
      id: 'what',
      title: 'What this is',
      blocks: [
        'People in Nigeria report suspected corruption here, or the unexplained wealth of a public figure. Staff compare each report with papers, with places and with witnesses. One verifies it, another approves it. Only then can the public read it.',
        'There are also [tools](/educational-resources?tab=tools) for people who are still thinking about it. They work on your own device and send nothing.',
      ],
    },
    {
      id: 'not',
      title: 'What this is not',
      blocks: [
        {
          list: [
            '**Not the police, and not an agency.** We cannot arrest, search or charge people. [Where to report](/educational-resources?tab=where) shows who can.',
            '**Not a court.** A report is an allegation, also when it is approved. Every person named here is presumed innocent unless a court has found otherwise.',
            '**Not a shield.** We hold little and seal what we hold. We cannot make you invisible. Anyone who promises that is not honest.',
            '**Not a newspaper.** We do not write stories, and we do not pay for reports.',
          ],
        },
      ],
    },
    {
      id: 'who-holds-what',
      title: 'Who holds what',
      blocks: [
        {
          terms: [
            {
              term: 'You',
              detail: 'Your originals. Keep them: what you send here does not replace them before a court.',
            },
            {
              term: 'This site',
              detail:
                'Your account, your sealed report and its result. The [privacy page](/privacy-policy) lists it to the last column.',
            },
            {
              term: 'Staff',
              detail:
                'Staff see the words of a report, and not who sent it. They can be wrong, so two of them have to agree.',
            },
            {
              term: 'The operator',
              detail:
                'The people who run this server have the database and the key file. They could open what is sealed. You trust them with that.',
            },
            {
              term: 'Your network',
              detail:
                'Sees that you came here, unless you use Tor Browser. What you read and write is encrypted on the way where the address begins with https.',
            },
            {
              term: 'The public',
              detail: 'Reads what was approved, and the notice when it was taken back.',
            },
          ],
        },
      ],
    },
    {
      id: 'named',
      title: 'If a report names you',
      blocks: [
        'Then you have the right to say that it is wrong. Choose “Is something wrong?” below the report in the [list](/reports); you need no account. Say which statement is wrong, and what shows it. What is serious is marked as disputed, with the date. What turns out to be wrong is corrected or retracted, and [everybody can read that](/corrections).',
      ],
    },
    {
      id: 'money',
      title: 'Money',
      blocks: [
        'Reading, searching, the tools and sending a report need no payment. Paid plans add ways to work with what is public. No plan buys a verification, a rating or a silence.',
      ],
    },
  ],
}

/** The page about the source, beside what `web/learn/source.tsx` adds: the files of this version. */
const sourceArticle = {
  title: 'Source code',
  description: 'Read, check and run the code of this site.',
  lead: 'Fitila is free software. You can read, check, run and change its code, under the GNU Affero General Public License, version 3 or later.',
  download: 'Download the source (ZIP, {megabytes} MB)',
  checksum: 'SHA-256 of the ZIP',
  what: 'This is the source of the version that runs here. It holds no report, no key and no setting of this site.',
  elsewhere: 'This site runs a changed version. Its operator publishes the source here:',
  notBuilt: 'This copy of Fitila was started without its source archive. Ask the operator for the source.',
  notices: 'Packages of others, with their licences',
  check:
    'The checksum proves that two people have the same ZIP. It does not prove that this site runs what is in it.',
}

/** The page about Fitila, and the page about its source. */
export const about = { aboutArticle, sourceArticle }
