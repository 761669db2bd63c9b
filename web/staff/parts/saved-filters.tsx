import { Link } from 'react-router'
import { type QueueFilters, savedPart, writeQueueFilters } from '#domain/cases/queue-filters.ts'
import type { Queue } from '#server/cases/list-queue.ts'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'
import { useNameOfFilters } from './name-of-filters.ts'

type Props = { words: Words['queue']; filters: QueueFilters; saved: Queue['saved'] }

/** The filters that the reader keeps, and the button that keeps those of this page. */
export function SavedFilters({ words, filters, saved }: Props) {
  const nameOf = useNameOfFilters(words)
  const kept = savedPart(filters)
  const query = kept && writeQueueFilters(kept).toString()
  const isKept = saved.some((each) => writeQueueFilters(each.filters).toString() === query)
  if (saved.length === 0 && !query) return null
  return (
    <section aria-label={words.saved.title} className="space-y-2 text-sm">
      {saved.length > 0 ? <h2 className="font-semibold">{words.saved.title}</h2> : null}
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {saved.map((each) => {
          const address = writeQueueFilters(each.filters).toString()
          const name = nameOf(each.filters)
          return (
            <li key={each.id} className="flex flex-wrap items-center gap-x-2">
              <Link
                to={`/admin?${address}`}
                aria-current={address === query ? 'page' : undefined}
                className={`${linkStyles} inline-flex min-h-11 items-center aria-[current=page]:font-semibold`}
              >
                {name}
              </Link>
              <TokenForm intent="forget-filters" className="inline">
                <input type="hidden" name="id" value={each.id} />
                <SubmitButton tone="secondary" size="small">
                  {words.saved.forget}
                  <span className="sr-only"> {name}</span>
                </SubmitButton>
              </TokenForm>
            </li>
          )
        })}
      </ul>
      {query && !isKept ? (
        <TokenForm intent="save-filters" className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <SubmitButton tone="secondary" size="small">
            {words.saved.keep}
          </SubmitButton>
          {filters.search ? <span className="text-muted">{words.saved.search}</span> : null}
        </TokenForm>
      ) : null}
    </section>
  )
}
