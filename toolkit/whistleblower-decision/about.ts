import { type ChannelName, channels } from '../shared/channels/channels.ts'
import { channelAddress } from '../shared/channels/outside-addresses.ts'
import type { ToolAbout } from '../shared/tool-about.ts'
import { resources } from './engine/resources.ts'

const channelNames = Object.keys(channels) as ChannelName[]

export const about: ToolAbout = {
  name: 'whistleblower-decision',
  title: 'Whistleblower Decision Support',
  summary: 'Four questions that help you decide whether, when and to whom to report.',
  aliases: [],
  outside: [...resources, ...channelNames.map(channelAddress)],
}
