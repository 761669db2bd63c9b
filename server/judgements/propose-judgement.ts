import { companiesIn } from '@fitila/names/company-names'
import { z } from 'zod'
import { fieldProblem, Invalid, RuleBroken } from '#domain/errors.ts'
import { judgementGrounds, longestGround } from '#domain/judgements/grounds.ts'
import { type Mention, namedKinds } from '#domain/judgements/mentions.ts'
import { transact } from '#server/events/transact.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { line, requiredLine, requiredParagraphs } from '#server/input/text.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { propose } from '#server/proposals/propose.ts'
import { isJudged, type ProposedJudgement } from './proposed-judgement.ts'
import { type PublicRecord, publicRecordOf } from './public-records.ts'
import { refuseBeyondReach } from './refuse-beyond-reach.ts'

const form = z.object({
  about: z.enum(namedKinds),
  ...{ first: requiredLine(40), second: requiredLine(40) },
  ...{ firstCompany: line(200), secondCompany: line(200) },
  ground: z.enum(judgementGrounds),
  restsOn: requiredParagraphs(longestGround),
})

type Form = z.infer<typeof form>

/**
 * Proposes that two public records are about the same person, office or company. It counts when a second person has confirmed it, and
 * joins the pages about them. The records stay as they are.
 *
 * @param input `about`, `first` and `second`, numbers of records; `firstCompany` and `secondCompany` where a record names several;
 *   `ground` and `restsOn`, which the public reads
 * @throws SignInNeeded, NotFound, Invalid, RuleBroken 'judged-already', 'own-report', 'conflict-of-interest', 'confirmation-needed'
 */
export const proposeJudgement = useCase(
  'judgement.make',
  async ({ application, actor }, input: Input): Promise<void> => {
    const { firstCompany = '', secondCompany = '', ...given } = input
    const said = parseInput(form, {
      ...{ ...given, firstCompany, secondCompany, about: given.about || undefined },
      ground: given.ground || undefined,
    })
    await transact(application, async (unit) => {
      const records = await recordsOf(said, (number) => publicRecordOf(unit.queries, number))
      await refuseBeyondReach(application, unit.queries, actor, records)
      const judgement = judgementOf(said, records)
      if (await isJudged(unit.queries, judgement)) throw new RuleBroken('judged-already')
      const subjectId = application.randomness.uuid()
      const detail = { about: said.about }
      await propose(application, unit.queries, {
        ...{ act: 'judgement', subjectId, proposedBy: actor.id, detail },
        seal: (place) => application.vault.seal(place, judgement),
      })
      await unit.record(actor, { kind: 'judgement.proposed', subjectId, detail })
    })
  },
)

type Pair = [PublicRecord, PublicRecord]

/** @throws Invalid */
async function recordsOf(
  { first, second }: Form,
  find: (number: string) => Promise<PublicRecord | null>,
): Promise<Pair> {
  const [one, other] = [await find(first), await find(second)]
  if (!one) throw new Invalid('invalid', { first: fieldProblem('not-public') })
  if (!other) throw new Invalid('invalid', { second: fieldProblem('not-public') })
  if (one.id === other.id) throw new Invalid('invalid', { second: fieldProblem('same-record') })
  return [one, other]
}

/** @throws Invalid */
function judgementOf(said: Form, [one, other]: Pair): ProposedJudgement {
  const { about, ground, restsOn } = said
  const first = mentionIn(one, said, 'first')
  const second = mentionIn(other, said, 'second')
  return {
    ...{ about, ground, restsOn },
    first: { kind: one.kind, id: one.id, key: first.key },
    second: { kind: other.kind, id: other.id, key: second.key },
  }
}

/** What the record names. Of several companies the one that was typed. @throws Invalid */
function mentionIn({ mentions }: PublicRecord, said: Form, side: 'first' | 'second'): Mention {
  const named = mentions.filter(({ about }) => about === said.about)
  const typed = side === 'first' ? said.firstCompany : said.secondCompany
  const [only, ...others] = named
  if (!only) throw new Invalid('invalid', { [side]: fieldProblem('names-none') })
  if (said.about !== 'company' || (typed === '' && others.length === 0)) return only
  const keys = companiesIn(typed).map(({ key }) => key)
  const found = named.find(({ key }) => keys.includes(key))
  if (!found) throw new Invalid('invalid', { [`${side}Company`]: fieldProblem('not-in-record') })
  return found
}
