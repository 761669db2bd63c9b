import { Button } from '#ui/button.tsx'
import { copyText } from './copy-text.ts'
import { showToast } from './toaster.tsx'

/** Copies a short text, and says whether the browser did it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  async function copy() {
    const isCopied = await copyText(text)
    if (isCopied) showToast({ title: 'Copied to clipboard' })
    else showToast({ title: 'Not copied', description: 'This browser did not allow it.', tone: 'warning' })
  }

  return (
    <Button type="button" tone="secondary" size="small" onClick={copy} disabled={text === ''}>
      {label}
    </Button>
  )
}
