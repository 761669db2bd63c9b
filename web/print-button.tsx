import { Printer } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { OnceAlive } from './once-alive.tsx'

type PrintButtonProps = { children: string; withoutScripts: string }

/** Works with scripts, and has its place before they come. Without them, the browser's own menu prints the same page. */
export function PrintButton({ children, withoutScripts }: PrintButtonProps) {
  return (
    <>
      <OnceAlive>
        <Button type="button" tone="secondary" onClick={() => window.print()}>
          <Printer />
          {children}
        </Button>
      </OnceAlive>
      <noscript>
        <p className="max-w-60 text-sm text-muted print:hidden">{withoutScripts}</p>
      </noscript>
    </>
  )
}
