import type { TableNotes } from './table-note.ts'

/** What we hold on experts. See `column-notes.ts`. */
export const notesOnExperts = {
  expertProfiles: {
    title: 'Applications of experts',
    why: 'To know who offers to help, and with what.',
    columns: {
      userId: 'Whose it is.',
      expertiseAreas: 'The fields you named.',
      professionalCredentials: 'Your credentials, as you wrote them.',
      yearsExperience: 'Your years of experience.',
      bio: 'What you wrote about yourself. Name nothing that could point to a report of yours.',
      verificationStatus: 'Whether it was looked at.',
      availabilityStatus: 'Whether you are free.',
      createdAt: 'The day on which you applied.',
      languages: 'The languages you named.',
      zones: 'The parts of the country you know.',
      isPublic: 'Whether the directory shows you.',
      publicName: 'Your name as the directory shows it.',
      sealedPapers: 'Your register, employer and referees, sealed.',
      erasePapersOn: 'The day on which those are erased.',
      verifiedOn: 'The day on which two people verified you.',
      verifiedUntil: 'The last day on which that counts.',
      freeFrom: 'When you are free again.',
      mostOpen: 'How many assignments you take at a time.',
    },
  },
  expertDrafts: {
    title: 'Applications of experts that were not sent',
    why: 'So that you can go on later.',
    columns: {
      userId: 'Whose it is.',
      sealedWords: 'What you typed, sealed.',
      updatedOn: 'The day on which you last saved it.',
    },
  },
} as const satisfies Partial<TableNotes>
