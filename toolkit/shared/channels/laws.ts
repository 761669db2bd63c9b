import { type Source, sourceOf } from './source.ts'

export type LawName =
  | 'protection-bill'
  | 'policy-2016'
  | 'efcc-informants'
  | 'icpc-informants'
  | 'false-reports'
  | 'false-information'
  | 'freedom-of-information'
  | 'secrecy'
  | 'service-rules'
  | 'dismissal'
  | 'company-policy'
  | 'pension-rules'
  | 'governance-code'
  | 'witnesses'
  | 'defamation'
  | 'criminal-defamation'
  | 'lagos'
  | 'cybercrimes'
  | 'evidence'
  | 'immunity'
  | 'unexplained-wealth'
  | 'declarations'

export type Law = {
  title: string
  says: string
  source: Source
  /** How far it can be relied on. Left out where the source simply reports it. */
  standing?: 'second-hand' | 'disputed'
}

/** Information, not legal advice. Each is one plain statement with the page it was taken from. */
export const laws = {
  'protection-bill': {
    title: 'No general whistleblower protection act yet',
    says: 'A whistleblowing bill had its first reading in the House on 21 November 2024. In September 2025 a civil society group still spoke of the “absence of a protection law”. We found no later confirmation either way.',
    source: sourceOf(
      'https://punchng.com/anti-corruption-crusade-reps-move-to-protect-whistleblowers/',
      '2024-11-21',
    ),
  },
  'policy-2016': {
    title: 'Federal whistleblowing policy, December 2016',
    says: 'A policy, not a law. It promises protection to people who report in good faith, and a panel when they are punished for it. It is not for disputes about private contracts.',
    source: sourceOf('https://whistle.finance.gov.ng'),
  },
  'efcc-informants': {
    title: 'EFCC Act 2004, section 39(1)',
    says: 'EFCC officers cannot be compelled to say who informed them.',
    source: sourceOf(
      'http://news.bounce.ng/Content/see-how-to-blow-that-whistle-and-prosper-efcc-20170725',
      '2017',
    ),
  },
  'icpc-informants': {
    title: 'ICPC Act 2000, section 64',
    says: 'ICPC reads it as barring it from revealing an informer, except to a trial judge or a defence lawyer.',
    source: sourceOf(
      'https://www.icirnigeria.org/icpc-not-under-obligation-to-disclose-details-of-investigations-chairman/',
    ),
  },
  'false-reports': {
    title: 'ICPC Act 2000, section 25',
    says: 'A false or misleading statement to ICPC is an offence.',
    source: sourceOf('http://www.commonlii.org/ng/legis/num_act/cpaoroa410', '2000'),
  },
  'false-information': {
    title: 'EFCC Act 2004, section 39(2)(b)',
    says: 'False information to EFCC is an offence. Three people were taken to court for it in 2021.',
    source: sourceOf(
      'https://www.nigeriannewsleader.com/index.php/financial-crime-security/false-whistleblowers-remanded-in-prison?layout=default&print=1&tmpl=component',
      '2021',
    ),
  },
  'freedom-of-information': {
    title: 'Freedom of Information Act 2011, section 27(2)',
    says: 'A public officer may disclose what they reasonably believe shows mismanagement, gross waste, fraud or abuse of authority. They are not prosecuted for it. The government disputes how far this goes.',
    source: sourceOf('https://factcheckhub.com/does-foi-act-complement-official-secrets-act/'),
  },
  secrecy: {
    title: 'Criminal Code, section 97(2), as the government reads it',
    says: 'In July 2024 the Secretary to the Government said that leaking official documents is a felony. Speak with a lawyer first about anything classified.',
    source: sourceOf(
      'https://dailypost.ng/2024/07/03/leak-govt-documents-go-to-jail-nigerian-govt-warns-civil-servants/',
      '2024-07-03',
    ),
  },
  'service-rules': {
    title: 'Public Service Rules 030401-2',
    says: 'Circulars of the civil service threaten dismissal for unauthorised disclosure.',
    source: sourceOf('https://allafrica.com/stories/202108040082.html', '2021-08-04'),
  },
  dismissal: {
    title: 'National Industrial Court, Lagos, NICN/LA/125/2023',
    says: 'On 27 August 2025 the court held that dismissing a worker for whistleblowing was unlawful. It ordered reinstatement and ₦5 million.',
    source: sourceOf(
      'https://starconnectmedia.com/court-reinstates-dismissed-whistleblower-awards-n5-million-as-damages',
      '2025-08',
    ),
  },
  'company-policy': {
    title: 'National Industrial Court, Port Harcourt',
    says: 'The court awarded ₦5 million against a company that did not protect a whistleblower as its own policy promised.',
    source: sourceOf(
      'https://legaldeskng.com/whistle-blowing-industrial-court-awards-n5m-damages-against-company-for-workplace-victimization',
    ),
  },
  'pension-rules': {
    title: 'Whistleblowing guidelines of the pension commission, 2008',
    says: 'Rules for the pension industry.',
    source: sourceOf(
      'https://oal.law/whistleblowing-an-approach-towards-good-corporate-governance-in-nigeria/',
    ),
  },
  'governance-code': {
    title: 'Code of Corporate Governance',
    says: 'Speaks of reinstatement or compensation for whistleblowers in companies.',
    source: sourceOf('https://thesun.ng/fgs-new-code-of-corporate-governance-to-protect-whistle-blowers'),
  },
  witnesses: {
    title: 'Witness Protection and Management Act 2022',
    says: 'Covers witnesses in corruption and money-laundering cases, by agreement with an agency. It does not cover everyone who sends a tip.',
    source: sourceOf(
      'https://www.mondaq.com/nigeria/trials-appeals-compensation/1201908/an-overview-of-the-witness-protection-and-management-act-2022?type=related',
      '2022',
    ),
  },
  defamation: {
    title: 'Civil defamation',
    says: 'A person who is named can sue. Truth, fair comment and privilege are defences.',
    source: sourceOf('https://www.thehopenewspaper.com/what-are-defenses-for-libel/'),
  },
  'criminal-defamation': {
    title: 'Criminal Code, sections 375 and 377; Penal Code, section 391',
    says: 'Defamation can also be a crime: one year, or two when it was known to be false. Truth told for the public benefit is not. The Penal Code has exceptions for good faith and public good.',
    source: sourceOf('https://jurist.ng/criminal_code_act/part-5/chapter-33'),
  },
  lagos: {
    title: 'Lagos: no crime of defamation',
    says: 'Defamation is not a crime under the Lagos law of 2011, yet police still arrested someone over it in 2024.',
    source: sourceOf('https://fij.ng/article/how-dele-farotimis-arrest-breaks-laws-violates-rights/', '2024'),
  },
  cybercrimes: {
    title: 'Cybercrimes Act, section 24, as amended in 2024',
    says: 'Sending known falsehoods online to cause a breakdown of law and order or a threat to life is an offence. The penalty is up to ₦7 million, three years, or both. Threatening a reputation to get money can bring five to ten years.',
    source: sourceOf('https://lawglobalhub.com/?p=61462', '2024'),
  },
  evidence: {
    title: 'Evidence Act 2011, section 84, amended in 2023',
    says: 'Computer records can be used in court when the device worked and was in regular use. A certificate or a witness has to say so.',
    source: sourceOf('https://aln.africa/insight/highlights-of-the-evidence-amendment-act-2023/', '2023'),
  },
  immunity: {
    title: 'Constitution, section 308',
    says: 'A sitting President, Vice-President, Governor or Deputy Governor cannot be prosecuted in office, but can be investigated.',
    source: sourceOf(
      'https://asykobi.blogspot.com/2016/12/immunity-clause-of-section-308-of.html',
      '2016-12',
    ),
  },
  'unexplained-wealth': {
    title: 'EFCC Act 2004, section 7(1)(b)',
    says: 'EFCC may look into property and a way of life that a person’s income does not explain.',
    source: sourceOf(
      'https://thestreetjournal.org/2021/02/efcc-has-powers-to-probe-unexplained-wealth-bawa/',
      '2021-02',
    ),
  },
  declarations: {
    title: 'Code of Conduct, asset declarations',
    says: 'Public officers declare what they own on taking office, every four years and on leaving. In practice the declarations are not open to the public. Anyone can petition the Code of Conduct Bureau to compare.',
    source: sourceOf('https://thecable.ng/code-conduct-importance-fight-corruption'),
  },
} as const satisfies Record<LawName, Law>
