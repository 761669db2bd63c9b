import { Link } from 'react-router'
import type { ListedInvitation } from '#server/people/invitations/list-invitations.ts'
import { Badge } from '#ui/badge.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'
import { momentOf } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'
import { useNames } from '../../page-names.ts'

type Props = { words: Words['userManagement']; invitations: readonly ListedInvitation[] }

const tones = { waiting: 'warning', open: 'success', expired: 'neutral' } as const

/** Invitations that no account came of yet. On a narrow screen each row is a card. */
export function InvitationList({ words, invitations }: Props) {
  if (invitations.length === 0) return <p>{words.noInvitations}</p>
  const { role, state, by, until, actions } = words.invitationColumns
  return (
    <div className="space-y-2">
      <table className="w-full rounded-card border border-line bg-surface text-left max-lg:block">
        <caption className="sr-only">{words.invitations}</caption>
        <thead className="border-b border-line bg-sunken text-sm text-muted max-lg:sr-only">
          <tr>
            {[role, state, by, until, actions].map((head) => (
              <th key={head} scope="col" className="px-4 py-3 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} words={words} invitation={invitation} />
          ))}
        </tbody>
      </table>
      <p className="text-sm text-muted">{words.renewHint}</p>
    </div>
  )
}

function InvitationRow({ words, invitation }: { words: Props['words']; invitation: ListedInvitation }) {
  const { roleNames } = useNames('roleNames')
  const { id, role, state, by, isMine, expiresAt } = invitation
  const { invitationColumns: columns } = words
  return (
    <tr className="border-b border-line last:border-0 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-2 max-lg:px-4 max-lg:py-3">
      <th scope="row" className="px-4 py-2 font-semibold max-lg:w-full max-lg:p-0">
        {roleNames[role]}
      </th>
      <td className={cell}>
        <Badge tone={tones[state]}>{words.invitationStates[state]}</Badge>
      </td>
      <td className={cell}>
        <span className="text-sm text-muted lg:hidden">{columns.by}: </span>
        {isMine ? words.you : (by ?? words.left)}
      </td>
      <td className={cell}>
        <span className="text-sm text-muted lg:hidden">{columns.until}: </span>
        {momentOf(expiresAt)}
      </td>
      <td className={`${cell} max-lg:w-full`}>
        <div className="flex flex-wrap items-center gap-2">
          {isMine && state !== 'expired' ? (
            <TokenForm intent={`renew ${id}`} className="flex flex-wrap items-end gap-2">
              <SubmitButton tone="secondary" size="small">
                {words.renew}
              </SubmitButton>
            </TokenForm>
          ) : null}
          {isMine || state !== 'waiting' ? (
            <TokenForm intent={`withdraw ${id}`} className="flex flex-wrap items-end gap-2">
              <SubmitButton tone="secondary" size="small">
                {words.withdraw}
              </SubmitButton>
            </TokenForm>
          ) : (
            <Link to="/admin/proposals" className={`${linkStyles} inline-flex min-h-11 items-center`}>
              {words.decide}
            </Link>
          )}
        </div>
      </td>
    </tr>
  )
}

const cell = 'px-4 py-2 max-lg:p-0'
