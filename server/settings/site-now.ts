import { desc } from 'drizzle-orm'
import { readLogo, type SiteLogo } from '#domain/operating/site-logo.ts'
import {
  readLinks,
  type SettingName,
  type SocialLink,
  settingRow,
  siteSettings as settingTable,
} from '#domain/operating/site-settings.ts'
import { type Publication, usualMinutes } from '#domain/publishing/batches.ts'
import type { ReportPeriods } from '#domain/retention/report-ends.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import { minutes } from '#domain/time/durations.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { siteSettings } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { periodsBy } from './report-periods.ts'

/** What counts now. A variable of the environment wins over what was set in the interface. */
export type SiteNow = {
  siteName: string
  logo: SiteLogo | null
  /** Who runs this site. */
  operatorName: string | null
  /** Whether the menu offers English alone. */
  isEnglishAlone: boolean
  socialLinks: readonly SocialLink[]
  legalContact: string | null
  securityContact: string | null
  contactText: string | null
  publication: Publication
  firstQuestionByTwo: boolean
  readyNotice: 'maintenance' | 'slow' | null
  /** Text for the top of each page, and since when it is there. */
  banner: { text: string; since: Day } | null
  homeNotice: string | null
  safetyNotice: string | null
  termsText: string | null
  /** For how many days the text of reports is kept. */
  reportPeriods: ReportPeriods
}

export type SettingVersion = { value: string; version: number; setOn: Day }
export type NewestSettings = Partial<Record<SettingName, SettingVersion>>

type Reading = Pick<Application, 'database' | 'publicMemory' | 'operator' | 'publication' | 'fixedLogo'>

export const usualName = 'Fitila'

/**
 * Read from the memory of what is public: an event of a setting ends it in each process.
 *
 * @param queries within a transaction: its own, so that it waits for no second connection
 */
export async function siteNow(application: Reading, queries?: Queries | Transaction): Promise<SiteNow> {
  return siteOf(application, await newestSettings(application, queries))
}

/** What is shown where the settings cannot be read now: what the environment says, and what is usual. */
export function siteWithoutSettings(application: Reading): SiteNow {
  return siteOf(application, {})
}

function siteOf({ operator, publication, fixedLogo }: Reading, newest: NewestSettings): SiteNow {
  const text = (name: SettingName) => newest[name]?.value || null
  const banner = newest.banner
  const ready = text('readyNotice')
  return {
    siteName: text('siteName') ?? usualName,
    logo: fixedLogo ?? readLogo(text('logo') ?? ''),
    operatorName: text('operatorName'),
    isEnglishAlone: text('languages') === 'en',
    socialLinks: operator.socialLinks ?? readLinks(text('socialLinks') ?? '') ?? [],
    legalContact: operator.legalContact ?? text('legalContact'),
    securityContact: operator.securityContact ?? text('securityContact'),
    contactText: text('contactText'),
    publication: publication ?? { every: minutes(Number(text('publicationMinutes') ?? usualMinutes)) },
    firstQuestionByTwo: operator.firstQuestionByTwo ?? text('firstQuestion') === 'two',
    readyNotice: ready === 'maintenance' || ready === 'slow' ? ready : null,
    banner: banner?.value ? { text: banner.value, since: banner.setOn } : null,
    homeNotice: text('homeNotice'),
    safetyNotice: text('safetyNotice'),
    termsText: text('termsText'),
    reportPeriods: periodsIn(newest),
  }
}

/** For how many days the text of reports is kept. */
export function periodsIn(newest: NewestSettings): ReportPeriods {
  return periodsBy((name) => newest[name]?.value ?? '')
}

/** The newest version of each. Of one that was never set there is none. */
export function newestSettings(
  { database, publicMemory }: Pick<Reading, 'database' | 'publicMemory'>,
  queries?: Queries | Transaction,
): Promise<NewestSettings> {
  const name = 'site-settings'
  if (queries) return publicMemory.recallAlone(name, () => readSettings(queries))
  else return publicMemory.recall(name, () => readSettings(database.queries))
}

/** As `newestSettings`, from the database, for a program that is not the site. */
export async function readSettings(queries: Queries | Transaction): Promise<NewestSettings> {
  const rows = await queries
    .selectDistinctOn([siteSettings.setting])
    .from(siteSettings)
    .orderBy(siteSettings.setting, desc(siteSettings.version))
  // A setting that a later version of the program took away stays in the table.
  const known = rows.filter(({ setting }) => setting in settingTable)
  return Object.fromEntries(known.map((row) => [row.setting, row])) as NewestSettings
}

/** The variable that decides, where it is set. */
export function fixedBy({ operator, publication, fixedLogo }: Reading, name: SettingName): string | null {
  const isFixed = {
    logo: fixedLogo !== undefined,
    socialLinks: operator.socialLinks !== null,
    legalContact: operator.legalContact !== null,
    securityContact: operator.securityContact !== null,
    publicationMinutes: publication !== null,
    firstQuestion: operator.firstQuestionByTwo !== null,
  } as const satisfies Partial<Record<SettingName, boolean>>
  const { variable } = settingRow(name)
  return variable && isFixed[name as keyof typeof isFixed] ? variable : null
}
