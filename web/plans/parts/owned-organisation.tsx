import type { OwnOrganisation } from '#server/plans/organisations/show-organisation.ts'
import { Card } from '#ui/card.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'
import { OrganisationRooms } from './organisation-rooms.tsx'

type Owned = Extract<OwnOrganisation, { is: 'owned' }>
type OwnedOrganisationProps = { organisation: Owned; words: Words['organisation'] }

/** What its owner sees and does: seats, invitations, and its end. */
export function OwnedOrganisation({ organisation, words }: OwnedOrganisationProps) {
  const { name, lastDay, seats, guests, invited, free, freeGuests } = organisation
  return (
    <>
      <Card as="section" className="space-y-3">
        <h2 className="break-words">{name}</h2>
        <p>{words.owned}</p>
        <p>{lastDay ? fill(words.until, { day: dayOf(lastDay) }) : words.noTime}</p>
        <OrganisationRooms isOpen={lastDay !== null} words={words} />
        <h3>{words.seats}</h3>
        {seats.length === 0 ? <p>{words.noSeats}</p> : null}
        <Places places={seats} words={words} />
        <p>{fill(words.free, { count: free })}</p>
        <h3>{words.guests}</h3>
        <p>{words.guestsText}</p>
        <Places places={guests} words={words} />
        <p>{fill(words.freeGuests, { count: freeGuests })}</p>
        {invited > 0 ? <p>{fill(words.invited, { count: invited })}</p> : null}
        {free > 0 && lastDay ? (
          <>
            <p>{words.inviteText}</p>
            <TokenForm intent="invite member">
              <SubmitButton>{words.invite}</SubmitButton>
            </TokenForm>
          </>
        ) : null}
        {freeGuests > 0 && lastDay ? (
          <TokenForm intent="invite guest">
            <SubmitButton tone="secondary">{words.inviteGuest}</SubmitButton>
          </TokenForm>
        ) : null}
        {invited > 0 ? (
          <TokenForm intent="take-invitations-back">
            <SubmitButton tone="secondary">{words.takeInvitesBack}</SubmitButton>
          </TokenForm>
        ) : null}
      </Card>
      <Card as="section" className="space-y-3">
        <h2>{words.endTitle}</h2>
        <p>{words.endText}</p>
        <TokenForm intent="end">
          <SubmitButton tone="danger">{words.end}</SubmitButton>
        </TokenForm>
      </Card>
    </>
  )
}

function Places({ places, words }: { places: Owned['seats']; words: Words['organisation'] }) {
  return (
    <ul className="divide-y divide-line">
      {places.map(({ username, takenOn }) => (
        <li key={username} className="flex flex-wrap items-center justify-between gap-3 py-2">
          <span className="min-w-0 break-words">
            <span className="font-semibold">{username}</span>{' '}
            <span className="text-muted">{fill(words.since, { day: dayOf(takenOn) })}</span>
          </span>
          <TokenForm intent={`take-back ${username}`}>
            <SubmitButton tone="secondary" aria-label={fill(words.takeBackFrom, { name: username })}>
              {words.takeBack}
            </SubmitButton>
          </TokenForm>
        </li>
      ))}
    </ul>
  )
}
