import type { ShownPetition } from '#server/report-view/petitions-section.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { useNames } from '../../../page-names.ts'

type PetitionTextProps = { words: Words['petitions']; petition: ShownPetition }

/** All that a second person has to read of one: to whom, what the source said, why, the exhibits and the whole letter. */
export function PetitionText({ words, petition }: PetitionTextProps) {
  const { recipientNames, sourceAnswerNames } = useNames('recipientNames', 'sourceAnswerNames')
  const { recipient, source, why, files, letter } = petition
  const named = files.map((number) => fill(words.file, { number: number ?? '?' }))
  return (
    <div className="space-y-2">
      <p>{recipientNames[recipient]}</p>
      <p>{fill(words.source, { answer: sourceAnswerNames[source] })}</p>
      <p className="break-words whitespace-pre-line">{fill(words.why, { why })}</p>
      <p>{fill(words.exhibits, { files: named.length > 0 ? named.join(', ') : words.noFiles })}</p>
      <details>
        <summary className={`inline-flex min-h-11 items-center ${linkStyles}`}>{words.read}</summary>
        <p className="rounded-card border border-line bg-sunken p-4 break-words whitespace-pre-line">
          {letter}
        </p>
      </details>
    </div>
  )
}
