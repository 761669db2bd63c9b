import type { EditedPart } from '#domain/archive/edited-record.ts'
import type { Words } from '#words/words.ts'

type EditedPartsProps = { words: Words['proposals']; parts: readonly EditedPart[] }

/** Each part of a conviction that would change, before and after: no one confirms what they cannot compare. */
export function EditedParts({ words, parts }: EditedPartsProps) {
  return (
    <dl className="space-y-3">
      {parts.map(({ column, before, after }) => (
        <div key={column} className="break-words">
          <dt className="font-semibold">{words.convictionColumns[column]}</dt>
          <dd>
            <span className="text-sm text-muted">{words.before}: </span>
            <del>{before || words.empty}</del>
          </dd>
          <dd>
            <span className="text-sm text-muted">{words.after}: </span>
            <ins className="no-underline">{after || words.empty}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
