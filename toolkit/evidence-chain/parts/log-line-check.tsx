import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { FilePicker } from '../../shared/screen/file-picker.tsx'
import { type BroughtLine, checkLogLine, type LogLine } from '../public-log/log-line.ts'
import { LogLineAnswer } from './log-line-answer.tsx'

/** Larger files are no receipts, proofs or texts of a report. */
const mostBytes = 2_000_000

const nothing: BroughtLine = { line: '', handedIn: '', code: '', keys: '' }

/** A line of a public log of ours as a proof of time: what it says of this package, without asking anybody. */
export function LogLineCheck({ sha256 }: { sha256: string }) {
  const [brought, setBrought] = useState(nothing)
  const [answer, setAnswer] = useState<LogLine | 'none'>()

  function change(part: Partial<BroughtLine>) {
    setBrought((before) => ({ ...before, ...part }))
    setAnswer(undefined)
  }

  const take =
    (name: 'line' | 'handedIn') =>
    async ([file]: File[]) => {
      if (file) change({ [name]: await file.slice(0, mostBytes).text() })
    }

  async function check() {
    setAnswer((await checkLogLine(brought, sha256)) ?? 'none')
  }

  return (
    <details className="space-y-3">
      <summary className="flex min-h-11 items-center font-semibold text-link">
        A line of a public log as proof of time
      </summary>
      <p className="text-muted">
        A Fitila site signs a log of what it receives. Write the fingerprint of a package into a report there,
        under “Evidence”. The receipt of the report then commits to it, and the package itself stays with you.
        From the next day the saved receipt holds the proof. A public report that names the fingerprint has
        such a proof too. The receipt shows that you sent something, so keep it only where no one looks.
      </p>
      <FilePicker
        id="log-line"
        label="Receipt, or proof of a public page"
        hint={brought.line === '' ? 'receipt.txt or proof.txt, whole.' : 'Chosen.'}
        accept=".txt"
        disabled={false}
        onFiles={take('line')}
      />
      <FilePicker
        id="log-handed-in"
        label="What was handed in"
        hint={
          brought.handedIn === ''
            ? 'Only for a receipt: handed-in.txt from the page of the report.'
            : 'Chosen.'
        }
        accept=".txt"
        disabled={false}
        onFiles={take('handedIn')}
      />
      <Field name="log-code" label="Code of the receipt" hint="Only for a receipt. It stays on this page.">
        <TextInput
          value={brought.code}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => change({ code: event.target.value })}
        />
      </Field>
      <Field
        name="log-keys"
        label="Key of the log, and of its witnesses"
        hint="From the site’s Transparency page, as a person you trust kept it. Not from the person who sent the package."
      >
        <TextArea
          rows={2}
          value={brought.keys}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => change({ keys: event.target.value })}
        />
      </Field>
      <Button type="button" tone="secondary" onClick={() => void check()}>
        Check the line
      </Button>
      <div role="status">{answer === undefined ? null : <LogLineAnswer answer={answer} />}</div>
    </details>
  )
}
