import { roles } from '#domain/people/roles.ts'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import type { Readers } from '../who-may.ts'
import type { Station } from '../workflow-chart.ts'
import type { MethodologyNames } from './methodology-names.ts'

type StatusCardsProps = {
  words: Words['methodology']
  names: MethodologyNames
  stations: readonly Station[]
  readers: readonly Readers[]
}

/** What each status means, who can read the report then, and what can happen next. */
export function StatusCards({ words, names, stations, readers }: StatusCardsProps) {
  return (
    <ul className="space-y-4">
      {stations.map((station) => (
        <Card as="li" key={station.status}>
          <h3>{names.statuses[station.status]}</h3>
          <p className="mt-1">{names.statusMeanings[station.status]}</p>
          <DescriptionList
            items={[
              { term: words.cards.readers, detail: openers(readers, station, { words, names }) },
              { term: words.cards.listed, detail: listed(readers, station, words) },
              { term: words.cards.next, detail: whatCanHappen(station, { words, names }) },
            ]}
          />
        </Card>
      ))}
    </ul>
  )
}

type Said = Pick<StatusCardsProps, 'words' | 'names'>

function openers(readers: readonly Readers[], { status }: Station, { words, names }: Said): string {
  const found = readers.find((each) => each.status === status)
  if (!found) return ''
  else if (found.roles.length === roles.length) return words.cards.everybody
  const owner = found.isOwnersToRead ? [words.cards.owner] : []
  return `${inWords([...owner, ...found.roles.map((role) => fill(words.cards.every, { role: names.roleNames[role].toLowerCase() }))], words)}.`
}

function listed(readers: readonly Readers[], { status }: Station, words: Words['methodology']): string {
  return readers.find((each) => each.status === status)?.isListed
    ? words.cards.isListed
    : words.cards.notListed
}

function whatCanHappen({ staying, leaving }: Station, { words, names }: Said): string {
  const moves = leaving.map(({ steps, to }) =>
    fill(words.cards.becomes, {
      steps: steps.map((step) => names.stepNames[step]).join(', '),
      status: names.statuses[to],
    }),
  )
  const stays =
    staying.length > 0
      ? [fill(words.cards.stays, { steps: staying.map((step) => names.stepNames[step]).join(', ') })]
      : []
  return [...stays, ...moves].join('\n') || words.cards.final
}

function inWords(names: readonly string[], words: Words['methodology']): string {
  const text = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(` ${words.cards.and} `)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
