import type { DraftOf } from '../../words.ts'

export const beforeYouReport = {
  beforeYouReport: {
    title: 'Before you report',
    threatened: {
      title: 'If person dey threaten you now, dis page fit wait',
      note: 'First carry yourself and your family go place wey safe. Evidence no dey run.',
    },
    cards: [
      {
        title: 'First, ask who else fit know dis matter',
        points: [
          'Most times no be technology dey expose person. Na because only few people fit know am, or because dem tell another person.',
          'Write down who get the paper, who dey the room, who sign. If the list short, report without your name fit still point to you.',
          'Comot exact time, place and words wey only you fit know. If you fit, wait until time don pass since you see am.',
          'No tell anybody for work, and no post about am for social media.',
        ],
        sources: [
          {
            title: 'Freedom of the Press Foundation',
            href: 'https://freedom.press/news/sharing-sensitive-leaks-press/',
          },
        ],
      },
      {
        title: 'Your phone and your network dey talk about you',
        points: [
          'Your NIN dey joined to your SIM card. Police for Nigeria don use call records before to find journalists and to trap dem.',
          'No ever use phone, computer, account or network of your office. If na only one person dey use Tor Browser for work, e easy to notice am.',
          'The best one: your own computer, far from work and house, with Tor Browser. Plenty people get only phone; e weak pass, but e better pass office computer.',
          'Tor Browser dey hide which site you visit. E no dey hide say you dey use Tor.',
        ],
        sources: [
          {
            title: 'Phone records and journalists, 2020',
            href: 'https://globalissues.org/amp/news/2020/02/19/26118',
          },
          {
            title: 'Wetin Tails and Tor no fit hide',
            href: 'https://staging.tails.boum.org/doc/about/warnings/index.es.html',
          },
        ],
      },
      {
        title: 'Files dey carry pass wetin you dey see',
        points: [
          'Photo fit hold the place and the phone, document fit hold who write am. Print from colour laser fit carry small dots wey dey name the printer.',
          'Clean one copy, and no touch the original: the original na the evidence. No tool fit find everything.',
          'How you dey write fit also show who you be. Short plain sentences without your usual words dey give away small.',
        ],
        sources: [
          {
            title: 'Printer dots (EFF)',
            href: 'https://www.eff.org/deeplinks/2017/06/printer-tracking-dots-back-news',
          },
          { title: 'How person dey write', href: 'https://green.tymyrddin.dev/docs/code/ml-deanon.html' },
        ],
      },
      {
        title: 'Wetin don happen to other people',
        points: [
          'Dem suspend one assistant director for agency of one ministry, retire am, take am back for 2017, then leave am without pay. One bank sack their worker, and one police commission suspend their officer without pay.',
          'For one survey, three out of four people talk say dem don stop to report because dem dey fear.',
          'For August 2025 National Industrial Court talk say to sack person because e report no follow law. Court order make dem take am back and pay am N5 million. For September 2025 law wey dey protect whistleblowers never dey.',
        ],
        sources: [
          {
            title: 'ICIR about whistleblowers wey dem punish',
            href: 'https://www.icirnigeria.org/victimization-of-whistle-blowers-killing-anti-corruption-war-group-tells-fg/',
          },
          {
            title: 'Daily Trust about civil servants wey report',
            href: 'https://dailytrust.com/whistleblowing-ordeals-of-civil-servants-who-risked-their-jobs-to-expose-corruption',
          },
          {
            title: 'The court judgment of 2025',
            href: 'https://starconnectmedia.com/court-reinstates-dismissed-whistleblower-awards-n5-million-as-damages',
          },
        ],
      },
      {
        title: 'Make you follow the law',
        points: [
          'Report wetin you believe say na true. Talk wetin you see, and wetin you only hear. To tell ICPC or EFCC lie na crime.',
          'No ever threaten person say you go publish something so that e go pay you. Na crime be dat, no matter wetin you know.',
          'If you swear oath of secrecy or you get secret papers, talk to lawyer before you give anybody anything.',
          'Police, EFCC and ICPC no dey decide who guilty. Na court dey decide am.',
        ],
        sources: [
          {
            title: 'ICPC Act, sections 23 and 25',
            href: 'http://www.commonlii.org/ng/legis/num_act/cpaoroa410',
          },
          {
            title: 'Cybercrimes Act, section 24 as dem change am',
            href: 'https://lawglobalhub.com/?p=61462',
          },
        ],
      },
      {
        title: 'Some places go ask who you be',
        points: [
          'ICPC online petition dey ask for scan of your ID card. For other ways ICPC dey take report without name.',
          'Petition to EFCC dey carry your name, date and your signature. For their Eagle Eye app you fit leave your details out.',
          'Petition to Code of Conduct Bureau fit come without name. Public Complaints Commission fit hide your own.',
          'If you claim reward, e go lead to you, because dem must pay the money to person.',
        ],
        sources: [
          { title: 'ICPC, petition', href: 'https://icpc.gov.ng/petition/' },
          {
            title: 'How to write petition to EFCC',
            href: 'https://www.icirnigeria.org/explainer-how-to-write-a-petition-to-efcc/',
          },
          { title: 'Code of Conduct Bureau, guidelines', href: 'https://ccb.gov.ng/petition/guidelines/' },
          { title: 'Public Complaints Commission', href: 'https://pcc.gov.ng/frequently-asked-questions/' },
        ],
      },
    ],
    read: {
      one: 'Where we see am, we read am for November 2026: {links}',
      other: 'Where we see am, we read dem for November 2026: {links}',
    },
    notAdvice:
      'Na information be dis, no be legal advice. No page fit promise say nobody go find you. [The tools](/educational-resources?tab=tools) dey help you weigh your own case.',
  },
} as const satisfies DraftOf<'beforeYouReport'>
