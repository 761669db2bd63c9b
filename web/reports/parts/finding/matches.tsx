import type { FieldMatch } from '#server/finding/field-matches.ts'
import { fill } from '#words/fill.ts'
import { useFindingWords } from './finding-words.ts'

type MatchesProps<Field extends string> = {
  matches: readonly FieldMatch<Field>[]
  labels: Record<Field, string>
}

/** In which fields a searched text was found, with the text marked. */
export function Matches<Field extends string>({ matches, labels }: MatchesProps<Field>) {
  const { foundIn } = useFindingWords().finding
  return (
    <dl className="space-y-1">
      {matches.map(({ field, marked }) => (
        <div key={field}>
          <dt className="text-sm text-muted">{fill(foundIn, { field: labels[field] })}</dt>
          <dd className="break-words">
            {marked.map((text, turn) =>
              turn % 2 === 1 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: The turns of one text neither move nor change.
                <mark key={turn} className="rounded-sm bg-accent px-0.5 text-on-accent">
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
