import type { Json } from '@fitila/log/canonical-json'

/** What is shown of a subject, as the log commits to it. */
export type ShownDocument = { id: string; reference: string | null; document: Json }
