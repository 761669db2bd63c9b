/** Where a fact was read. `date` is the source's own: a day, a month or a year; null where it gives none. */
export type Source = { publisher: string; url: string; date: string | null }

export type Fact = {
  text: string
  source: Source
  /** How far it can be relied on; every word but 'reported' is shown. */
  standing: 'reported' | 'second-hand' | 'disputed'
  /** The day on which somebody of us last opened the source and compared; null until somebody has. */
  lastChecked: string | null
}

export type Law = {
  id: string
  name: string
  facts: readonly Fact[]
  /** What it means on this site. */
  here: readonly string[]
  /** What we could not confirm, and therefore do not say. */
  open?: string
}

export const standingNames = {
  reported: 'Reported',
  'second-hand': 'Second-hand source',
  disputed: 'Disputed',
} satisfies Record<Fact['standing'], string>

export const laws: readonly Law[] = [
  {
    id: 'data-protection',
    name: 'Nigeria Data Protection Act 2023, with its directive of 2025 (GAID)',
    facts: [
      reported('The directive took effect on 19 September 2025 and ended the Regulation of 2019 (NDPR).', {
        publisher: 'Mondaq',
        url: 'https://www.mondaq.com/nigeria/data-protection/1711064/regulatory-update-ndpa-gaid-now-in-force',
        date: '2025-11-27',
      }),
      reported(
        'You have the right to be told what is held about you, to see it, to have it corrected or erased, to restrict it or object to it, to take it with you, and to complain.',
        {
          publisher: 'Technology Times',
          url: 'https://technologytimes.ng/nigeria-data-protection-act-2023/',
          date: null,
        },
      ),
      reported(
        'Whoever holds data must tell the Nigeria Data Protection Commission of a breach within 72 hours, and the people concerned without undue delay where the risk to them is high.',
        {
          publisher: 'Marturion Legal',
          url: 'https://marturionlegal.net/data-breach-response-nigeria-notification-obligations-ndpa/',
          date: null,
        },
      ),
      reported('Processing that carries a high risk needs an impact assessment beforehand.', {
        publisher: 'Afriwise',
        url: 'https://afriwise.com/blog/key-updates-from-the-nigeria-data-protection-act---general-application-and-implementation-directive-2025',
        date: null,
      }),
    ],
    here: [
      'We collect little, and the list further down names all of it.',
      'You can see your reports and notifications yourself. There is no button yet that corrects, exports or deletes an account: whoever runs this site has to do it by hand.',
    ],
    open: 'Whether, and how far, the Act exempts publication in the public interest. We do not lean on it.',
  },
  {
    id: 'cybercrimes',
    name: 'Cybercrimes Act, section 24, as amended in 2024',
    facts: [
      reported(
        'It is an offence to send what one knows to be false over a computer network in order to cause a breakdown of law and order or a threat to life: a fine of up to 7 million naira, up to 3 years in prison, or both.',
        { publisher: 'LawGlobal Hub', url: 'https://lawglobalhub.com/?p=61462', date: null },
      ),
      reported(
        'Threatening somebody’s reputation to extort money or anything of value is an offence of its own.',
        {
          publisher: 'LawGlobal Hub',
          url: 'https://lawglobalhub.com/?p=61462',
          date: null,
        },
      ),
      reported(
        'On 25 March 2022 the ECOWAS Court held the older wording incompatible with free expression.',
        {
          publisher: 'allAfrica',
          url: 'https://allafrica.com/stories/202204040030.html',
          date: '2022-04-04',
        },
      ),
      reported('In January 2025 the new wording was taken to the same court.', {
        publisher: 'Nairametrics',
        url: 'https://nairametrics.com/2025/01/12/serap-asks-ecowas-court-to-repeal-section-24-of-nigerias-cybercrimes-act/',
        date: '2025-01-12',
      }),
    ],
    here: [
      'Report what you believe to be true, and say how you know it.',
      'Never offer to keep a report back for money, and never threaten to send one.',
    ],
    open: 'What became of the case of January 2025.',
  },
  {
    id: 'freedom-of-information',
    name: 'Freedom of Information Act 2011',
    facts: [
      reported(
        'Anybody may ask a public institution for a record without giving a reason (section 1). It has 7 days to answer and may take 7 more (sections 4 and 6). A refusal must give its grounds and name the officer (section 7).',
        { publisher: 'NITDA', url: 'https://www.foi.nitda.gov.ng/career/', date: null },
      ),
      disputed(
        'Section 27(2) says that a public officer is not prosecuted for disclosing what they reasonably believe to show mismanagement, gross waste, fraud or abuse of authority.',
        {
          publisher: 'FactCheckHub',
          url: 'https://factcheckhub.com/does-foi-act-complement-official-secrets-act/',
          date: null,
        },
      ),
      reported('In July 2024 the government warned that leaking official documents is a felony.', {
        publisher: 'Daily Post',
        url: 'https://dailypost.ng/2024/07/03/leak-govt-documents-go-to-jail-nigerian-govt-warns-civil-servants/',
        date: '2024-07-03',
      }),
      reported('Civil-service circulars threaten dismissal for unauthorised disclosure.', {
        publisher: 'allAfrica',
        url: 'https://allafrica.com/stories/202108040082.html',
        date: '2021-08-04',
      }),
    ],
    here: [
      'A record that you got by request is safer to cite than one that you carried out of an office.',
      'If you hold classified papers or signed an oath of secrecy, speak to a lawyer first.',
    ],
  },
  {
    id: 'evidence',
    name: 'Evidence Act 2011, section 84, as amended in 2023',
    facts: [
      reported(
        'A court can take a document from a computer as evidence if the device was working properly and was fed in the ordinary course of its use. Since the amendment this holds for electronic records too.',
        {
          publisher: 'ALN',
          url: 'https://aln.africa/insight/highlights-of-the-evidence-amendment-act-2023/',
          date: '2023-08-22',
        },
      ),
      reported(
        'The amendment of 12 June 2023 added sections 84A to 84D, with digital signatures among them.',
        {
          publisher: 'D. O. A. Law',
          url: 'https://www.doa-law.com/evidence-act/',
          date: null,
        },
      ),
    ],
    here: [
      'Keep the file as it was first made, untouched, and note when and how you got it. A cleaned copy does not replace it.',
      'Our verification is an editorial check. It is not a certificate for a court.',
      'This site takes no attachments yet: describe what you hold, and keep it somewhere safe.',
    ],
    open: 'What exactly the certificate under section 84(4) must say. A lawyer can tell you.',
  },
  {
    id: 'defamation',
    name: 'Defamation',
    facts: [
      reported(
        'Somebody who sues has to show that the words harm a reputation, point to them, and reached a third person. Truth, fair comment and privilege are defences.',
        {
          publisher: 'The Hope',
          url: 'https://www.thehopenewspaper.com/what-are-defenses-for-libel/',
          date: null,
        },
      ),
      reported(
        'Under the Criminal Code defamation can also be a crime (section 375), with more prison for what one knows to be false. True words published for the public benefit are excepted (section 377).',
        {
          publisher: 'Jurist.ng',
          url: 'https://jurist.ng/criminal_code_act/part-5/chapter-33',
          date: null,
        },
      ),
      reported(
        'The Penal Code, section 391, excepts true words for the public good, and opinions in good faith on how a public servant does their work.',
        {
          publisher: 'LawCompasser',
          url: 'https://lawcompasser.com/constitutional-law-constitutional-validity-of-legislation-constitutional-validity-of-sections-391-395-of-the-penal-code-law-fct-creating-the-offence-of-criminal-defamation/',
          date: null,
        },
      ),
    ],
    here: [
      'Nothing is public before a verification and an approval, and every list says that a report is an allegation.',
      'What turns out to be wrong is retracted, with a correction notice in its place.',
      'Write what you saw, read or hold, apart from what you only heard. Leave insults out.',
    ],
  },
  {
    id: 'whistleblowers',
    name: 'Protection of whistleblowers',
    facts: [
      reported(
        'A bill to protect whistleblowers came back to the Senate in November 2023, after earlier ones lapsed.',
        {
          publisher: 'Information Nigeria',
          url: 'https://www.informationng.com/2023/11/senate-reintroduces-whistleblower-bill-passes-first-reading.html',
          date: '2023-11-29',
        },
      ),
      reported('In September 2025 a civil-society group still spoke of the absence of a protection law.', {
        publisher: 'Ikenga Online',
        url: 'https://ikengaonline.com/?p=50950',
        date: '2025-09',
      }),
      reported(
        'The Witness Protection and Management Act 2022 covers corrupt-practices cases. It protects witnesses by agreement, not everybody who gives a tip.',
        {
          publisher: 'Mondaq',
          url: 'https://www.mondaq.com/nigeria/trials-appeals-compensation/1201908/an-overview-of-the-witness-protection-and-management-act-2022?type=related',
          date: null,
        },
      ),
      reported(
        'On 27 August 2025 the National Industrial Court in Lagos held a dismissal for whistleblowing unlawful and ordered reinstatement and 5 million naira.',
        {
          publisher: 'Star Connect Media',
          url: 'https://starconnectmedia.com/court-reinstates-dismissed-whistleblower-awards-n5-million-as-damages',
          date: null,
        },
      ),
    ],
    here: [
      'Do not count on a law to protect you. Decide as if you had only your own care.',
      'Sending a report here does not make you a protected witness anywhere.',
    ],
    open: 'Whether a law was passed after September 2025.',
  },
]

function reported(text: string, source: Source): Fact {
  return { text, source, standing: 'reported', lastChecked: null }
}

function disputed(text: string, source: Source): Fact {
  return { text, source, standing: 'disputed', lastChecked: null }
}
