import type { ToolAbout } from '../shared/tool-about.ts'

const lastChecked = '2026-11'

export const about: ToolAbout = {
  name: 'risk-calculator',
  title: 'Corruption Risk Calculator',
  summary: 'Five questions that show how risky it would be for you to report, and what would lower the risk.',
  aliases: ['/tools/whistleblower-risk'],
  outside: [
    {
      id: 'pplaaf',
      title: 'PPLAAF, Platform to Protect Whistleblowers in Africa',
      address: 'https://pplaaf.org/',
      lastChecked,
    },
    {
      id: 'serap',
      title: 'SERAP, free legal advice',
      address: 'https://serap-nigeria.org/who-we-are',
      lastChecked,
    },
    {
      id: 'legal-aid',
      title: 'Legal Aid Council',
      address: 'http://www.legalaidcouncil.gov.ng/',
      lastChecked,
    },
    {
      id: 'foi-act',
      title: 'Freedom of Information Act 2011, section 27',
      address: 'https://factcheckhub.com/does-foi-act-complement-official-secrets-act/',
      lastChecked,
    },
    {
      id: 'industrial-court',
      title: 'National Industrial Court, August 2025: reinstatement and N5 million',
      address:
        'https://starconnectmedia.com/court-reinstates-dismissed-whistleblower-awards-n5-million-as-damages',
      lastChecked,
    },
    {
      id: 'witness-protection',
      title: 'Witness Protection and Management Act 2022, an overview',
      address:
        'https://www.mondaq.com/nigeria/trials-appeals-compensation/1201908/an-overview-of-the-witness-protection-and-management-act-2022?type=related',
      lastChecked,
    },
    {
      id: 'icpc-petition',
      title: 'ICPC, online petition (asks for a scanned identity card)',
      address: 'https://icpc.gov.ng/petition/',
      lastChecked,
    },
  ],
}
