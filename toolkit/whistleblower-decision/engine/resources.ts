import { channels } from '../../shared/channels/channels.ts'
import { type Law, laws } from '../../shared/channels/laws.ts'
import type { OutsideAddress } from '../../shared/tool-about.ts'

const bill: Law = laws['protection-bill']
const legalAid = channels['legal-aid']

/** The three links of 'Additional Resources', made real. */
export const resources: readonly OutsideAddress[] = [
  {
    id: 'protection-act',
    title: 'Whistleblower protection act: still a bill',
    address: bill.source.address,
    lastChecked: bill.source.lastChecked,
    note: bill.says,
  },
  {
    id: 'agency-portal',
    title: 'Anti-corruption agency portal: the petition page of ICPC',
    address: channels.icpc.site.address,
    lastChecked: channels.icpc.site.lastChecked,
    note: channels.icpc.identity,
  },
  {
    id: 'free-lawyer',
    title: 'Legal aid: the Legal Aid Council',
    address: legalAid.site.address,
    lastChecked: legalAid.site.lastChecked,
    note: `${legalAid.competence} ${legalAid.reach}`,
  },
]
