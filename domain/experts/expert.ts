/** What an expert can know about, as staff look for it when a report needs a second pair of eyes. */
export const expertiseAreas = [
  'accounting',
  'banking',
  'construction',
  'digital',
  'health',
  'land',
  'law',
  'oil_and_gas',
  'procurement',
  'public_service',
] as const

export type ExpertiseArea = (typeof expertiseAreas)[number]

const expertVerifications = ['pending', 'verified', 'rejected'] as const
export type ExpertVerification = (typeof expertVerifications)[number]

const availabilities = ['available', 'busy', 'unavailable'] as const
export type Availability = (typeof availabilities)[number]

export const expertLimits = {
  professionalCredentials: { longest: 500 },
  yearsExperience: { most: 80 },
  bio: { longest: 2_000 },
} as const

/** What somebody writes who wants to be an expert. */
export type ExpertApplication = {
  expertiseAreas: ExpertiseArea[]
  professionalCredentials: string
  yearsExperience: number
  bio: string
}
