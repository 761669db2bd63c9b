import type { FieldMatch } from '#server/reports/present-cards.ts'

type MatchesProps<Field extends string> = {
  matches: readonly FieldMatch<Field>[]
  labels: Record<Field, string>
}

/** In which fields a searched text was found, with the text marked. */
export function Matches<Field extends string>({ matches, labels }: MatchesProps<Field>) {
  return (
    <dl className="space-y-1">
      {matches.map(({ field, marked }) => (
        <div key={field}>
          <dt className="text-sm text-muted">Found in: {labels[field]}</dt>
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
