import { Form, Link } from 'react-router'
import type { RecordPage } from '#server/archive/list-records.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { TextInput } from '#ui/text-input.tsx'
import type { Words } from '#words/words.ts'

type RecordListProps = { words: Words['contentManagement']; page: RecordPage; search: string }

/** The records of the archive, with the way to change each. */
export function RecordList({ words, page: { records, next }, search }: RecordListProps) {
  return (
    <Card className="space-y-4">
      <h2 id="records">{words.recordsTitle}</h2>
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <Field name="q" id="record-search" label={words.recordSearch}>
          <TextInput type="search" defaultValue={search} maxLength={100} autoComplete="off" />
        </Field>
        <Button tone="secondary">{words.recordFind}</Button>
      </Form>
      {records.length === 0 ? (
        <p>{words.noRecords}</p>
      ) : (
        <ul className="divide-y divide-line">
          {records.map(({ referenceNumber, name, courtLocation, isWithdrawn }) => (
            <li key={referenceNumber} className="flex items-center justify-between gap-4 py-2">
              <div className="min-w-0">
                <Link to={`/archive/${referenceNumber}`} className={linkStyles}>
                  {referenceNumber}
                </Link>{' '}
                {isWithdrawn ? <Badge>{words.withdrawn}</Badge> : null}
                {isWithdrawn ? null : (
                  <p className="break-words">
                    {name} · <span className="text-muted">{courtLocation}</span>
                  </p>
                )}
              </div>
              {isWithdrawn ? null : (
                <Link
                  to={`/content-management/records/${referenceNumber}`}
                  className={`${linkStyles} inline-flex min-h-11 shrink-0 items-center`}
                >
                  {words.changeRecord}
                  <span className="sr-only"> {referenceNumber}</span>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {next ? (
        <p>
          <Link to={`?${new URLSearchParams({ q: search, after: next })}#records`} className={linkStyles}>
            {words.moreRecords}
          </Link>
        </p>
      ) : null}
    </Card>
  )
}
