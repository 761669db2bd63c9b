/** What a person has set up beside their password. */
export const secondStepStates = ['none', 'app', 'passkey', 'both'] as const
export type SecondStepState = (typeof secondStepStates)[number]
