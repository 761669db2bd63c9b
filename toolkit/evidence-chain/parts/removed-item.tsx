import { Undo2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import type { EvidenceItem } from '../engine/evidence-item.ts'

/** What was deleted last, and the way back. It stays until the chain changes again: a toast may be missed. */
export function RemovedItem({ item, onUndo }: { item: EvidenceItem; onUndo(): void }) {
  const count = item.exhibits.length
  const files = count === 0 ? '' : count === 1 ? ', with 1 file' : `, with ${count} files`
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 break-words">
        Removed: {item.type}, “{shortened(item.description)}”{files}.
      </p>
      <Button type="button" tone="secondary" size="small" onClick={onUndo}>
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
    </div>
  )
}

function shortened(text: string): string {
  const letters = [...text.replaceAll('\n', ' ')]
  return letters.length <= 80 ? letters.join('') : `${letters.slice(0, 80).join('')}…`
}
