import type { ShownCode } from '#server/sources/present-code.ts'
import type { SourceDraft } from '#server/sources/save-for-later.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { SubmitButton, TokenForm } from '../../../form.tsx'
import { CheckCode } from './check-code.tsx'
import { CodeCard } from './code-card.tsx'

export type SavedAnswer = { draft: SourceDraft; draftToken: string; days: number; fileDays: number }

type SavedProps = {
  saved: SavedAnswer & { shown: ShownCode; again: string }
  words: Pick<Words, 'savedByCode' | 'sentByCode'>
}

/** After saving: the code that opens it, and the way back into the form. */
export function Saved({ saved, words: { savedByCode: words, sentByCode } }: SavedProps) {
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <CodeCard shown={saved.shown} title={words.codeTitle} words={sentByCode}>
        {words.codeText}
      </CodeCard>
      <CheckCode shown={saved.shown} again={saved.again} words={sentByCode.checkHere} />
      <AboutDraft saved={saved} words={words} />
      <GoOn answer={saved} words={words} />
    </>
  )
}

/** After the code of an unfinished report was typed. */
export function OpenedDraft({ opened, words }: { opened: SavedAnswer; words: Words['savedByCode'] }) {
  return (
    <>
      <PageHeader title={words.openedTitle} lead={words.opened} />
      <GoOn answer={opened} words={words} />
      <AboutDraft saved={opened} words={words} />
    </>
  )
}

type AboutDraftProps = { saved: Pick<SavedAnswer, 'days' | 'fileDays'>; words: Words['savedByCode'] }

function AboutDraft({ saved: { days, fileDays }, words }: AboutDraftProps) {
  return (
    <Alert>
      <ul className="list-disc space-y-1 pl-5">
        {[fill(words.until, { days }), fill(words.files, { days: fileDays }), words.lost].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  )
}

/** All that was typed, hidden, so that the form goes on from it. */
function GoOn({
  answer: { draft, draftToken },
  words,
}: {
  answer: SavedAnswer
  words: Words['savedByCode']
}) {
  const { page = '0', ...values } = draft.values
  return (
    <TokenForm action="/report" formToken={draftToken} className="flex flex-wrap gap-3 print:hidden">
      <input type="hidden" name="formNumber" value={draft.formNumber} />
      <input type="hidden" name="draftVersion" value={draft.version} />
      <input type="hidden" name="writer" value={draft.writer} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton name="intent" value={`page:${page}`}>
        {words.goOn}
      </SubmitButton>
      <Button name="intent" value="discard" tone="secondary">
        {words.discard}
      </Button>
    </TokenForm>
  )
}
