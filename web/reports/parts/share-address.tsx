import { Share2 } from 'lucide-react'
import type { Words } from '#words/words.ts'
import { Copyable } from '../../shell/copyable.tsx'

type ShareAddressProps = { address: string; words: Words['finding']['share'] }

/** The address of a public report, to copy. No button of another company: each would tell it who reads here. */
export function ShareAddress({ address, words }: ShareAddressProps) {
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
        <Share2 aria-hidden="true" className="size-5" />
        {words.title}
      </summary>
      <div className="space-y-3 pt-1">
        <p className="max-w-prose">{words.text}</p>
        <Copyable text={address} what="address" className="text-sm" />
      </div>
    </details>
  )
}
