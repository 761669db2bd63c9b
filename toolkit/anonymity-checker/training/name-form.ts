import { featureCount, tableBits } from '@fitila/anonymity/names/features'
import { labelCount, mayFollow, mayStart } from '@fitila/anonymity/names/labels-of-names'
import type { Form } from './crf.ts'

/** The tagger of persons, places and organizations. */
export const nameForm: Form = { featureCount, tableBits, labelCount, mayFollow, mayStart }
