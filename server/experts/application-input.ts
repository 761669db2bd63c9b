import { z } from 'zod'
import {
  type ExpertApplication,
  type ExpertPapers,
  everyZone,
  expertiseAreas,
  expertLanguages,
  expertLimits,
  professionalRegisters,
} from '#domain/experts/expert.ts'
import { type Input, parseInput, refusal } from '#server/input/parse-input.ts'
import { line, paragraphs, requiredLine, requiredParagraphs } from '#server/input/text.ts'

const { professionalCredentials, yearsExperience, bio, publicName } = expertLimits
const limits = expertLimits

export const papers = z.object({
  register: z.enum([...professionalRegisters, '']),
  registerNumber: line(limits.registerNumber.longest),
  employer: line(limits.employer.longest),
  referees: paragraphs(limits.referees.longest),
})

// As it waits with a registration, without its papers. Rows of an earlier version say less.
const stored = z.object({
  expertiseAreas: z.array(z.enum(expertiseAreas)),
  languages: z.array(z.enum(expertLanguages)).default([]),
  zones: z.array(z.enum(everyZone)).default([]),
  professionalCredentials: requiredLine(professionalCredentials.longest),
  yearsExperience: z.number().int(),
  bio: requiredParagraphs(bio.longest),
  isPublic: z.boolean().default(false),
  publicName: line(publicName.longest).default(''),
})

const typed = z
  .object({
    expertiseAreas: z.array(z.enum(expertiseAreas)).superRefine((chosen, context) => {
      if (chosen.length === 0) context.addIssue(refusal('areas-missing'))
    }),
    languages: z.array(z.enum(expertLanguages)),
    zones: z.array(z.enum(everyZone)),
    professionalCredentials: requiredLine(professionalCredentials.longest),
    yearsExperience: z.string().transform((text, context) => {
      const years = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN
      if (!(years <= yearsExperience.most)) context.addIssue(refusal('not-a-number', yearsExperience.most))
      return years
    }),
    bio: requiredParagraphs(bio.longest),
    isPublic: z.boolean(),
    publicName: line(publicName.longest),
    papers,
  })
  .superRefine((application, context) => {
    if (application.isPublic && application.publicName === '')
      context.addIssue({ ...refusal('missing'), path: ['publicName'] })
  })
  .transform((application) => (application.isPublic ? application : { ...application, publicName: '' }))

const texts = [
  ...(['professionalCredentials', 'yearsExperience', 'bio', 'publicName'] as const),
  ...(['register', 'registerNumber', 'employer', 'referees'] as const),
] as const

/** Every field of the form. A draft keeps these and no others. */
export const applicationFields: readonly string[] = [
  ...texts,
  'isPublic',
  ...expertiseAreas.map((area) => `area.${area}`),
  ...expertLanguages.map((language) => `language.${language}`),
  ...everyZone.map((zone) => `zone.${zone}`),
]

/**
 * The part of the registration form that applies as an expert, or null where nothing was filled in.
 *
 * @param input as for `parseApplication`
 * @throws Invalid
 */
export function parseExpertApplication(input: Input): ExpertApplication | null {
  return applicationFields.every((name) => textOf(input, name) === '')
    ? null
    : parseApplication(input, 'registration-invalid')
}

/**
 * @param input a tick for each area, language and zone, as `area.` and its key; and the texts
 * @throws Invalid
 */
export function parseApplication(
  input: Input,
  code: 'invalid' | 'registration-invalid' = 'invalid',
): ExpertApplication {
  const { register = '', registerNumber = '', employer = '', referees = '' } = input
  return parseInput(
    typed,
    {
      ...Object.fromEntries(texts.map((name) => [name, String(input[name] ?? '')])),
      expertiseAreas: expertiseAreas.filter((area) => input[`area.${area}`] === 'yes'),
      languages: expertLanguages.filter((language) => input[`language.${language}`] === 'yes'),
      zones: everyZone.filter((zone) => input[`zone.${zone}`] === 'yes'),
      isPublic: input.isPublic === 'yes',
      papers: { register, registerNumber, employer, referees },
    },
    code,
  )
}

/** @param input `register`, `registerNumber`, `employer`, `referees` @throws Invalid */
export function parsePapers(input: Input): ExpertPapers {
  const { register = '', registerNumber = '', employer = '', referees = '' } = input
  return parseInput(papers, { register, registerNumber, employer, referees })
}

/** As it was stored with a registration that waited, without its papers. Null where there was none. */
export function storedApplication(value: unknown): Omit<ExpertApplication, 'papers'> | null {
  return value === null || value === undefined ? null : stored.parse(value)
}

function textOf(input: Input, name: string): string {
  return String(input[name] ?? '').trim()
}
