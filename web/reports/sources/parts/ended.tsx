import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { PageHeader } from '#ui/page-header.tsx'
import type { Words } from '#words/words.ts'
import { useFormState } from '../../../form.tsx'

type EndedProps = {
  words: Words['returnByCode']
  /** The field that holds what was typed. */
  field?: string
}

/** Nothing that was typed is lost with the visit. */
export function Ended({ words, field = 'message' }: EndedProps) {
  const { textOf } = useFormState()
  return (
    <>
      <PageHeader title={words.title} lead={words.ended} />
      <Card className="space-y-2">
        <p className="font-semibold">{words.notSent}</p>
        <p className="break-words whitespace-pre-line">{textOf(field)}</p>
      </Card>
      <p>
        <Link to="/report/return" className={linkStyles}>
          {words.button}
        </Link>
      </p>
    </>
  )
}
