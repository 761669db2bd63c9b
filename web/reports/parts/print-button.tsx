import { Printer } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'

/** Shown where it works: without scripts, the browser's own menu prints the same page. */
export function PrintButton() {
  const canPrint = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  if (!canPrint) return null
  return (
    <Button type="button" tone="secondary" onClick={() => window.print()}>
      <Printer />
      Print
    </Button>
  )
}

function neverChanges() {
  return () => {}
}
