import type { Scope } from '../actor.ts'

/** What a new key can be made for, in the order of the form. */
export const scopesOffered: readonly Scope[] = ['public.read', 'archive.read']

/** For how many days a key can work, and which of them the form begins with. */
export const keyLifetimes = [30, 90, 365] as const
export const usualLifetime = 90

/** An account has two, so that a program changes from the old to the new without a gap. */
export const mostKeys = 2

/** Networks that a key can be bound to. */
export const mostNetworks = 10

/** What a key may ask: so many in a minute, and in a day of Nigeria. */
export const keyQuota = { minute: 60, day: 10_000 } as const
