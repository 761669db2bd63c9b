/** The first tab of the guide: plain, and no promise that a page cannot keep. */
export const beforeYouReport = {
  beforeYouReport: {
    title: 'Before you report',
    threatened: {
      title: 'If a person threatens you now, this page can wait',
      note: 'Get yourself and your family to a safe place first. Evidence keeps.',
    },
    cards: [
      {
        title: 'First, ask who else could know this',
        points: [
          'Often technology does not give people away. Only a few people could have known, or they told another person.',
          'Write down who had the paper, who was in the room, who signed. If the list is short, a report without your name can still point to you.',
          'Leave out exact times, places and phrases that only you could know. If you can, wait until your having seen it is no longer fresh.',
          'Do not tell anyone at work, and do not post about it on social media.',
        ],
        sources: [
          {
            title: 'Freedom of the Press Foundation',
            href: 'https://freedom.press/news/sharing-sensitive-leaks-press/',
          },
        ],
      },
      {
        title: 'Your phone and your network talk about you',
        points: [
          'A SIM card is tied to your NIN. Police in Nigeria have used call records to find and lure journalists.',
          'Never use a device, an account or a network of your office. The only person who uses Tor Browser at work is easy to notice.',
          'Best: a computer of your own, away from work and home, with Tor Browser. Many people have only a phone; it is weaker, and better than the office computer.',
          'Tor Browser hides which site you visit. It does not hide that you use Tor.',
        ],
        sources: [
          {
            title: 'Phone records and journalists, 2020',
            href: 'https://globalissues.org/amp/news/2020/02/19/26118',
          },
          {
            title: 'What Tails and Tor cannot hide',
            href: 'https://staging.tails.boum.org/doc/about/warnings/index.es.html',
          },
        ],
      },
      {
        title: 'Files carry more than they show',
        points: [
          'A photograph can hold the place and the phone, a document its author. Colour laser prints can carry dots that name the printer.',
          'Clean a copy, and keep the original untouched: the original is the evidence. No tool can find every trace.',
          'Your way of writing is a trace too. Short plain sentences and no pet phrases give away less.',
        ],
        sources: [
          {
            title: 'Printer dots (EFF)',
            href: 'https://www.eff.org/deeplinks/2017/06/printer-tracking-dots-back-news',
          },
          { title: 'Writing style', href: 'https://green.tymyrddin.dev/docs/code/ml-deanon.html' },
        ],
      },
      {
        title: 'What has happened to others',
        points: [
          'An assistant director of a ministry’s agency was suspended, retired, reinstated in 2017, and then left without pay. A bank’s employee was dismissed, an officer of a police commission suspended without pay.',
          'In a survey three of four said that they had stopped reporting for fear.',
          'In August 2025 the National Industrial Court called a dismissal for whistleblowing unlawful, and ordered reinstatement and N5 million. In September 2025 there was still no act that protects whistleblowers.',
        ],
        sources: [
          {
            title: 'ICIR on victimised whistleblowers',
            href: 'https://www.icirnigeria.org/victimization-of-whistle-blowers-killing-anti-corruption-war-group-tells-fg/',
          },
          {
            title: 'Daily Trust on civil servants who reported',
            href: 'https://dailytrust.com/whistleblowing-ordeals-of-civil-servants-who-risked-their-jobs-to-expose-corruption',
          },
          {
            title: 'The judgment of 2025',
            href: 'https://starconnectmedia.com/court-reinstates-dismissed-whistleblower-awards-n5-million-as-damages',
          },
        ],
      },
      {
        title: 'Stay on the right side of the law',
        points: [
          'Report what you believe to be true, and say what you saw and what you only heard. A false statement to ICPC or EFCC is an offence.',
          'Never threaten to publish something to get money. That is a crime, whatever you know.',
          'If you swore an oath of secrecy or hold classified papers, speak to a lawyer before you hand anything over.',
          'Police, EFCC and ICPC do not decide who is guilty. Courts do.',
        ],
        sources: [
          {
            title: 'ICPC Act, sections 23 and 25',
            href: 'http://www.commonlii.org/ng/legis/num_act/cpaoroa410',
          },
          { title: 'Cybercrimes Act, section 24 as amended', href: 'https://lawglobalhub.com/?p=61462' },
        ],
      },
      {
        title: 'Some channels ask who you are',
        points: [
          'ICPC’s online petition asks for a scanned identity card. By other routes ICPC takes reports without a name.',
          'A petition to EFCC carries your name, a date and your signature. In its Eagle Eye app your details are optional.',
          'A petition to the Code of Conduct Bureau may come without a name. The Public Complaints Commission can withhold yours.',
          'A claim for a reward leads to you, because the money has to be paid to a person.',
        ],
        sources: [
          { title: 'ICPC, petition', href: 'https://icpc.gov.ng/petition/' },
          {
            title: 'How to write a petition to EFCC',
            href: 'https://www.icirnigeria.org/explainer-how-to-write-a-petition-to-efcc/',
          },
          { title: 'Code of Conduct Bureau, guidelines', href: 'https://ccb.gov.ng/petition/guidelines/' },
          { title: 'Public Complaints Commission', href: 'https://pcc.gov.ng/frequently-asked-questions/' },
        ],
      },
    ],
    /** The month is the one in which the sources were read. */
    read: { one: 'Source, read in November 2026: {links}', other: 'Sources, read in November 2026: {links}' },
    notAdvice:
      'Information, not legal advice. No page can promise that no one will find you. [The tools](/educational-resources?tab=tools) help you to weigh your own case.',
  },
} as const
