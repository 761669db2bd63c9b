/** A draft is deleted this many days after it was last changed. */
export const draftDays = 30

export function draftExpiry(changedAt: Date): Date {
  return new Date(changedAt.getTime() + draftDays * 86_400_000)
}
