import { Link } from 'react-router'
import { isNarrowed, type QueueFilters, withoutFilters } from '#domain/cases/queue-filters.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

type SetAsideProps = { words: Words['queue']; count: number; isShown: boolean }

/** The way to the list apart, and back. Silent where nothing is in it. */
export function SetAside({ words, count, isShown }: SetAsideProps) {
  if (!isShown && count === 0) return null
  return (
    <Alert>
      <p>{isShown ? words.asideLead : fill(words.setAside, { count })}</p>
      <Link to={isShown ? '/admin' : '/admin?aside=yes'} className={linkStyles}>
        {isShown ? words.readOthers : words.readSetAside}
      </Link>
    </Alert>
  )
}

type NothingProps = { words: Words['queue']; isFirst: boolean; filters: QueueFilters }

/** Why the table is empty. */
export function Nothing({ words, isFirst, filters }: NothingProps) {
  if (!isNarrowed(filters) && isFirst) return <EmptyState title={words.none}>{words.noneText}</EmptyState>
  return (
    <EmptyState
      title={isFirst ? words.noneFits : words.end}
      action={
        <Link to={withoutFilters(filters)} className={buttonStyles({ tone: 'secondary' })}>
          {words.showAll}
        </Link>
      }
    >
      {isFirst ? words.noneFitsText : words.endText}
    </EmptyState>
  )
}
