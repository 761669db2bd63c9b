import type { Exposure } from '#domain/conversations/exposing-words.ts'
import { Alert } from '#ui/alert.tsx'
import { Answered } from '#ui/answers/answered.tsx'
import type { Words } from '#words/words.ts'

type CheckedDraftProps = {
  /** Null before the first check. */
  checked: { found: readonly Exposure[] } | null
  words: Words['conversation']['draft']
}

/** What the check found, and that it was seen: a draft with other words is held back once more. */
export function CheckedDraft({ checked, words }: CheckedDraftProps) {
  if (!checked) return null
  const { found } = checked
  return (
    <Answered to={checked}>
      <div role="status">
        <Alert title={words.notSent} tone={found.length > 0 ? 'warning' : 'information'}>
          {found.length === 0 ? (
            <p>{words.nothing}</p>
          ) : (
            <>
              <p>{words.found}</p>
              <ul className="my-2 list-disc pl-5">
                {found.map(({ kind, words: written }) => (
                  <li key={written}>
                    <strong className="break-words">{written}</strong> ({words.kinds[kind]})
                  </li>
                ))}
              </ul>
              <p>{words.ask}</p>
            </>
          )}
        </Alert>
      </div>
      <input type="hidden" name="seen" value={seenOf(found)} />
    </Answered>
  )
}

/** What a form carries of the words that were shown. */
export function seenOf(found: readonly Exposure[]): string {
  return found.map(({ words }) => words).join(' | ')
}
