/** Specification, section 3. */
export const evidenceTypes = [
  'Document',
  'Email',
  'Financial Record',
  'Meeting Minutes',
  'Witness Statement',
  'Audio Recording',
  'Video Recording',
  'Photograph',
  'Internal Policy/Memo',
  'Other',
] as const

export const strengths = ['strong', 'medium', 'weak'] as const

export type EvidenceType = (typeof evidenceTypes)[number]
export type Strength = (typeof strengths)[number]

/** A file whose SHA-256 was taken here. `content` stays where it is; nothing is copied until the package is saved. */
export type SealedFile = {
  /** As it was called when it was given; may be any text. */
  name: string
  size: number
  /** 64 hexadecimal digits, lower case. */
  sha256: string
  /** ISO, from the file system; null where it is unknown. */
  lastModified: string | null
  content: Blob
}

/** An original, and the clean copy that may be shown to others. */
export type Exhibit = { id: string; original: SealedFile; cleanCopy: SealedFile | null }

export type EvidenceItem = {
  id: string
  type: EvidenceType
  description: string
  /** YYYY-MM-DD, or empty. */
  date: string
  source: string
  strength: Strength
  exhibits: readonly Exhibit[]
}

/** The form, before it is an item. */
export type EvidenceDraft = Omit<EvidenceItem, 'id' | 'type'> & { type: EvidenceType | '' }

export const emptyDraft: EvidenceDraft = {
  type: '',
  description: '',
  date: '',
  source: '',
  strength: 'medium',
  exhibits: [],
}

/** Whether a text is a day of the calendar, YYYY-MM-DD, or empty. */
export function isDateOrNothing(text: string): boolean {
  if (text === '') return true
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

/** A draft with a type and a description (specification, section 5); undefined when one of them is missing. */
export function itemFrom(draft: EvidenceDraft, id: string): EvidenceItem | undefined {
  const { type } = draft
  if (type === '' || draft.description.trim() === '') return undefined
  return { ...draft, id, type, description: draft.description.trim(), source: draft.source.trim() }
}
