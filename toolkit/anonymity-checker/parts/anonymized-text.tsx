import { Copy } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { copyText } from '../../shared/screen/copy-text.ts'
import { showToast } from '../../shared/screen/toaster.tsx'
import type { Finding } from '../engine/finding.ts'
import { numberedPlaceholder, rewriteText } from '../engine/rewrite.ts'

/** The text with what was accepted replaced. It follows every decision at once. */
export function AnonymizedText({ text, accepted }: { text: string; accepted: readonly Finding[] }) {
  const [isNumbered, setNumbered] = useState(false)
  const rewritten = useMemo(
    () => rewriteText(text, isNumbered ? withNumbers(accepted) : accepted),
    [text, accepted, isNumbered],
  )
  return (
    <section aria-label="Anonymized text" className="space-y-4">
      <h3>Anonymized text</h3>
      <Checkbox
        name="numbered"
        label="Number the placeholders"
        hint="[NAME 1], [NAME 2]: readers can follow who is who. The same person keeps the same number."
        checked={isNumbered}
        onChange={(event) => setNumbered(event.target.checked)}
      />
      <Field
        name="anonymized"
        label="Text with placeholders"
        hint="A machine reads past what only people notice. Read it once more before you send it."
        required
      >
        <TextArea rows={8} readOnly value={rewritten} spellCheck={false} />
      </Field>
      <Button type="button" tone="secondary" onClick={() => void copy(rewritten)}>
        <Copy />
        Copy to clipboard
      </Button>
    </section>
  )
}

function withNumbers(findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => ({ ...finding, placeholder: numberedPlaceholder(finding) }))
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
