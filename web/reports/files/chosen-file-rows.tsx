import { Button } from '#ui/button.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { sizeText } from '../parts/file-list.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { aboutCleaning, Removal } from './own-file-rows.tsx'
import { Thumbnail } from './thumbnail.tsx'

type ChosenFileRowsProps = {
  chosen: readonly ChosenFile[]
  words: Words['senderFiles']
  onAsItIs(file: ChosenFile): void
  onLeaveOut(file: ChosenFile): void
}

/** The files that were chosen on this page, while they are cleaned and sent. */
export function ChosenFileRows({ chosen, words, onAsItIs, onLeaveOut }: ChosenFileRowsProps) {
  if (chosen.length === 0) return null
  return (
    <ul aria-label={words.chosen} className="divide-y divide-line rounded border border-line">
      {chosen.map((each) => (
        <li key={each.key} className="flex gap-3 p-3">
          <Thumbnail file={each.file} />
          <div className="min-w-0 flex-1 space-y-1">
            <p className="flex flex-wrap justify-between gap-2">
              <strong className="min-w-0 font-semibold break-all">{each.file.name}</strong>
              <span className="text-muted">{sizeText(each.file.size)}</span>
            </p>
            <p role="status">{lineOf(each, words)}</p>
            {each.state === 'sending' ? (
              <progress max={1} value={each.share} aria-label={words.share} className="h-3 w-full" />
            ) : null}
            <div className="flex flex-wrap gap-3">
              {each.state === 'asks' ? (
                <Button type="button" tone="secondary" size="small" onClick={() => onAsItIs(each)}>
                  {words.asItIs}
                </Button>
              ) : null}
              {each.state === 'done' && each.id !== null ? (
                <Removal id={each.id} label={`${words.remove}: ${each.file.name}`} words={words} />
              ) : (
                <Button
                  type="button"
                  tone="secondary"
                  size="small"
                  aria-label={`${words.leaveOut}: ${each.file.name}`}
                  onClick={() => onLeaveOut(each)}
                >
                  {words.leaveOut}
                </Button>
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

function lineOf(each: ChosenFile, words: Words['senderFiles']): string {
  const { state, share, isLineDown, why, hasOriginal } = each
  if (state === 'sending' && isLineDown) return words.lineDown
  else if (state === 'sending')
    return fill(each.cleaning === 'none' ? words.sendingAsItIs : words.sending, {
      share: Math.floor(100 * share),
    })
  else if (state === 'asks') return [words.asks, why].filter((text) => text !== null).join(' ')
  else if (state === 'refused') return why ?? words.unreadable
  else if (state !== 'done') return words.now[state]
  else
    return [words.attached, aboutCleaning(each, words), hasOriginal ? words.hasOriginal : why]
      .filter((text) => text !== null)
      .join(' ')
}
