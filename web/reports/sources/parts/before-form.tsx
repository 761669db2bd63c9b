import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'

/** What a source reads before the first field. */
export function BeforeForm({ words: said }: { words: Words['sendByCode'] }) {
  return (
    <>
      <p>
        <Link to="/report/return" className={linkStyles}>
          {said.haveCode}
        </Link>
      </p>
      <Alert title={said.adviceTitle} tone="warning">
        <Lines of={said.advice} />
      </Alert>
      <details className="details-on-paper rounded-card border border-line bg-surface">
        <summary className="flex min-h-11 items-center px-4 py-2 font-semibold">
          {said.keptTitle}
          <ChevronDown aria-hidden="true" className="ml-auto size-5" />
        </summary>
        <div className="px-4 pb-3">
          <Lines of={[...said.kept, said.limit]} />
        </div>
      </details>
    </>
  )
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
