import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import type { Pair } from '../engine/channel-state.ts'
import { isProved, mostWrongAnswers } from '../engine/pair/pair.ts'
import type { Session } from '../engine/pair/session.ts'
import { SealedBlock } from './sealed-block.tsx'

/** Where the two devices are: what still has to be carried, what has not arrived, and what was proved. */
export function PairState({ pair }: { pair: Pair }) {
  if (isProved(pair) && pair.session) return <Arrived session={pair.session} />
  else if (pair.role === 'joiner') return <AnswerToCarry pair={pair} />
  else if (pair.wrongAnswers >= mostWrongAnswers)
    return (
      <Alert tone="danger" title="The invitation was withdrawn">
        Five answers had another access code. Make a new invitation, and give the code again by another way.
      </Alert>
    )
  else
    return (
      <Alert title="The other side has not joined yet">
        Invite it below. What you write now waits in this page and is sealed when its answer was opened.
      </Alert>
    )
}

/** The second of the two blocks that make the key. */
function AnswerToCarry({ pair }: { pair: Pair }) {
  if (!pair.answered) return null
  return (
    <Card as="section" aria-labelledby="answer-title" className="space-y-3">
      <h3 id="answer-title">Carry your answer back</h3>
      <p>
        The device that created the channel opens it and sees whether you have the right access code. You may
        write already. When you open its first message, you know that it has the code too.
      </p>
      <SealedBlock block={pair.answered.block} what="answer" />
    </Card>
  )
}

function Arrived({ session }: { session: Session }) {
  const missed = session.missed.map(({ number }) => number)
  const sent = session.sending.next - 1
  return (
    <div className="space-y-3">
      <p className="text-sm text-muted">
        The other side has shown that it has the access code.
        {sent > 0
          ? ` When it last wrote, it had opened ${session.openedThere} of your ${sent} blocks.`
          : null}
      </p>
      {missed.length > 0 ? (
        <Alert tone="warning" title={missed.length === 1 ? 'A block is missing' : 'Blocks are missing'}>
          Not arrived from the other side: {spans(missed)}. Ask for them, or find out what held them back.
        </Alert>
      ) : null}
    </div>
  )
}

/** Numbers for people: 'number 2', 'numbers 2 to 5 and 9'. */
export function spans(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((one, other) => one - other)
  const runs: [first: number, last: number][] = []
  for (const number of sorted) {
    const run = runs.at(-1)
    if (run?.[1] === number - 1) run[1] = number
    else runs.push([number, number])
  }
  const said = runs.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`))
  const list = said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${said.at(-1)}` : (said[0] ?? '')
  return `${sorted.length === 1 ? 'number' : 'numbers'} ${list}`
}
