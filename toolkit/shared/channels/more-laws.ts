import type { Law } from './laws.ts'
import { sourceOf } from './source.ts'

export type MoreLawName =
  | 'icpc-act'
  | 'icpc-petitions'
  | 'no-wealth-orders'
  | 'declaration-children'
  | 'declaration-access'
  | 'declaration-sanctions'
  | 'gifts-and-accounts'
  | 'procurement'
  | 'procurement-review'
  | 'information-requests'
  | 'cash-limits'
  | 'forfeiture'
  | 'reward'
  | 'bill-2023'
  | 'group-2025'
  | 'cybercrimes-2022'
  | 'cybercrimes-2025'
  | 'penal-code'
  | 'evidence-2023'
  | 'data-directive'
  | 'data-bases'
  | 'data-rights'
  | 'data-breach'
  | 'data-commission-portal'
  | 'data-impact'
  | 'data-importance'
  | 'data-officer'
  | 'data-cookies'
  | 'company-owners'
  | 'platform-code'
  | 'consumer-terms'
  | 'intelligence-unit'

/** What the pages say of the law beyond what the tools name; in a file of its own, so that no tool carries it. */
export const moreLaws = {
  'icpc-act': {
    title: 'ICPC Act 2000',
    says: 'Makes bribery, abuse of office and false returns by public officers crimes, for what happened since 13 June 2000. ICPC has to receive complaints from the public and look into them (section 6).',
    source: sourceOf('https://icpc.gov.ng/2020/06/13/the-icpc-act-at-20-overview-of-the-act/', '2020-06-13'),
  },
  'icpc-petitions': {
    title: 'ICPC on petitions',
    says: 'ICPC asks you not to make a petition public: a suspect stays a suspect until guilt is found. It says that it treats signed and unsigned petitions alike.',
    source: sourceOf('http://icpc.gov.ng/icpc-warns-petitioners-against-public-protests-on-filed-petitions/'),
  },
  'no-wealth-orders': {
    title: 'No order for unexplained wealth',
    says: 'Nigeria has no statute that makes a person explain their wealth in court. EFCC relies on section 7 of its Act.',
    source: sourceOf(
      'https://thenationonlineng.net/efcc-chair-seeks-legislation-against-unexplained-wealth/',
    ),
  },
  'declaration-children': {
    title: 'Code of Conduct, children',
    says: 'Sources differ on whose assets count. The Bureau’s page says children under 18. Section 15 of the Act says unmarried children under 21.',
    source: sourceOf('https://guardian.ng/opinion/why-public-trust-matters/'),
    standing: 'disputed',
  },
  'declaration-access': {
    title: 'Code of Conduct, who may see a declaration',
    says: 'The Bureau shows declarations only by order of a court. The Constitution speaks of inspection on terms that the National Assembly may set.',
    source: sourceOf(
      'https://justeventonline.com/only-buhari-osinbajo-others-can-make-assets-declaration-public-ccb/',
    ),
    standing: 'disputed',
  },
  'declaration-sanctions': {
    title: 'Code of Conduct, sanctions',
    says: 'The Tribunal can remove an officer, bar them from office for up to 10 years, and have assets forfeited.',
    source: sourceOf(
      'https://mediatalkafrica.com/66731/president-buhari-receives-asset-declaration-form-from-ccb',
    ),
  },
  'gifts-and-accounts': {
    title: 'Code of Conduct, paragraphs 3 and 6',
    says: 'Gifts from contractors are presumed to be improper. Holders of certain offices may not have a bank account abroad.',
    source: sourceOf('https://jurist.ng/constitution/1032'),
  },
  procurement: {
    title: 'Public Procurement Act 2007',
    says: 'The Bureau of Public Procurement supervises what the Federation buys. States have laws of their own.',
    source: sourceOf('https://iclg.com/practice-areas/public-procurement-laws-and-regulations/nigeria'),
  },
  'procurement-review': {
    title: 'Public Procurement Act 2007, review',
    says: 'The formal review of a tender is for bidders. A person who did not bid reports to the Bureau, to ICPC or to EFCC.',
    source: sourceOf('https://www.rsbopp.rv.gov.ng/index.php/complaints/bidders/administrative-review'),
  },
  'information-requests': {
    title: 'Freedom of Information Act 2011, sections 1, 4, 6 and 7',
    says: 'Anybody may ask a public institution for a record without giving a reason. It has 7 days to answer and may take 7 more. A refusal has to give its reasons and name the officer who refused.',
    source: sourceOf('https://www.foi.nitda.gov.ng/career/'),
  },
  'cash-limits': {
    title: 'Money Laundering Act 2022',
    says: 'More than 5 million naira in cash from a person, or 10 million from a company, has to go through a bank. A house or a fleet paid in cash is therefore worth a line in a report. Reporting suspicious payments is the duty of banks and other businesses that the Act names.',
    source: sourceOf('https://rapidaml.com/?p=1304'),
  },
  forfeiture: {
    title: 'Proceeds of Crime Act 2022',
    says: 'A court can take property on the balance of probabilities without convicting anybody. A forfeiture is not a conviction.',
    source: sourceOf('https://lawcarenigeria.com/proceeds-of-crime-recovery-and-management-act-2022/'),
  },
  reward: {
    title: 'Whistleblowing policy, the reward',
    says: '5 % of money recovered up to 1 billion naira, 4 % from 1 to 5 billion, 2.5 % above. Of money recovered, not of money named.',
    source: sourceOf(
      'https://abiolainfo.blogspot.com/2017/04/the-whistleblowing-policy-by-ministry.html',
      '2017-04',
    ),
    standing: 'second-hand',
  },
  'bill-2023': {
    title: 'The bill of 2023',
    says: 'A bill to protect whistleblowers came back to the Senate in November 2023, after earlier ones had lapsed.',
    source: sourceOf(
      'https://www.informationng.com/2023/11/senate-reintroduces-whistleblower-bill-passes-first-reading.html',
      '2023-11',
    ),
  },
  'group-2025': {
    title: 'September 2025',
    says: 'In September 2025 the civil-society group AFRICMIL still spoke of the “absence of a protection law”.',
    source: sourceOf('https://ikengaonline.com/?p=50950', '2025-09'),
  },
  'cybercrimes-2022': {
    title: 'ECOWAS Court, 25 March 2022',
    says: 'On 25 March 2022 the ECOWAS Court held that the older wording of section 24 did not go together with free expression.',
    source: sourceOf('https://allafrica.com/stories/202204040030.html', '2022-04-04'),
  },
  'cybercrimes-2025': {
    title: 'ECOWAS Court, 2025',
    says: 'In January 2025 the new wording was taken to the same court.',
    source: sourceOf(
      'https://nairametrics.com/2025/01/12/serap-asks-ecowas-court-to-repeal-section-24-of-nigerias-cybercrimes-act/',
      '2025-01-12',
    ),
  },
  'penal-code': {
    title: 'Penal Code, section 391',
    says: 'Excepts true words for the public good, and opinions in good faith on how a public servant does their work.',
    source: sourceOf(
      'https://lawcompasser.com/constitutional-law-constitutional-validity-of-legislation-constitutional-validity-of-sections-391-395-of-the-penal-code-law-fct-creating-the-offence-of-criminal-defamation/',
    ),
  },
  'evidence-2023': {
    title: 'Evidence (Amendment) Act 2023',
    says: 'The amendment of 12 June 2023 added electronic records and sections 84A to 84D, with digital signatures among them.',
    source: sourceOf('https://www.doa-law.com/evidence-act/'),
  },
  'data-directive': {
    title: 'GAID 2025',
    says: 'The directive to the Nigeria Data Protection Act took effect on 19 September 2025, and the Regulation of 2019 ended.',
    source: sourceOf('https://www.banwo-ighodalo.com/?p=26183'),
  },
  'data-bases': {
    title: 'NDPA 2023, grounds',
    says: 'Data about a person may be used on one of six grounds. They are consent, a contract, a legal duty, vital interests, the public interest and legitimate interests.',
    source: sourceOf('https://marturionlegal.net/nigeria-data-protection-act-2023-compliance-guide/'),
  },
  'data-rights': {
    title: 'NDPA 2023, rights',
    says: 'You have the right to be told what is held about you, and to see it. You can have it corrected or erased, restrict it, or object to it. You can take it with you, and you can complain.',
    source: sourceOf('https://technologytimes.ng/nigeria-data-protection-act-2023/'),
  },
  'data-breach': {
    title: 'NDPA 2023, breach',
    says: 'Those who hold data must tell the Nigeria Data Protection Commission of a breach within 72 hours. Where the risk to people is high, they must tell them without undue delay.',
    source: sourceOf(
      'https://marturionlegal.net/data-breach-response-nigeria-notification-obligations-ndpa/',
    ),
  },
  'data-commission-portal': {
    title: 'Nigeria Data Protection Commission, breach portal',
    says: 'A breach is reported at services.ndpc.gov.ng/breach.',
    source: sourceOf('https://globallawexperts.com/?p=1488266'),
  },
  'data-impact': {
    title: 'NDPA 2023, impact assessment',
    says: 'Sensitive data, high risk and systematic watching need an impact assessment beforehand.',
    source: sourceOf(
      'https://afriwise.com/blog/key-updates-from-the-nigeria-data-protection-act---general-application-and-implementation-directive-2025',
    ),
  },
  'data-importance': {
    title: 'GAID 2025, major importance',
    says: 'Those who hold data of more than 1,000 people within 6 months count as “extra-high”. Above 5,000 they count as “ultra-high”. They register, and file an audit return by 31 March.',
    source: sourceOf(
      'https://www.mondaq.com/nigeria/data-protection/1736914/data-protection-compliance-in-nigeria-audit-return-obligations-for-2026',
    ),
  },
  'data-officer': {
    title: 'NDPA 2023 and GAID 2025, officer and audit',
    says: 'A holder of major importance names a data protection officer and has its first audit within 15 months.',
    source: sourceOf(
      'https://admin.mondaq.com/nigeria/privacy-protection/1700306/gaid-2025-unpacked-series-ii-data-protection-officers-mandatory-consents-and-emerging-technologies',
    ),
  },
  'data-cookies': {
    title: 'GAID 2025, cookies',
    says: 'A cookie that is not needed waits for a yes, and saying no has to be as easy.',
    source: sourceOf('https://ndprtoolkit.com.ng/blog/ndpr-2019-to-gaid-2025-developer-migration'),
    standing: 'second-hand',
  },
  'company-owners': {
    title: 'Companies and Allied Matters Act 2020, sections 119 and 120',
    says: 'A person who controls 5 % of a company must tell it within 7 days. The company tells the Corporate Affairs Commission within a month.',
    source: sourceOf(
      'https://www.developmentdiaries.com/2020/08/nigeria-ogp-others-offer-bo-register-advice/',
    ),
  },
  'platform-code': {
    title: 'NITDA Code of Practice 2022',
    says: 'Platforms give people a way to complain, take down what is unlawful, and help when a court orders it.',
    source: sourceOf('https://www.jdsupra.com/legalnews/nitda-draft-code-for-interactive-2201828/'),
    standing: 'second-hand',
  },
  'consumer-terms': {
    title: 'FCCPA 2018, section 114',
    says: 'What a consumer has to read is to be written in plain language.',
    source: sourceOf('https://www.bimakassociates.com/know-your-right-as-a-consumer/'),
  },
  'intelligence-unit': {
    title: 'NFIU Act 2018',
    says: 'The Financial Intelligence Unit takes reports from banks and other institutions and passes them on. It is no desk for complaints from the public.',
    source: sourceOf('https://www.nfiu.gov.ng/Home/About'),
  },
} as const satisfies Record<MoreLawName, Law>
