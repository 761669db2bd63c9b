import type { Finding } from '@fitila/anonymity/finding'
import { rewriteText } from '@fitila/anonymity/rewrite'
import { subjectsOf } from '@fitila/anonymity/subjects-of'
import { tellApart } from '@fitila/anonymity/tell-apart'
import { withEdits } from '@fitila/anonymity/writer/rewrite-clue'
import { Copy } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { copyText } from '../../shared/screen/copy-text.ts'
import { showToast } from '../../shared/screen/toaster.tsx'
import { HandOver } from '../../shared/screen/workspace/hand-over.tsx'
import type { Edits } from './questions.tsx'

type AnonymizedTextProps = {
  text: string
  findings: readonly Finding[]
  replaced: readonly Finding[]
  edits: Edits
}

/** The text with what was accepted replaced. It follows every decision at once. */
export function AnonymizedText({ text, findings, replaced, edits }: AnonymizedTextProps) {
  const [isApart, setApart] = useState(false)
  const [reported, setReported] = useState('')
  const rewritten = useMemo(
    () =>
      rewriteText(
        text,
        withEdits(isApart ? tellApart(text, replaced, reported) : replaced, [...edits.values()]),
      ),
    [text, replaced, edits, isApart, reported],
  )
  return (
    <section aria-label="Anonymized text" className="space-y-3">
      <h3 className="sr-only">Anonymized text</h3>
      <Field
        name="anonymized"
        label="Text with placeholders"
        hint="Read it once more before you send it. A machine misses what people notice."
        required
      >
        <TextArea rows={6} readOnly value={rewritten} spellCheck={false} />
      </Field>
      <Button type="button" tone="secondary" onClick={() => void copy(rewritten)}>
        <Copy />
        Copy to clipboard
      </Button>
      <HandOver to="evidence-chain" parcels={() => [{ original: textFile(rewritten), cleanCopy: null }]}>
        Add this text to the evidence
      </HandOver>
      <Checkbox
        name="apart"
        label="Tell people apart"
        hint="[NAME A], [NAME B], [COMPANY A]. The same person keeps the same letter."
        checked={isApart}
        onChange={(event) => setApart(event.target.checked)}
      />
      {isApart ? (
        <ReportedPerson text={text} findings={findings} reported={reported} onReported={setReported} />
      ) : null}
    </section>
  )
}

const mostPersons = 100

function ReportedPerson({
  text,
  findings,
  reported,
  onReported,
}: {
  text: string
  findings: readonly Finding[]
  reported: string
  onReported(id: string): void
}) {
  const persons = useMemo(
    () => subjectsOf(text, findings).filter(({ kind, tier }) => kind === 'person' && tier === 'certain'),
    [text, findings],
  )
  if (persons.length === 0) return null
  return (
    <Field
      name="reported"
      label="The person I report"
      hint="Every mention of this person becomes [PERSON REPORTED]."
      marked={false}
    >
      <Select
        value={reported}
        onChange={(event) => onReported(event.target.value)}
        placeholder="No one is marked"
        choices={persons.slice(0, mostPersons).map(({ id, words }) => ({ value: id, label: words }))}
      />
    </Field>
  )
}

function textFile(text: string): File {
  return new File([text], 'text.txt', { type: 'text/plain', lastModified: 0 })
}

async function copy(text: string): Promise<void> {
  if (await copyText(text)) showToast({ title: 'Copied to clipboard' })
  else {
    showToast({
      title: 'Not copied',
      description: 'Select the text and copy it with the keyboard or the menu.',
      tone: 'danger',
    })
  }
}
