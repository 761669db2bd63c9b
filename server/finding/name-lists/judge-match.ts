import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { NotFound } from '#domain/errors.ts'
import { judgements } from '#domain/finding/name-list.ts'
import { nameLists } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { openMatches, ownList, pairOf, sealMatches } from './sealed-list.ts'

const schema = z.object({ pair: z.string(), judgement: z.enum(judgements) })

/**
 * Says of a find whether it is the same person, another one, or not sure. It is sealed, and changes nothing for anyone else.
 *
 * @throws SignInNeeded, Invalid, NotFound, RuleBroken 'not-in-plan'
 */
export const judgeMatch = useCase(
  'name-list.compare',
  async ({ application, actor }, id: string, input: Input): Promise<void> => {
    const { pair, judgement } = parseInput(schema, input)
    await transact(application, async ({ queries }) => {
      const [row] = await queries
        .select({ id: nameLists.id, sealedMatches: nameLists.sealedMatches })
        .from(nameLists)
        .where(ownList(actor.id, id))
        .for('update')
      if (!row) throw new NotFound()
      const matches = openMatches(application, row.id, row.sealedMatches)
      if (!matches.some((match) => pairOf(match) === pair)) throw new NotFound()
      const judged = matches.map((match) => (pairOf(match) === pair ? { ...match, judgement } : match))
      await queries
        .update(nameLists)
        .set({ sealedMatches: sealMatches(application, row.id, judged), news: 0 })
        .where(eq(nameLists.id, row.id))
    })
  },
)
