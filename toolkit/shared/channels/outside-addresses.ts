import type { OutsideAddress } from '../tool-about.ts'
import { type Channel, type ChannelName, channels } from './channels.ts'
import { type Law, type LawName, laws } from './laws.ts'
import { type Source, writtenDay } from './source.ts'

/** The page that a law's words were taken from, for a tool's `about.outside`. */
export function lawAddress(name: LawName): OutsideAddress {
  const { title, source }: Law = laws[name]
  return outsideAddress(name, title, source)
}

export function channelAddress(name: ChannelName): OutsideAddress {
  const { name: title, site }: Channel = channels[name]
  return outsideAddress(name, title, site)
}

function outsideAddress(
  id: string,
  title: string,
  { address, published, lastChecked }: Source,
): OutsideAddress {
  const place = { id, title, address, lastChecked }
  return published === undefined ? place : { ...place, note: `The page is of ${writtenDay(published)}.` }
}
