import type { ReactNode } from 'react'
import { type FieldName, isItems, type ReportText } from '#domain/reports/fields.ts'
import { fieldsOfKind } from '#domain/reports/fields-of-kind.ts'
import { Card } from '#ui/card.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../../dates.ts'
import { useNames } from '../../page-names.ts'
import { fieldsOfForm, partOfField } from './form-parts.ts'
import { ItemList } from './item-list.tsx'

type CheckAnswersProps = {
  words: ReportText
  /** The way back to the page of a row. */
  change: (row: { page: number; label: string }) => ReactNode
}

/** Every question of the form with its answer, and a way to change it. */
export function CheckAnswers({ words, change }: CheckAnswersProps) {
  const { labels, sideNames, preview, ...names } = useNames(
    ...(['labels', 'sideNames', 'preview', 'kindNames', 'sectorNames'] as const),
  )
  const asked = fieldsOfKind(words.wrongKind)
  const rows = fieldsOfForm
    .filter((name) => asked.includes(name))
    .filter((name) => !isItems(name) || words[name].length > 0)
  const titleOf = (name: FieldName) => (isItems(name) ? sideNames[name] : labels[name])
  return (
    <Card>
      <dl className="divide-y divide-line">
        {rows.map((name) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)_auto]"
          >
            <dt className="text-sm text-muted sm:pt-0.5">{titleOf(name)}</dt>
            <dd className="col-start-1 break-words whitespace-pre-line sm:col-start-2">
              {answerTo(words, name, names) || <span className="text-muted">{preview.unanswered}</span>}
            </dd>
            <dd className="col-start-2 row-span-2 row-start-1 sm:col-start-3 sm:row-span-1">
              {change({
                page: partOfField(name) ?? 0,
                label: fill(preview.changeOne, { title: titleOf(name) }),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

type AnswerNames = Pick<ReturnType<typeof useNames<'kindNames' | 'sectorNames'>>, 'kindNames' | 'sectorNames'>

function answerTo(words: ReportText, name: FieldName, { kindNames, sectorNames }: AnswerNames): ReactNode {
  if (isItems(name)) return <ItemList items={words[name]} labellingOf={() => undefined} />
  else if (name === 'wrongKind') return words.wrongKind && kindNames[words.wrongKind].label
  else if (name === 'sector') return sectorNames[words.sector]
  else if (name === 'incidentDate') return words.incidentDate && partialDay(words.incidentDate)
  else if (name === 'relevantLinks') return words.relevantLinks.join('\n')
  else return words[name]
}
