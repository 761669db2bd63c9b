import type { Gravest } from '@fitila/sanitizer/gravest'
import { kinds } from '@fitila/sanitizer/kinds'
import { type ReactNode, useEffect, useState } from 'react'
import type { Cleaned } from './entries.ts'
import { PictureInItsPlace } from './picture-in-its-place.tsx'
import { inKilobytes } from './written.ts'

/** The file as it was beside its copy: two columns, on a phone two rows. Pictures are shown from this page's own memory. */
export function BeforeAndNow({ cleaned, gravest }: { cleaned: Cleaned; gravest: Gravest }) {
  const { before, name, result } = cleaned
  const { mediaType, stem } = kinds[result.kind]
  const [copy] = useState(() => new Blob([new Uint8Array(result.bytes)], { type: mediaType }))
  const isPicture = stem === 'image'
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Side title="Before" size={before.size}>
        {isPicture ? <Picture of={before} label={`${before.name}, before`} /> : null}
        <Lines
          lines={gravest.before}
          none={
            result.found.length === 0
              ? 'Nothing was found that had to be removed. The file was written again all the same.'
              : 'It told nothing of a person or a place.'
          }
        />
      </Side>
      <Side title="Now" size={result.bytes.length}>
        {isPicture ? <Picture of={copy} label={`${name}, cleaned`} /> : null}
        <Lines
          lines={gravest.risks.length > 0 ? ['What the warning says.', ...gravest.now] : gravest.now}
          none={nothingLeft[stem]}
        />
      </Side>
    </div>
  )
}

const seen = 'Only what can be seen in it, as far as we can find.'
const heard = 'Only what can be heard in it, as far as we can find.'

/** What the copy tells when nothing is on the list of what stays. */
const nothingLeft = {
  image: seen,
  document: seen,
  book: seen,
  page: seen,
  mail: seen,
  text: seen,
  audio: heard,
  video: 'Only what can be seen and heard in it, as far as we can find.',
  archive: 'Only what can be seen or heard in its files, as far as we can find.',
} as const satisfies Record<(typeof kinds)[keyof typeof kinds]['stem'], string>

function Side({ title, size, children }: { title: string; size: number; children: ReactNode }) {
  return (
    <div className="min-w-0 space-y-2 rounded-control bg-sunken p-3">
      <h4 className="flex flex-wrap items-baseline justify-between gap-x-2 text-base">
        {title} <span className="text-sm font-normal text-muted">{inKilobytes(size)}</span>
      </h4>
      {children}
    </div>
  )
}

function Lines({ lines, none }: { lines: readonly string[]; none: string }) {
  if (lines.length === 0) return <p className="text-sm">{none}</p>
  return (
    <ul className="list-disc space-y-1 pl-5 text-sm break-words">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** Its address is given up with the card. Not every browser shows every kind. */
function Picture({ of, label }: { of: Blob; label: string }) {
  const [address, setAddress] = useState<string>()
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const made = URL.createObjectURL(of)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [of])
  return (
    <PictureInItsPlace address={isShown ? address : null} label={label} onRefused={() => setShown(false)} />
  )
}
