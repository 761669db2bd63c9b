import { writtenNumber } from '../writing/write-value.ts'
import type { DrawingEvent, Owner, Picture, Run } from './events.ts'
import type { Reason, Verdict } from './judge.ts'
import type { Unseen } from './tell-unseen.ts'

/** What is written in place of an instruction that goes. */
export type Gone = ReadonlyMap<number, string>

type Hide = {
  reason: Reason
  words: string
  isPicture: boolean
  isForm: boolean
  instead: string
  isStuck: boolean
}
type OfOwner = { hidden: Map<number, Hide>; seen: Set<number> }

/** What each instruction came to, at each place where it is drawn. */
export class Uses {
  readonly #owners = new Map<Owner, OfOwner>()

  has(owner: Owner): boolean {
    return this.#owners.has(owner)
  }

  add(owner: Owner): OfOwner {
    const known = this.#owners.get(owner)
    if (known) return known
    const made: OfOwner = { hidden: new Map(), seen: new Set() }
    this.#owners.set(owner, made)
    return made
  }

  /** @param isOnce for owners that are drawn at no second place */
  record(
    events: readonly DrawingEvent[],
    { hidden, parts }: Verdict,
    isOnce: (owner: Owner) => boolean,
  ): void {
    const keepsRow = new Map<Owner, number>()
    for (let at = events.length - 1; at >= 0; at--) {
      const event = events[at]
      if ((event?.kind !== 'text' && event?.kind !== 'picture') || event.isLayered) continue
      const reason = hidden.get(event)
      const ofOwner = this.add(event.owner)
      const isNeeded = event.kind === 'text' && keepsRow.get(event.owner) === event.row
      const part = event.kind === 'text' ? parts.get(event) : undefined
      if (part) noteShape(ofOwner, event as Run, part)
      else if (reason === undefined) {
        if (!isOnce(event.owner)) ofOwner.seen.add(event.at)
      } else note(ofOwner, event, reason, isNeeded)
      const goes = reason !== undefined && !part && ofOwner.hidden.get(event.at)?.isStuck === false
      if (event.kind === 'text' && !goes) keepsRow.set(event.owner, event.row)
    }
  }

  /** What goes of these instructions, in the order in which it is drawn; it is told as well. */
  settle(owner: Owner, unseen: Unseen): Gone {
    const gone = new Map<number, string>()
    const ofOwner = this.#owners.get(owner)
    const all = [...(ofOwner?.hidden ?? [])].sort(([one], [other]) => one - other)
    for (const [at, hide] of all) {
      if (ofOwner?.seen.has(at)) continue
      if (!hide.isStuck) gone.set(at, hide.instead)
      if (hide.isForm) continue
      if (hide.isPicture) unseen.pictures++
      else if (hide.isStuck && hide.reason === 'covered') unseen.left.push(hide.words)
      else listOf(hide.isStuck ? unseen.stuck : unseen.words, hide.reason).push(hide.words)
    }
    return gone
  }
}

function listOf(lists: Map<Reason, string[]>, reason: Reason): string[] {
  const known = lists.get(reason) ?? []
  lists.set(reason, known)
  return known
}

function note({ hidden }: OfOwner, event: Run | Picture, reason: Reason, isNeeded: boolean): void {
  const before = hidden.get(event.at)
  if (event.kind === 'picture') {
    const { isForm } = event
    hidden.set(event.at, { reason, words: '', isPicture: true, isForm, instead: '', isStuck: false })
    return
  }
  const { operator, advance, words } = event
  const isStuck = operator === '"' || (isNeeded && advance === undefined) || before?.isStuck === true
  const moves = isNeeded && advance !== undefined && advance !== 0 ? `[${writtenNumber(advance)}]TJ\n` : ''
  const instead = `${operator === "'" ? 'T*\n' : ''}${moves}`
  const longer = before && before.instead.length > instead.length ? before.instead : instead
  hidden.set(event.at, { reason, words, isPicture: false, isForm: false, instead: longer, isStuck })
}

/** A run of which a part goes. Drawn at two places, the same part has to go at both. */
function noteShape(
  { hidden }: OfOwner,
  run: Run,
  { words, instead }: { words: string; instead: string },
): void {
  const before = hidden.get(run.at)
  const whole = `${run.operator === "'" ? 'T*\n' : ''}${instead}`
  const isStuck = before !== undefined && (before.isStuck || before.instead !== whole)
  hidden.set(run.at, { reason: 'covered', words, isPicture: false, isForm: false, instead: whole, isStuck })
}
