import { roles } from '#domain/people/roles.ts'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { roleNames } from '#words/in-scripts/people-names.ts'
import { statusMeanings, statusNames, stepNames } from '#words/in-scripts/report-names.ts'
import type { Readers } from '../who-may.ts'
import type { Station } from '../workflow-chart.ts'

type StatusCardsProps = { stations: readonly Station[]; readers: readonly Readers[] }

/** What each status means, who can read the report then, and what can happen next. */
export function StatusCards({ stations, readers }: StatusCardsProps) {
  return (
    <ul className="space-y-4">
      {stations.map((station) => (
        <Card as="li" key={station.status}>
          <h3>{statusNames[station.status]}</h3>
          <p className="mt-1">{statusMeanings[station.status]}</p>
          <DescriptionList
            items={[
              { term: 'Who can open it', detail: openers(readers, station) },
              { term: 'In the public list', detail: listed(readers, station) },
              { term: 'What can happen', detail: whatCanHappen(station) },
            ]}
          />
        </Card>
      ))}
    </ul>
  )
}

function openers(readers: readonly Readers[], { status }: Station): string {
  const found = readers.find((each) => each.status === status)
  if (!found) return ''
  else if (found.roles.length === roles.length) return 'Everybody with an account.'
  const owner = found.isOwnersToRead ? ['the person who sent it'] : []
  return `${inWords([...owner, ...found.roles.map((role) => `every ${roleNames[role].toLowerCase()}`)])}.`
}

function listed(readers: readonly Readers[], { status }: Station): string {
  return readers.find((each) => each.status === status)?.isListed ? 'Yes, no account needed.' : 'No.'
}

function whatCanHappen({ staying, leaving }: Station): string {
  const moves = leaving.map(
    ({ steps, to }) => `${steps.map((step) => stepNames[step]).join(', ')}: it becomes “${statusNames[to]}”.`,
  )
  const stays =
    staying.length > 0 ? [`${staying.map((step) => stepNames[step]).join(', ')}: the status stays.`] : []
  return [...stays, ...moves].join('\n') || 'Nothing more: this is final.'
}

function inWords(names: readonly string[]): string {
  const text = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
