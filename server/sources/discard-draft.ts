import { identifier } from '#server/input/identifier.ts'
import type { Input } from '#server/input/parse-input.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { codeOfForm } from './code-of-form.ts'
import { deleteDraft } from './save-for-later.ts'

/** Deletes what was saved of a form that is open, by its number. @throws NotFound when the form has no number */
export const discardDraft = openUseCase(
  'source.send',
  async ({ application }, input: Input): Promise<void> => {
    const formNumber = identifier(String(input.formNumber ?? ''))
    await deleteDraft(application.database.queries, codeOfForm(application, formNumber))
  },
)
