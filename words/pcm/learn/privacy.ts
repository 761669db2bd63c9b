import type { DraftOf } from '../../words.ts'

export const privacy = {
  privacyPolicy: {
    title: 'Privacy',
    description: 'Everything wey Fitila dey hold about person, column by column.',
    lead: 'All the data wey we dey store about person, column by column. The list come from the notes wey dey beside the plan of the database itself. Nobody fit add column without writing for here wetin e be.',
    top: [
      {
        id: 'short',
        title: 'The short one',
        blocks: [
          {
            list: [
              'To read, to search and to use the tools no need account, and dem no dey leave cookie.',
              'Account dey hold user name, email address and hash of password.',
              'Wetin you report dey sealed until dem approve am. With our key file, the database fit also show which account send am.',
              'We no dey store any network address or how your device be. Counts wey dey stop flood na keyed hashes, and dem dey delete after their day.',
              'The tools no dey send anything. To open one na visit, like any page.',
            ],
          },
        ],
      },
      {
        id: 'cookie',
        title: 'Cookies',
        blocks: [
          'When you open form you go get one cookie. E dey show say the form na our own and, once you log in, e dey keep you logged in. To log out dey clear am.',
          'Two others dey for short time. One dey there while you dey follow report with the code. E no go open anything again 15 minutes after your last click. One dey come with link from letter, and e dey last one hour. Scripts no fit read any of dem, and no other site dey get dem.',
        ],
      },
      {
        id: 'browser',
        title: 'Wetin dey stay for your browser',
        blocks: [
          'If you dey use JavaScript, your answer to the question about counting dey stay for your browser with the name `analytics-consent`. E no ever comot from there. Your browser dey keep its history too, as for every site: Tor Browser dey forget am when you close am.',
          'If you ask for am for [Read offline](/offline), your browser go keep copies of our pages for you to read. E dey keep all of dem or none. Dem go comot when you delete dem there, when you log out, or when you press “Exit now” inside tool. Nothing dey stay like dat before you ask.',
          'When you open tool, your browser dey keep the program, so that e go open without network. Wetin you put inside no dey there. E go comot when you delete the data of dis site for your browser.',
        ],
      },
    ],
    columns: 'Wetin we dey hold, column by column',
    whyAndHowLong: '**Why:** {why} **How long:** {kept}',
    bottom: [
      {
        id: 'wire',
        title: 'Wetin other people fit see',
        blocks: [
          {
            list: [
              'Your network dey see which site you visit, unless you use Tor Browser.',
              'Person wey dey run the server, or wey take am over, fit see data as e dey enter.',
              'Proxy wey dey front of the server fit see addresses.',
              'Administrators dey see the user names of accounts, and no email address. Dem fit ask whether one full address get account.',
              'Expert wey staff ask dey see small part of report, and e no ever see who send am.',
              'Two staff fit hand case over to EFCC, ICPC, Code of Conduct Bureau, police or newsroom. If your code or your account still fit reach you, dem go ask you first. If you no answer for 14 days, dem fit continue. If you say no, dem must not.',
              'If payments or email dey on, the company wey dey carry dem dey see wetin e carry. Emails no ever talk wetin report dey about.',
            ],
          },
        ],
      },
      {
        id: 'gone',
        title: 'Wetin “deleted” mean',
        blocks: [
          'When time don pass, we dey delete the row and destroy the key of its text. Nobody fit read sealed text without its key, we too no fit.',
          'Some copies dey comot later. Every night we dey write the files of the database again, except the ones wey big well well. Its journal of changes dey keep the old bytes for some hours, or as long as the operator keep the journal. Backup dey keep dem until person delete am: we tell operators make dem keep backups for 35 days at most. Person wey get old backup **and** our key file fit still read wetin we don delete since dat time.',
          'If the site no get mail server, letters dey as files for its machine for eight days. Letter dey show say the address get account.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        blocks: [
          'If public report talk something wrong about you, ask for correction. Choose “Is something wrong?” below the report for the [list](/reports). You no need account, and you go get code for the answer.',
          'You fit ask wetin we hold about you. You fit ask make we correct am, clean am off or hold am, you fit object, and you fit carry am go. If you get account, choose “Download wetin you get for me” under Your profile. For the rest, [write to us](/contact) under “Wetin una get about me”. You fit complain to Nigeria Data Protection Commission. See [Regulatory](/regulatory-compliance) for wetin the law give you, and where we dey talk no.',
        ],
      },
      {
        id: 'counting',
        title: 'When we dey count pages wey people open',
        blocks: [
          'Only if you agree. Without JavaScript we no dey ask anything and we no dey count anything. We no dey ask or count people wey don log in. With JavaScript your answer dey below, and you fit change am there.',
          'Operator fit use Plausible or Umami count instead. If you agree for that kind site, your browser go ask that service too, and e go see your address.',
        ],
      },
    ],
  },
} as const satisfies DraftOf<'privacy'>
