import { Printer } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'

type PrintButtonProps = { children: string; withoutScripts: string }

/** Shown where it works: without scripts, the browser's own menu prints the same page. */
export function PrintButton({ children, withoutScripts }: PrintButtonProps) {
  const canPrint = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  if (!canPrint)
    return (
      <noscript data-at-once>
        <p className="max-w-60 text-sm text-muted print:hidden">{withoutScripts}</p>
      </noscript>
    )
  return (
    <Button type="button" tone="secondary" onClick={() => window.print()}>
      <Printer />
      {children}
    </Button>
  )
}

function neverChanges() {
  return () => {}
}
