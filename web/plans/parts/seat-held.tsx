import type { OwnOrganisation } from '#server/plans/organisations/show-organisation.ts'
import { Card } from '#ui/card.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'
import { OrganisationRooms } from './organisation-rooms.tsx'

type SeatHeldProps = {
  organisation: Extract<OwnOrganisation, { is: 'seat' }>
  words: Words['organisation']
}

/** What a person in a seat sees: whose it is, until when, and the way out. */
export function SeatHeld({ organisation: { name, lastDay, isGuest }, words }: SeatHeldProps) {
  return (
    <>
      <Card as="section" className="space-y-3">
        <h2 className="break-words">{name}</h2>
        <p>{isGuest ? words.guestSeated : words.seated}</p>
        <p>{lastDay ? fill(words.until, { day: dayOf(lastDay) }) : words.noTime}</p>
        <OrganisationRooms isGuest={isGuest} isOpen={lastDay !== null} words={words} />
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
