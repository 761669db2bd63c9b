import { Link } from 'react-router'
import type { OwnOrganisation } from '#server/plans/organisations/show-organisation.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'

type SeatHeldProps = {
  organisation: Extract<OwnOrganisation, { is: 'seat' }>
  words: Words['organisation']
}

/** What a person in a seat sees: whose it is, until when, and the way out. */
export function SeatHeld({ organisation: { name, lastDay }, words }: SeatHeldProps) {
  return (
    <>
      <Card as="section" className="space-y-3">
        <h2 className="break-words">{name}</h2>
        <p>{words.seated}</p>
        <p>{lastDay ? fill(words.until, { day: dayOf(lastDay) }) : words.noTime}</p>
        <p>
          <Link to="/organisation/boards" className={`${linkStyles} inline-flex min-h-11 items-center`}>
            {words.boards}
          </Link>
        </p>
        <p>
          <Link to="/organisation/folders" className={`${linkStyles} inline-flex min-h-11 items-center`}>
            {words.folders}
          </Link>
        </p>
        <p>
          <Link to="/organisation/security" className={`${linkStyles} inline-flex min-h-11 items-center`}>
            {words.security}
          </Link>
        </p>
      </Card>
      <Card as="section" className="space-y-3">
        <h2>{words.leaveTitle}</h2>
        <p>{words.leaveText}</p>
        <TokenForm intent="leave">
          <SubmitButton tone="danger">{words.leave}</SubmitButton>
        </TokenForm>
      </Card>
    </>
  )
}
