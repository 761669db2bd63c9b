import { and, eq, gte } from 'drizzle-orm'
import {
  type ExpertiseArea,
  type ExpertLanguage,
  type ExpertZone,
  everyZone,
  expertiseAreas,
} from '#domain/experts/expert.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { expertProfiles } from '#server/database/people-schema.ts'
import { openUseCase } from '#server/kernel/use-case.ts'

export type PublicExpert = {
  name: string
  areas: ExpertiseArea[]
  languages: ExpertLanguage[]
  zones: ExpertZone[]
  credentials: string
  years: number
  bio: string
  /** The day on which two people had checked it. */
  checkedOn: string
}

export type Directory = {
  all: number
  areas: { area: ExpertiseArea; count: number }[]
  zones: { zone: ExpertZone; count: number }[]
  /** Those who chose it. Nothing says who they are on the site, and nothing who works on what. */
  profiles: PublicExpert[]
}

/** Experts whose verification counts today: how many in each area and zone, and the profiles of those who chose to be shown. */
export const showDirectory = openUseCase('expert.directory', async ({ application }): Promise<Directory> => {
  const rows = await application.database.queries
    .select()
    .from(expertProfiles)
    .where(
      and(
        eq(expertProfiles.verificationStatus, 'verified'),
        gte(expertProfiles.verifiedUntil, dayInNigeria(application.now())),
      ),
    )
  return {
    all: rows.length,
    areas: expertiseAreas.map((area) => ({
      area,
      count: rows.filter((row) => row.expertiseAreas.includes(area)).length,
    })),
    zones: everyZone.map((zone) => ({ zone, count: rows.filter((row) => row.zones.includes(zone)).length })),
    profiles: rows
      .filter(({ isPublic }) => isPublic)
      .map(present)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  }
})

function present(row: typeof expertProfiles.$inferSelect): PublicExpert {
  return {
    name: row.publicName,
    areas: row.expertiseAreas,
    languages: row.languages,
    zones: row.zones,
    credentials: row.professionalCredentials,
    years: row.yearsExperience,
    bio: row.bio,
    checkedOn: row.verifiedOn ?? '',
  }
}
