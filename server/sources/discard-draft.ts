import { eq } from 'drizzle-orm'
import { sourceDrafts } from '#server/database/schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Input } from '#server/input/parse-input.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { codeOfForm, hashOfLookup } from './code-of-form.ts'
import { draftCheck } from './save-for-later.ts'

/**
 * Deletes what was saved of a form that is open, by its number. What another tab saved since stays, until the person has chosen.
 *
 * @throws NotFound when the form has no number, RuleBroken 'draft-changed'
 */
export const discardDraft = openUseCase(
  'source.send',
  async ({ application }, input: Input): Promise<void> => {
    const formNumber = identifier(String(input.formNumber ?? ''))
    const code = codeOfForm(application, formNumber)
    await application.database.queries.transaction(async (queries) => {
      const [deleted] = await queries
        .delete(sourceDrafts)
        .where(eq(sourceDrafts.lookupHash, hashOfLookup(code)))
        .returning({ sealedDraft: sourceDrafts.sealedDraft })
      if (deleted) draftCheck(code, input)(deleted.sealedDraft)
    })
  },
)
