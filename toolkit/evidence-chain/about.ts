import { lawAddress } from '../shared/channels/outside-addresses.ts'
import type { ToolAbout } from '../shared/tool-about.ts'

export const about: ToolAbout = {
  name: 'evidence-chain',
  title: 'Evidence Chain Builder',
  summary:
    'Put your evidence in order, record its fingerprints, and pack it so that others can check that nothing was changed.',
  aliases: [],
  layout: 'wide',
  fullEdition: { largest: 200_000, isInLightFile: true },
  outside: [lawAddress('evidence')],
}
