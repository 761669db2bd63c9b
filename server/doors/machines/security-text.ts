import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { after, days } from '#domain/time/durations.ts'
import type { Application } from '#server/kernel/application.ts'

type Site = Pick<Application, 'publicUrl' | 'now'> & { securityContact: string | null }

const halfYear = days(183)

/** `/.well-known/security.txt` (RFC 9116); null where the operator has named no address, and then there is no such file. */
export function securityText({ securityContact, publicUrl, now }: Site): string | null {
  if (!securityContact) return null
  const expires = dayInNigeria(after(now(), halfYear))
  return [
    `Contact: ${securityContact}`,
    `Contact: ${publicUrl}/contact`,
    `Expires: ${expires}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
