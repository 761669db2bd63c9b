import { Button } from '#ui/button.tsx'
import { useSaving } from '../use-unsaved.ts'
import type { WorkspaceDesk } from './use-workspace.ts'

type WorkspaceStripProps = {
  desk: WorkspaceDesk
  /** Where the passphrase is chosen. */
  onAsk(): void
}

/** Above a tool, as soon as there is something to lose. */
export function WorkspaceStrip({ desk, onAsk }: WorkspaceStripProps) {
  const saving = useSaving()
  if (saving === 'empty') return null
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-sunken px-4 py-2 print:hidden">
      <p className="text-sm">
        {saving === 'saved' ? 'Your workspace is saved.' : 'Your workspace is not saved yet.'}
      </p>
      {saving === 'changed' ? (
        <Button
          type="button"
          tone="secondary"
          size="small"
          disabled={desk.isBusy}
          onClick={() => (desk.isReady ? void desk.save() : onAsk())}
        >
          {desk.isBusy ? 'Working...' : 'Save workspace'}
        </Button>
      ) : null}
    </div>
  )
}
