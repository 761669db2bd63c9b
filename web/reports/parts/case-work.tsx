import { Link } from 'react-router'
import type { ReportView } from '#server/report-view/show-report.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'
import { useNames } from '../../page-names.ts'

type Props = { report: ReportView<'work'>; english: Pick<Words, 'caseWork'> }

/** What staff keep on a case, at the report. */
export function CaseWork({ report, english }: Props) {
  const words = english.caseWork
  if (!report.work) return null
  return (
    <section aria-label={words.label} className="space-y-3 print:hidden">
      <h2>{words.title}</h2>
      <LabelsAndDay work={report.work} words={words} />
      <Notes report={report} words={words} />
      <Link to={`/reports/${report.id}/case`} className={buttonStyles({ tone: 'secondary' })}>
        {words.open}
      </Link>
    </section>
  )
}

type Work = NonNullable<ReportView<'work'>['work']>

export function LabelsAndDay({ work, words }: { work: Work; words: Words['caseWork'] }) {
  const { caseLabelNames } = useNames('caseLabelNames')
  return (
    <p className="flex flex-wrap items-center gap-2">
      {work.labels.length === 0 ? <span className="text-muted">{words.noLabels}</span> : null}
      {work.labels.map((label) => (
        <Badge key={label} tone={label === 'urgent' ? 'warning' : 'neutral'}>
          {caseLabelNames[label]}
        </Badge>
      ))}
      {work.dueOn ? (
        <Badge tone={work.isOverdue ? 'danger' : 'information'}>
          {work.isOverdue ? words.overdue : words.due}: {partialDay(work.dueOn)}
        </Badge>
      ) : null}
    </p>
  )
}

type NotesProps = { report: ReportView<'work'>; words: Words['caseWork'] }

/** The oldest first. The author of a note can delete it. */
export function Notes({ report: { id, work }, words }: NotesProps) {
  if (!work || work.notes.length === 0) return null
  return (
    <ul aria-label={words.notes} className="space-y-3">
      {work.notes.map((note) => (
        <Card as="li" key={note.id}>
          <p className="text-sm text-muted">
            {fill(words.by, { name: note.by ?? words.left, day: partialDay(note.on) })}
          </p>
          <p className="mt-1 whitespace-pre-line break-words">{note.text}</p>
          {note.isByActor ? (
            <TokenForm action={`/reports/${id}/case`} intent="delete-note" className="mt-2">
              <input type="hidden" name="id" value={note.id} />
              <SubmitButton tone="quiet" size="small">
                {words.deleteNote}
              </SubmitButton>
            </TokenForm>
          ) : null}
        </Card>
      ))}
    </ul>
  )
}
