import type { DraftOf } from '../../words.ts'

export const rightOfReply = {
  publicReply: {
    title: 'Wetin the person wey dem name talk',
    cameIn: 'E come on {day}, before we bring dis report out. Na so dem send am.',
  },
} as const satisfies DraftOf<'rightOfReply'>
