/** What a colleague looked at when they reviewed a report. */
export const reviewTypes = ['evidence', 'method', 'fairness', 'safety', 'law'] as const
export type ReviewType = (typeof reviewTypes)[number]

export const reviewTypeNames = {
  evidence: 'Evidence',
  method: 'Verification',
  fairness: 'Fairness',
  safety: 'Safety of the source',
  law: 'Law',
} satisfies Record<ReviewType, string>

export const reviewTypeMeanings = {
  evidence: 'Does what is there carry what the report says?',
  method: 'Was it verified in a way that holds, and can a colleague follow it?',
  fairness: 'Is it fair to the person who is named? Could it be somebody else of the same name?',
  safety: 'Does anything in it point to the reporter or to a witness?',
  law: 'Could publishing it break a law, or prejudice a case that is before a court?',
} satisfies Record<ReviewType, string>

export const longestComments = 5_000
