import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { NotFound } from '#domain/errors.ts'
import { availabilities, stateOf } from '#domain/experts/expert.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { expertProfiles } from '#server/database/people-schema.ts'
import { dayOrNothing } from '#server/input/day.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { findExpert } from './expert-queries.ts'

const form = z.object({
  availability: z.enum(availabilities),
  freeFrom: dayOrNothing(),
})

/** @param input `availability`, and `freeFrom`: a day or nothing @throws SignInNeeded, NotFound, Invalid */
export const chooseAvailability = useCase(
  'expert.apply',
  async ({ application, actor }, input: Input): Promise<void> => {
    const { availability, freeFrom } = parseInput(form, {
      ...{ availability: input.availability || undefined, freeFrom: input.freeFrom ?? '' },
    })
    const today = dayInNigeria(application.now())
    const expert = await findExpert(application.database.queries, actor.id)
    if (!expert || stateOf(expert, today) !== 'verified') throw new NotFound()
    const isFree = availability === 'available'
    await application.database.queries
      .update(expertProfiles)
      .set({
        availabilityStatus: availability,
        freeFrom: isFree || freeFrom === '' ? null : String(freeFrom),
      })
      .where(eq(expertProfiles.userId, actor.id))
  },
)
