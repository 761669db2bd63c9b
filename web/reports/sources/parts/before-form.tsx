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
      <Advice title={said.adviceTitle} lines={said.advice} tone="warning" />
      <Advice title={said.keptTitle} lines={[...said.kept, said.limit]} />
    </>
  )
}

type AdviceProps = { title: string; lines: readonly string[]; tone?: 'warning' }

function Advice({ title, lines, tone }: AdviceProps) {
  return (
    <Alert title={title} tone={tone}>
      <ul className="list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  )
}
