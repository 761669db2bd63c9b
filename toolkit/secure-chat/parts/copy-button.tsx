import { Copy } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import type { ButtonTone } from '#ui/button-styles.ts'
import { copyText } from '../../shared/screen/copy-text.ts'
import { showToast } from '../../shared/screen/toaster.tsx'

type CopyButtonProps = {
  text: string
  /** What is copied, for instance 'channel ID'. */
  what: string
  label?: string
  tone?: ButtonTone
}

/** Copies a text and says so. Without `label` it shows its icon alone. */
export function CopyButton({ text, what, label, tone = 'quiet' }: CopyButtonProps) {
  const copy = async () => {
    if (await copyText(text))
      showToast({ title: 'Copied to clipboard', description: `The ${what} is copied.` })
    else showToast({ title: 'Not copied', description: 'This browser did not allow it.', tone: 'danger' })
  }
  return (
    <Button type="button" tone={tone} size="small" onClick={copy}>
      <Copy aria-hidden="true" />
      {label ?? <span className="sr-only">Copy {what}</span>}
    </Button>
  )
}
