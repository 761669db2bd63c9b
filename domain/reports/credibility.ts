export const credibilityBounds = { lowest: 1, highest: 5 } as const

export function isCredibilityRating(rating: number): boolean {
  return Number.isInteger(rating) && rating >= credibilityBounds.lowest && rating <= credibilityBounds.highest
}

/** A first rating stays as it is; a later one is averaged with the rating before it. Kept to two decimals. */
export function combineRatings(before: number, added: number): number {
  return before > 0 ? Math.round(((before + added) / 2) * 100) / 100 : added
}
