import { useContext } from 'react'
import type { LabelledStatement, StatementPlace } from '#domain/publishing/statements.ts'
import type { ItemSide } from '#domain/reports/assets.ts'
import type { ReportText } from '#domain/reports/report.ts'
import { DescriptionList } from '#ui/description-list.tsx'
import { sectorNames } from '#words/in-scripts/report-names.ts'
import { partialDay } from '../../dates.ts'
import { ItemList } from './item-list.tsx'
import { LabelLine } from './label-line.tsx'
import { LinkList } from './link-list.tsx'
import { ReportNames } from './report-names.ts'

type ReportBodyProps = {
  words: ReportText
  /** What each statement rests on, once it is public. */
  statements?: readonly LabelledStatement[]
}

/** The report itself, field by field; what was left empty is left out. */
export function ReportBody({ words, statements = [] }: ReportBodyProps) {
  const { labels } = useContext(ReportNames)
  const { relevantLinks, incidentDate } = words
  const labellingOf = (place: StatementPlace) => statements.find((statement) => statement.place === place)
  const marked = (place: StatementPlace, text: string) =>
    text && (
      <>
        {text}
        <LabelLine statement={labellingOf(place)} />
      </>
    )
  const withItems = (place: 'suspectedAssets' | 'declaredAssets', side: ItemSide) => {
    const text = marked(place, words[place])
    if (words[side].length === 0) return text
    return (
      <>
        {text}
        <ItemList items={words[side]} labellingOf={(row) => labellingOf(`${side}.${row}`)} />
      </>
    )
  }
  const items = [
    { name: 'position', detail: words.position },
    { name: 'sector', detail: sectorNames[words.sector] },
    { name: 'state', detail: marked('office', words.state) },
    { name: 'suspectedAssets', detail: withItems('suspectedAssets', 'suspectedItems') },
    { name: 'declaredAssets', detail: withItems('declaredAssets', 'declaredItems') },
    { name: 'wealthSource', detail: marked('wealthSource', words.wealthSource) },
    { name: 'incidentDate', detail: incidentDate && partialDay(incidentDate) },
    { name: 'evidence', detail: marked('evidence', words.evidence) },
    { name: 'relevantLinks', detail: relevantLinks.length > 0 && <LinkList links={relevantLinks} /> },
  ] as const
  return (
    <DescriptionList
      items={items.filter(({ detail }) => detail).map(({ name, detail }) => ({ term: labels[name], detail }))}
    />
  )
}
