import { type ChangeEvent, useRef, useState } from 'react'
import { useHref, useRevalidator } from 'react-router'
import { Button } from '#ui/button.tsx'
import { controlStyles } from '#ui/control-styles.ts'
import type { Words } from '#words/words.ts'

type FilePickerProps = { words: Words['draftFiles']; draft: string; formToken: string; accept: string }

/** A plain form with a file. With a script the file goes in parts, and goes on where it stopped. */
export function FilePicker({ words, draft, formToken, accept }: FilePickerProps) {
  const drafts = useHref('/drafts')
  const { revalidate } = useRevalidator()
  const [line, tell] = useState('')
  const [share, setShare] = useState<number | null>(null)
  const stop = useRef<AbortController | null>(null)

  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = input.files?.[0]
    if (!file) return
    const { uploadFile } = await import('./upload-file.ts').catch(() => ({ uploadFile: null }))
    // Without its code the plain form is still there.
    if (!uploadFile) return
    stop.current = new AbortController()
    setShare(0)
    tell(words.begun)
    const told = await uploadFile(
      file,
      { address: `${drafts}/${draft}/uploads`, formToken, words, signal: stop.current.signal },
      { onShare: setShare, tell },
    )
    setShare(null)
    tell(told)
    input.value = ''
    revalidate()
  }

  return (
    <form method="post" encType="multipart/form-data" className="space-y-3">
      <input type="hidden" name="formToken" value={formToken} />
      <label htmlFor="file" className="block font-semibold">
        {words.choose}
      </label>
      <input
        id="file"
        type="file"
        name="file"
        accept={accept}
        required
        disabled={share !== null}
        onChange={choose}
        className={controlStyles}
      />
      {share === null ? (
        <Button tone="secondary">{words.attach}</Button>
      ) : (
        <div className="flex items-center gap-3">
          <progress max={1} value={share} aria-label={words.share} className="h-3 flex-1" />
          <Button type="button" tone="secondary" size="small" onClick={() => stop.current?.abort()}>
            {words.stop}
          </Button>
        </div>
      )}
      <p role="status" className="min-h-6 text-sm">
        {line}
      </p>
    </form>
  )
}
