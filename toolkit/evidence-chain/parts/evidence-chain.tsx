import { useUnsaved } from '../../shared/screen/use-unsaved.ts'
import { ChainList } from './chain-list.tsx'
import { ChainSummary } from './chain-summary.tsx'
import { CheckPanel } from './check-panel.tsx'
import { type Edition, EditionContext } from './edition.ts'
import { ExportPanel } from './export-panel.tsx'
import { ItemForm } from './item-form.tsx'
import { RemovedItem } from './removed-item.tsx'
import { useJob } from './use-job.ts'
import { useWork } from './use-work.ts'

/** Specification 2.7 and 4.9. The chain lives in this component; files stay where they are on the device. */
export function EvidenceChain({ edition }: { edition: Edition }) {
  return (
    <EditionContext value={edition}>
      <Panels />
    </EditionContext>
  )
}

function Panels() {
  const { work, draft, editedId, removed, added, isUnsaved, ...acts } = useWork()
  const sealing = useJob()
  const isSealing = sealing.progress !== null
  useUnsaved(isUnsaved || isSealing)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="min-w-0 space-y-6">
        <ItemForm
          draft={draft}
          editedId={editedId}
          sealing={sealing}
          onChange={acts.changeDraft}
          onSave={acts.save}
          onCancel={acts.cancel}
        />
      </div>
      <div className="min-w-0 space-y-6">
        <ChainSummary chain={work.chain} added={added} />
        <section aria-labelledby="chain" className="space-y-3">
          <h2 id="chain">Evidence chain</h2>
          {removed ? <RemovedItem item={removed.item} onUndo={acts.undoRemoval} /> : null}
          <ChainList chain={work.chain} isSealing={isSealing} onAction={acts.act} />
        </section>
        <ExportPanel
          work={work}
          signingKey={acts.signingKey}
          isSealing={isSealing}
          onPacked={acts.extendLog}
        />
      </div>
      <div className="min-w-0 lg:col-span-2">
        <CheckPanel hasChain={work.chain.length > 0} isSealing={isSealing} onOpen={acts.replaceWork} />
      </div>
    </div>
  )
}
