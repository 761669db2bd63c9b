import { Link } from 'react-router'
import type { ShownJudgement } from '#server/judgements/list-judgements.ts'
import type { NamedSide } from '#server/judgements/named-sides.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'

type JudgedRowProps = {
  judgement: ShownJudgement
  words: Pick<Words, 'judgements' | 'groundNames' | 'namedKindNames'>
}

/** One judgement as staff see it, with the button that takes it back. */
export function JudgedRow({ judgement, words }: JudgedRowProps) {
  const { id, about, sides, ground, restsOn, judgedOn } = judgement
  const own = words.judgements
  const numbers = sides.map(({ referenceNumber }) => referenceNumber).join(', ')
  return (
    <Card as="li" className="space-y-2">
      <p className="text-sm text-muted">
        {words.namedKindNames[about]} · {partialDay(judgedOn)}
      </p>
      <JudgedSides sides={sides} />
      <p className="break-words">
        {words.groundNames[ground]}: {restsOn}
      </p>
      <TokenForm intent={`undo ${id}`}>
        <SubmitButton tone="secondary" size="small">
          {own.undo}
          <span className="sr-only">: {numbers}</span>
        </SubmitButton>
      </TokenForm>
      <p className="text-sm text-muted">{own.undoHint}</p>
    </Card>
  )
}

/** Both records, each with the name that it has. */
export function JudgedSides({ sides }: { sides: readonly NamedSide[] }) {
  return (
    <ul className="space-y-1">
      {sides.map(({ kind, id, referenceNumber, name }) => (
        <li key={id} className="break-words">
          <Link
            to={kind === 'report' ? `/reports/${id}` : `/archive/${referenceNumber}`}
            className={linkStyles}
          >
            {referenceNumber}
          </Link>{' '}
          {name}
        </li>
      ))}
    </ul>
  )
}
