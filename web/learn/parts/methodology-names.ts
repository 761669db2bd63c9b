import type { Words } from '#words/words.ts'

export type MethodologyNames = Pick<Words, 'roleNames' | 'statuses' | 'statusMeanings' | 'stepNames'>
