import type { FollowUp } from '#server/sources/punishment/follow-ups.ts'
import { Card } from '#ui/card.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'

type ToldProps = {
  followUps: readonly FollowUp[]
  words: Pick<Words, 'punished' | 'punishmentNames'>
}

/** What a source told of being punished, the oldest first. */
export function Told({ followUps, words: { punished, punishmentNames } }: ToldProps) {
  return (
    <ol className="space-y-3">
      {followUps.map(({ number, sentOn, what, state, text }) => (
        <Card as="li" key={number}>
          <p className="text-sm text-muted">
            <time dateTime={sentOn}>{partialDay(sentOn)}</time>
            {state === '' ? null : `, ${fill(punished.ofState, { state })}`}
          </p>
          <ul className="mt-1 list-disc pl-5 font-semibold">
            {what.map((each) => (
              <li key={each}>{punishmentNames[each]}</li>
            ))}
          </ul>
          <p className="mt-1 break-words whitespace-pre-line">{text}</p>
        </Card>
      ))}
    </ol>
  )
}
