import {
  hasFields,
  isBlob,
  isBytes,
  isEither,
  isList,
  isNothing,
  isNumber,
  isOneOf,
  isText,
  type Shape,
} from '@fitila/formats/shape'
import { custodyActions } from './custody-log.ts'
import {
  type EvidenceDraft,
  type EvidenceItem,
  evidenceTypes,
  isDateOrNothing,
  type SealedFile,
  strengths,
} from './evidence-item.ts'
import type { Work } from './package/build-package.ts'

/** What is kept of a chain in the making. The fingerprints are compared again when a package is made. */
export type Kept = { work: Work; draft: EvidenceDraft; signingKey: Uint8Array }

const isSha256: Shape<string> = (value): value is string => isText(value) && /^[0-9a-f]{64}$/.test(value)

const hasFileFields = hasFields({
  name: isText,
  size: isNumber,
  sha256: isSha256,
  lastModified: isEither(isText, isNothing),
  content: isBlob,
})

const isSealedFile: Shape<SealedFile> = (value): value is SealedFile =>
  hasFileFields(value) && value.content.size === value.size

const words = {
  description: isText,
  date: isText,
  source: isText,
  strength: isOneOf(strengths),
  exhibits: isList(
    hasFields({ id: isText, original: isSealedFile, cleanCopy: isEither(isSealedFile, isNothing) }),
  ),
}

const isDate: Shape<string> = (value): value is string => isText(value) && isDateOrNothing(value)

const isItem: Shape<EvidenceItem> = hasFields({
  ...words,
  date: isDate,
  id: isText,
  type: isOneOf(evidenceTypes),
})
/** Its date may be half typed. */
const isDraft: Shape<EvidenceDraft> = hasFields({ ...words, type: isOneOf(['', ...evidenceTypes]) })

const isEntry = hasFields({
  at: isText,
  action: isOneOf(custodyActions),
  subject: isText,
  sha256: isEither(isSha256, isNothing),
})

export const isKept: Shape<Kept> = hasFields({
  work: hasFields({ chain: isList(isItem), log: isList(isEntry) }),
  draft: isDraft,
  signingKey: (value): value is Uint8Array => isBytes(value) && value.length === 32,
})
