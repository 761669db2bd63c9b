import { type GuiltHint, guiltHints } from '#domain/publishing/guilt-hints.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { openDraft } from './draft-queries.ts'
import { parseReportText } from './report-input.ts'

export type DraftPreview = { id: string; version: number; words: ReportText; hints: GuiltHint[] }

/**
 * A draft as it would be sent: the words as they would be stored, and where they say guilt as a fact.
 *
 * @throws SignInNeeded, NotFound, and Invalid when it cannot be sent yet
 */
export const previewDraft = useCase('draft.read', async ({ application, actor }, draftId: string) => {
  const { id, version, fields } = await openDraft(application, actor, draftId)
  const words = parseReportText(fields, application.now())
  return { id, version, words, hints: guiltHints(words) }
})
