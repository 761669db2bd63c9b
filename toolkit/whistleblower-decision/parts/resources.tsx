import { type Channel, type ChannelName, channels } from '../../shared/channels/channels.ts'
import { channelAddress } from '../../shared/channels/outside-addresses.ts'
import { writtenSource } from '../../shared/channels/source.ts'
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
          {entries.map(([name, { competence, reach, identity, alsoFrom = [] }]) => (
            <li key={name} className="space-y-1 py-3">
              <OutsideLink to={channelAddress(name)} />
              <p>{competence}</p>
              {reach ? <p>{reach}</p> : null}
              {identity ? <p className="font-semibold">{identity}</p> : null}
              {alsoFrom.map((source) => (
                <p key={source.address} className="text-sm break-all text-muted">
                  From {source.address}, {writtenSource(source)}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
