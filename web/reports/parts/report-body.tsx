import type { ReactNode } from 'react'
import type { LabelledStatement, StatementPlace } from '#domain/publishing/statements.ts'
import type { ItemSide } from '#domain/reports/assets.ts'
import type { PlainField, ReportText } from '#domain/reports/fields.ts'
import { DescriptionList } from '#ui/description-list.tsx'
import { partialDay } from '../../dates.ts'
import { useNames } from '../../page-names.ts'
import { ItemList } from './item-list.tsx'
import { LabelLine } from './label-line.tsx'
import { LinkList } from './link-list.tsx'

type ReportBodyProps = {
  words: ReportText
  /** What each statement rests on, once it is public. */
  statements?: readonly LabelledStatement[]
}

/** The report itself, field by field; what was left empty is left out. */
export function ReportBody({ words, statements = [] }: ReportBodyProps) {
  const { labels, sectorNames, kindNames } = useNames('labels', 'sectorNames', 'kindNames')
  const { relevantLinks, incidentDate } = words
  const labellingOf = (place: StatementPlace) => statements.find((statement) => statement.place === place)
  const labelled = (place: StatementPlace, text: string) =>
    text && (
      <>
        {text}
        <LabelLine statement={labellingOf(place)} />
      </>
    )
  const withItems = (place: 'suspectedAssets' | 'declaredAssets', side: ItemSide) => {
    const text = labelled(place, words[place])
    if (words[side].length === 0) return text
    return (
      <>
        {text}
        <ItemList items={words[side]} labellingOf={(row) => labellingOf(`${side}.${row}`)} />
      </>
    )
  }
  // In the order in which they are shown. The name is the page's title, and items are shown beside their text.
  const details = {
    wrongKind: words.wrongKind && kindNames[words.wrongKind].label,
    position: words.position,
    sector: sectorNames[words.sector],
    state: labelled('office', words.state),
    place: words.place,
    whatHappened: labelled('whatHappened', words.whatHappened),
    suspectedAssets: withItems('suspectedAssets', 'suspectedItems'),
    declaredAssets: withItems('declaredAssets', 'declaredItems'),
    wealthSource: labelled('wealthSource', words.wealthSource),
    amount: words.amount,
    incidentDate: incidentDate && partialDay(incidentDate),
    evidence: labelled('evidence', words.evidence),
    relevantLinks: relevantLinks.length > 0 && <LinkList links={relevantLinks} />,
    witnesses: words.witnesses,
    mustNotSee: words.mustNotSee,
  } satisfies Record<Exclude<PlainField, 'personName'>, ReactNode>
  const names = Object.keys(details) as (keyof typeof details)[]
  return (
    <DescriptionList
      items={names
        .filter((name) => details[name])
        .map((name) => ({ term: labels[name], detail: details[name] }))}
    />
  )
}
