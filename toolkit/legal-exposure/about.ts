import { channelAddress, lawAddress } from '../shared/channels/outside-addresses.ts'
import type { ToolAbout } from '../shared/tool-about.ts'
import { lawsNamed } from './engine/laws-named.ts'

export const about: ToolAbout = {
  name: 'legal-exposure',
  title: 'Legal Exposure Assessment',
  summary:
    'Five questions about how well the law protects you before you report, and what would protect you better.',
  aliases: [],
  outside: [
    ...(['legal-aid', 'serap', 'pplaaf', 'icpc'] as const).map(channelAddress),
    ...lawsNamed({}).map(lawAddress),
  ],
}
