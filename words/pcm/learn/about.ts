import type { DraftOf } from '../../words.ts'

export const about = {
  aboutArticle: {
    title: 'About',
    description: 'Wetin Fitila be, wetin e no be, and who dey hold wetin.',
    lead: 'Fitila na lamp, for Hausa and for Yoruba. Na place to talk wetin you don see, and to make people check am before anybody name person.',
    sections: [
      {
        id: 'what',
        title: 'Wetin dis be',
        blocks: [
          'People for Nigeria dey report corruption wey dem suspect here, or money of big people wey nobody fit explain. Staff dey compare each report with papers, with places and with witnesses. One go verify am, another one go approve am. Na after dat everybody fit read am.',
          'We get [tools](/educational-resources?tab=tools) too, for people wey still dey think am. Dem dey work for your own device and dem no dey send anything.',
        ],
      },
      {
        id: 'not',
        title: 'Wetin dis no be',
        blocks: [
          {
            list: [
              '**No be police, and no be agency.** We no fit arrest, search or charge people. [Where to report](/educational-resources?tab=where) dey show who fit.',
              '**No be court.** Report na allegation, even when we approve am. Everybody wey dem name here dey innocent unless court don find otherwise.',
              '**No be shield.** We dey hold small, and we dey seal wetin we hold. We no fit make you invisible. Anybody wey promise dat one no dey honest.',
              '**No be newspaper.** We no dey write stories, and we no dey pay for reports.',
            ],
          },
        ],
      },
      {
        id: 'who-holds-what',
        title: 'Who dey hold wetin',
        blocks: [
          {
            terms: [
              {
                term: 'You',
                detail: 'Your originals. Keep dem: wetin you send here no fit take their place for court.',
              },
              {
                term: 'Dis site',
                detail:
                  'Your account, your sealed report and how e end. The [privacy page](/privacy-policy) dey list am reach the last column.',
              },
              {
                term: 'Staff',
                detail:
                  'Staff dey see the words of report, but not who send am. Dem fit make mistake, so two of dem must agree.',
              },
              {
                term: 'The operator',
                detail:
                  'The people wey dey run dis server get the database and the key file. Dem fit open wetin we seal. You dey trust dem with dat one.',
              },
              {
                term: 'Your network',
                detail:
                  'E dey see say you come here, unless you use Tor Browser. Wetin you read and write dey encrypted for road when the address start with https.',
              },
              {
                term: 'Everybody',
                detail: 'Dem dey read wetin we approve, and the notice when we take am back.',
              },
            ],
          },
        ],
      },
      {
        id: 'named',
        title: 'If report name you',
        blocks: [
          'Then you get right to talk say e no correct. Choose “Is something wrong?” below the report for the [list](/reports); you no need account. Talk which part no correct, and wetin fit show am. If e serious, we go mark say people no agree with am, with the date. Wetin no correct, we go correct am or take am back, and [everybody fit read dat one](/corrections).',
        ],
      },
      {
        id: 'money',
        title: 'Money',
        blocks: [
          'To read, to search, to use the tools and to send report, you no dey pay. Paid plans dey add ways to work with wetin everybody fit read. No plan fit buy verification, rating or silence.',
        ],
      },
    ],
  },
  sourceArticle: {
    title: 'Source code',
    description: 'Read, check and run the code of dis site.',
    lead: 'Fitila na free software. You fit read, check, run and change the code, under the GNU Affero General Public License, version 3 or later.',
    download: 'Download the source (ZIP, {megabytes} MB)',
    checksum: 'SHA-256 of the ZIP',
    what: 'Na the source of the version wey dey run here be dis. E no get any report, key or setting of dis site.',
    elsewhere: 'Dis site dey run version wey dem change. The operator dey put the source here:',
    notBuilt: 'Dem start dis copy of Fitila without the source archive. Ask the operator for the source.',
    notices: 'Packages of other people, with their licences',
    check:
      'The checksum dey prove say two people get the same ZIP. E no dey prove say na wetin dey inside dis site dey run.',
  },
} as const satisfies DraftOf<'about'>
