import { zones } from '../reports/places.ts'
import { addDays, type Day } from '../time/day-in-nigeria.ts'

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

export const expertLanguages = [
  'english',
  'pidgin',
  'hausa',
  'igbo',
  'yoruba',
  'fulfulde',
  'ibibio',
  'ijaw',
  'kanuri',
  'tiv',
] as const
export type ExpertLanguage = (typeof expertLanguages)[number]

/** The geopolitical zones, as codes. An invitation names a zone, and never a state. */
export const everyZone = [
  'north_central',
  'north_east',
  'north_west',
  'south_east',
  'south_south',
  'south_west',
] as const
export type ExpertZone = (typeof everyZone)[number]

/** Null for what is no state of Nigeria. */
export function zoneOf(state: string): ExpertZone | null {
  const [name] = Object.entries(zones).find(([, states]) => states.some((each) => each === state)) ?? []
  return everyZone.find((zone) => zone === name?.toLowerCase().replaceAll(' ', '_')) ?? null
}

/** Bodies of Nigeria that keep a register which anyone can look into or ask for. */
export const professionalRegisters = [
  'ican',
  'anan',
  'nba',
  'coren',
  'arcon',
  'esvarbon',
  'surcon',
  'qsrbn',
  'mdcn',
  'pcn',
  'nmcn',
  'cipm',
  'cips',
  'cpn',
  'none',
] as const
export type ProfessionalRegister = (typeof professionalRegisters)[number]

export const expertVerifications = ['pending', 'verified', 'rejected', 'suspended'] as const
export type ExpertVerification = (typeof expertVerifications)[number]

export const availabilities = ['available', 'busy', 'unavailable'] as const
export type Availability = (typeof availabilities)[number]

export const expertLimits = {
  professionalCredentials: { longest: 500 },
  yearsExperience: { most: 80 },
  bio: { longest: 2_000 },
  registerNumber: { longest: 60 },
  employer: { longest: 200 },
  referees: { longest: 1_000 },
  publicName: { longest: 80 },
} as const

/** What only those who check an application read. It is sealed, and erased 30 days after the decision. */
export type ExpertPapers = {
  register: ProfessionalRegister | ''
  registerNumber: string
  employer: string
  referees: string
}

/** What a person writes who wants to be an expert. */
export type ExpertApplication = {
  expertiseAreas: ExpertiseArea[]
  languages: ExpertLanguage[]
  zones: ExpertZone[]
  professionalCredentials: string
  yearsExperience: number
  bio: string
  /** In the public directory, once they are verified. */
  isPublic: boolean
  /** Empty where the profile is not public. */
  publicName: string
  papers: ExpertPapers
}

/** How long a verification counts, and how early it can be renewed: in days. */
export const verifiedForDays = 365
export const renewalDueDays = 60

export type ExpertStanding = { verificationStatus: ExpertVerification; verifiedUntil: Day | null }

/** Where a verification is over, the status of the row is `verified` still: the day decides. */
export type ExpertState = ExpertVerification | 'expired'

export function stateOf({ verificationStatus, verifiedUntil }: ExpertStanding, today: Day): ExpertState {
  const isOver = verifiedUntil === null || verifiedUntil < today
  return verificationStatus === 'verified' && isOver ? 'expired' : verificationStatus
}

export function isRenewalDue(standing: ExpertStanding, today: Day): boolean {
  const { verifiedUntil } = standing
  const state = stateOf(standing, today)
  if (state === 'expired') return true
  return state === 'verified' && verifiedUntil !== null && verifiedUntil < addDays(today, renewalDueDays)
}
