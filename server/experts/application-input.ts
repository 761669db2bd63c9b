import { z } from 'zod'
import { type ExpertApplication, expertiseAreas, expertLimits } from '#domain/experts/expert.ts'
import { parseInput, refusal } from '#server/input/parse-input.ts'
import { requiredLine, requiredParagraphs } from '#server/input/text.ts'

const { professionalCredentials, yearsExperience, bio } = expertLimits

const application: z.ZodType<ExpertApplication> = z.object({
  expertiseAreas: z.array(z.enum(expertiseAreas)),
  professionalCredentials: requiredLine(professionalCredentials.longest),
  yearsExperience: z.number().int(),
  bio: requiredParagraphs(bio.longest),
})

const typed = z.object({
  expertiseAreas: z.array(z.enum(expertiseAreas)).superRefine((chosen, context) => {
    if (chosen.length === 0) context.addIssue(refusal('areas-missing'))
  }),
  professionalCredentials: requiredLine(professionalCredentials.longest),
  yearsExperience: z.string().transform((text, context) => {
    const years = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN
    if (!(years <= yearsExperience.most)) context.addIssue(refusal('not-a-number', yearsExperience.most))
    return years
  }),
  bio: requiredParagraphs(bio.longest),
})

/**
 * The part of the registration form that applies as an expert, or null where nothing was filled in.
 *
 * @param input a tick for each area under `area.` and its key; `professionalCredentials`, `yearsExperience`, `bio`
 * @throws Invalid
 */
export function parseExpertApplication(input: Record<string, unknown>): ExpertApplication | null {
  const chosen = expertiseAreas.filter((area) => input[`area.${area}`] === 'yes')
  const texts = ['professionalCredentials', 'yearsExperience', 'bio'].map((name) => String(input[name] ?? ''))
  if (chosen.length === 0 && texts.every((text) => text.trim() === '')) return null
  return parseInput(typed, { ...input, expertiseAreas: chosen }, 'registration-invalid')
}

/** As it was stored with a registration that waited. Null where there was none. */
export function storedApplication(stored: unknown): ExpertApplication | null {
  return stored === null || stored === undefined ? null : application.parse(stored)
}
