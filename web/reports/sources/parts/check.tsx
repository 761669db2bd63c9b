import type { lookOver } from '#server/writing/check-page.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { SubmitButton } from '../../../form.tsx'
import { CheckAnswers } from '../../parts/check-answers.tsx'
import { GuiltHints } from '../../parts/guilt-hints.tsx'
import { ReportFields } from '../../parts/report-fields.tsx'

type CheckProps = {
  check: Awaited<ReturnType<typeof lookOver>>
  fileCount: number
  words: Pick<Words, 'preview' | 'senderFiles' | 'sendByCode'>
}

/** What would be sent, row by row. All that was typed stays in the form, hidden. */
export function Check({ check, fileCount, words }: CheckProps) {
  const said = words.preview
  return (
    <>
      <CheckAnswers
        words={check.words}
        change={({ page, label }) => (
          <Button name="intent" value={`page:${page}`} tone="secondary" size="small" aria-label={label}>
            {said.changeShort}
          </Button>
        )}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{fill(words.senderFiles.count, { count: fileCount })}</p>
        <Button name="intent" value="files" tone="secondary" size="small">
          {words.senderFiles.change}
        </Button>
      </div>
      <GuiltHints hints={check.hints} words={{ title: said.hintsTitle, instead: said.instead }}>
        {said.hints}
      </GuiltHints>
      <Alert title={said.whoTitle}>{said.who}</Alert>
      <ReportFields page={-1} />
      <SubmitButton name="intent" value="send">
        {words.sendByCode.button}
      </SubmitButton>
    </>
  )
}
