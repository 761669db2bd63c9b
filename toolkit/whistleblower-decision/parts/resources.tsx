import { type Channel, type ChannelName, channels } from '../../shared/channels/channels.ts'
import { channelAddress } from '../../shared/channels/outside-addresses.ts'
import { OutsideLink } from '../../shared/screen/outside-link.tsx'
import { resources } from '../engine/resources.ts'

const entries = Object.entries<Channel>(channels) as [ChannelName, Channel][]

/** The three links of the specification, then who is competent for what. */
export function Resources() {
  return (
    <div className="space-y-6">
      <section aria-labelledby="resources" className="space-y-3">
        <h3 id="resources">Additional Resources</h3>
        <ul className="space-y-3">
          {resources.map((address) => (
            <li key={address.id}>
              <OutsideLink to={address} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="competent" className="space-y-3">
        <h3 id="competent">Who is competent for what</h3>
        <ul className="divide-y divide-line">
          {entries.map(([name, { competence, reach, identity }]) => (
            <li key={name} className="space-y-1 py-3">
              <p>{competence}</p>
              <p className="text-muted">{reach}</p>
              {identity ? <p className="font-medium">{identity}</p> : null}
              <OutsideLink to={channelAddress(name)} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
