/** Where a case can go outside. The names are sealed with the petition. */
export const recipients = ['efcc', 'icpc', 'ccb', 'police', 'newsroom'] as const
export type Recipient = (typeof recipients)[number]

/** What the source said to it. One that said no is not among them: then nothing is handed over. */
export const sourceAnswers = ['agreed', 'no-answer', 'unreachable'] as const
export type SourceAnswer = (typeof sourceAnswers)[number]

/** What staff record once two people have decided. */
export const petitionSteps = ['sent', 'answered'] as const
export type PetitionStep = (typeof petitionSteps)[number]

/** In days after a question to the source, before its silence counts. */
export const silenceDays = 14

/** In characters. */
export const longestPetition = 20_000
export const longestPetitionAnswer = 2_000

/** Of one report. */
export const mostPetitions = 20

/** What is handed over, and why. `files` are the numbers of files of the report, in the order of the exhibits. */
export type PetitionContent = {
  recipient: Recipient
  source: SourceAnswer
  why: string
  letter: string
  files: string[]
}

/** The number on every paper. It is drawn, because the number of a report tells the day on which it was sent. */
export function petitionNumber(id: string): string {
  return `PT-${id.slice(0, 8).toUpperCase()}`
}
