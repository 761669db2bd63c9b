export const credibilityBounds = { lowest: 1, highest: 5 } as const

export const credibilityMeanings = {
  1: 'Told by one person, and nothing else supports it yet.',
  2: 'Fits together, but rests on hearsay.',
  3: 'Parts of it are supported by papers or by somebody who was there.',
  4: 'The main points are supported by papers or by several people.',
  5: 'Supported by official records, point by point.',
} as const

export function isCredibilityRating(rating: number): boolean {
  return Number.isInteger(rating) && rating >= credibilityBounds.lowest && rating <= credibilityBounds.highest
}

/** A first rating stands as it is; a later one is averaged with the rating before it. Kept to two decimals. */
export function combineRatings(before: number, added: number): number {
  return before > 0 ? Math.round(((before + added) / 2) * 100) / 100 : added
}
