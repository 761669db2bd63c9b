import { type Source, sourceOf } from './source.ts'

export type ChannelName =
  | 'efcc'
  | 'icpc'
  | 'ccb'
  | 'pica'
  | 'pcc'
  | 'bpp'
  | 'nhrc'
  | 'police'
  | 'legal-aid'
  | 'serap'
  | 'pplaaf'
  | 'heda'
  | 'budgit'
  | 'cora'

export type Channel = {
  name: string
  /** What this body is there for. */
  competence: string
  /** How to reach it, besides its site. */
  reach?: string
  /** What it asks about the person who reports; left out where no source tells. */
  identity?: string
  site: Source
  /** Other pages that say the same. */
  alsoFrom?: readonly Source[]
}

/** Who is competent for what. Courts decide guilt; police, EFCC and ICPC investigate. Old telephone numbers say so. */
export const channels = {
  efcc: {
    name: 'EFCC (Economic and Financial Crimes Commission)',
    competence: 'Fraud, money laundering, wealth that income does not explain.',
    reach:
      'A written petition to Plot 301/302, Institutions and Research District, Jabi, Abuja, or to any zonal command. The Eagle Eye app was still promoted in July 2024.',
    identity:
      'A petition carries name, date and signature. In the Eagle Eye app your own details are optional.',
    site: sourceOf('https://www.icirnigeria.org/explainer-how-to-write-a-petition-to-efcc/'),
    alsoFrom: [
      sourceOf(
        'https://www.newtelegraphng.com/corruption-war-efcc-eases-process-of-reporting-financial-crimes/',
      ),
      sourceOf(
        'https://www.pulse.ng/news/local/help-us-with-useful-and-credible-information-efcc-boss-begs-nigerians/xwl18g7',
        '2024-07',
      ),
    ],
  },
  icpc: {
    name: 'ICPC (Independent Corrupt Practices Commission)',
    competence: 'Bribery and abuse of office by public officers.',
    reach: 'Online petition (.doc or .pdf only), or 0800-CALL-ICPC.',
    identity:
      'The online petition asks for a scanned identity card, so it is not anonymous. ICPC accepts anonymous reports by other routes.',
    site: sourceOf('https://icpc.gov.ng/petition/'),
    alsoFrom: [
      sourceOf(
        'https://icpc.gov.ng/2023/12/21/report-corrupt-practices-to-enhance-service-delivery-icpc',
        '2023-12-21',
      ),
      sourceOf('http://icpc.gov.ng/icpc-warns-petitioners-against-public-protests-on-filed-petitions/'),
    ],
  },
  ccb: {
    name: 'CCB (Code of Conduct Bureau)',
    competence: 'Asset declarations and breaches of the Code of Conduct for public officers.',
    reach:
      'A petition with name, office, offence and evidence, to the Federal Secretariat, Maitama, Abuja, or as its guidelines say.',
    identity: 'A petition may be anonymous.',
    site: sourceOf('https://ccb.gov.ng/petition/guidelines/'),
  },
  pica: {
    name: 'Federal Ministry of Finance, whistleblowing portal (PICA)',
    competence: 'Public money of the Federation. Offers a reward on money recovered.',
    reach: 'The portal. The number 09098067946 was published in 2017; check it on the portal first.',
    identity: 'Claiming the reward is one of the ways in which people can become known.',
    site: sourceOf('https://whistle.finance.gov.ng'),
    alsoFrom: [
      sourceOf(
        'https://www.proshareng.com/news/FRAUDS20SCANDALS/Whistle-Blowing-Policy--Guidance---FAQ---Federal-Government-of-Nigeria--FMF-/33720',
        '2017',
      ),
      sourceOf(
        'https://abiolainfo.blogspot.com/2017/04/the-whistleblowing-policy-by-ministry.html',
        '2017-04',
      ),
    ],
  },
  pcc: {
    name: 'PCC (Public Complaints Commission)',
    competence: 'Maladministration and wrongful dismissal. Free of charge.',
    reach: 'Its offices, as its page says.',
    identity: 'You can ask that your name be withheld. A false statement is an offence.',
    site: sourceOf('https://pcc.gov.ng/frequently-asked-questions/'),
    alsoFrom: [
      sourceOf('https://pcc.org.ng/terms-and-conditions/'),
      sourceOf(
        'https://www.pulse.ng/news/local/public-complaints-commission-to-establish-offices-in-774-lgas-id8640231.html',
      ),
    ],
  },
  bpp: {
    name: 'BPP (Bureau of Public Procurement)',
    competence: 'Federal contracts and tenders. States have their own bureaus.',
    reach: 'Its own site is its only official channel. It never asks for a fee.',
    site: sourceOf('https://www.bpp.gov.ng'),
    alsoFrom: [
      sourceOf(
        'https://nairametrics.com/2025/12/21/bpp-raises-alarm-over-fraudulent-facebook-account/',
        '2025-12-21',
      ),
    ],
  },
  nhrc: {
    name: 'NHRC (National Human Rights Commission)',
    competence: 'Retaliation against you, and abuse of rights.',
    reach: 'Its site, or 6472 (number published in 2023).',
    site: sourceOf('https://nigeriarights.gov.ng'),
    alsoFrom: [
      sourceOf(
        'https://www.coretvnews.com/2023/02/25/2023-elections-police-release-hotlines-to-report-misconduct-against-personnel/',
        '2023-02-25',
      ),
    ],
  },
  police: {
    name: 'Police Complaint Response Unit; Police Service Commission',
    competence: 'Misconduct by police officers.',
    reach: 'CRU 08057000001 or 08057000002; PSC 07034072677 (numbers published in 2023).',
    site: sourceOf(
      'https://www.coretvnews.com/2023/02/25/2023-elections-police-release-hotlines-to-report-misconduct-against-personnel/',
      '2023-02-25',
    ),
  },
  'legal-aid': {
    name: 'Legal Aid Council',
    competence: 'A free lawyer for people with an income up to the minimum wage, with exceptions.',
    reach: 'An office in every state capital, or info@legalaidcouncil.gov.ng.',
    site: sourceOf('http://www.legalaidcouncil.gov.ng/'),
    alsoFrom: [
      sourceOf(
        'https://nigeria.action4justice.org/legal_areas/detention-and-bail/legal-aid-and-where-to-find-support/',
      ),
    ],
  },
  serap: {
    name: 'SERAP',
    competence: 'Free legal advice, and suits about information and rights.',
    site: sourceOf('https://serap-nigeria.org/who-we-are'),
  },
  pplaaf: {
    name: 'PPLAAF (Platform to Protect Whistleblowers in Africa)',
    competence: 'Secure contact and lawyers for whistleblowers in Africa, in English and French.',
    site: sourceOf('https://pplaaf.org/'),
  },
  heda: {
    name: 'HEDA Resource Centre',
    competence: 'Petitions, and following how cases end.',
    site: sourceOf('https://hedang.org'),
  },
  budgit: {
    name: 'BudgIT, Tracka',
    competence: 'Public projects that were paid for and abandoned, in 32 states.',
    site: sourceOf('https://budgit.org/our_programs/tracka/'),
  },
  cora: {
    name: 'AFRICMIL, Corruption Anonymous (CORA)',
    competence: 'Tips without a name, and help for whistleblowers who are punished.',
    reach: 'corruptionanonymous.org. Whether the site still works is unconfirmed.',
    site: sourceOf(
      'https://www.premiumtimesng.com/news/more-news/542637-group-launches-whistleblowing-platform-for-reporting-corruption.html',
      '2022-07-14',
    ),
  },
} as const satisfies Record<ChannelName, Channel>
