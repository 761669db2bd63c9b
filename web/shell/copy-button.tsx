import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { Button } from '#ui/button.tsx'
import type { Words } from '#words/words.ts'
import { OnceAlive } from '../once-alive.tsx'
import { type FrameData, frameRoute } from './frame-data.ts'

type Props = {
  text: string
  what: keyof Words['forms']['copying']['what']
  isSecret?: boolean
}

/** Puts a text on the clipboard, and says whether the browser did it. The text itself is beside it, for browsers without scripts. */
export function CopyButton({ text, what, isSecret = false }: Props) {
  const words = useRouteLoaderData<FrameData>(frameRoute)?.words.forms.copying
  const [isCopied, setIsCopied] = useState<boolean>()
  if (!words) return null
  const copied = isSecret ? words.copiedSecret : words.copied
  return (
    <OnceAlive>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Button type="button" tone="secondary" onClick={async () => setIsCopied(await copyText(text))}>
          {words.what[what]}
        </Button>
        <span role="status">{isCopied === undefined ? '' : isCopied ? copied : words.notCopied}</span>
      </div>
    </OnceAlive>
  )
}

async function copyText(text: string): Promise<boolean> {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  return isCopied ?? false
}
