import { NotFound } from '#domain/errors.ts'
import { openStates } from '#domain/proposals/acts.ts'
import { type PreviewedRow, previewRows } from '#server/archive/preview-import.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { proposedFile } from './effects/archive-import-effect.ts'
import { findProposal } from './proposal-queries.ts'

/**
 * Every row of an import that waits, as it would be taken in now: no one confirms what they cannot read.
 *
 * @throws SignInNeeded, NotFound, RuleBroken
 */
export const showProposedImport = useCase(
  'proposal.list',
  async ({ application }, id: string): Promise<PreviewedRow[]> => {
    const { queries } = application.database
    const proposal = await findProposal(queries, identifier(id))
    const isOpen = openStates.some((state) => state === proposal?.state)
    if (proposal?.act !== 'archive_import' || !isOpen) throw new NotFound()
    return previewRows(queries, proposedFile(application, proposal), application.now())
  },
)
