import { and, eq } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import { isSettingName, type SettingName, settingNames, settingRow } from '#domain/operating/site-settings.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import { proposals } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { isOpen } from '#server/proposals/proposal-queries.ts'
import { type PeriodPreview, previewPeriods } from '#server/retention/reports/preview-period.ts'
import { isPeriodSetting } from '#server/settings/report-periods.ts'
import { fixedBy, newestSettings } from '#server/settings/site-now.ts'
import { versionsOf } from './write-setting.ts'

export type SettingView = {
  name: SettingName
  /** Empty where nothing is set. Null where a variable decides: its value is the operator's, outside of this site. */
  value: string | null
  /** 0 where it was never set. */
  version: number
  setOn: Day | null
  fixedBy: string | null
  /** A change waits for a second person. */
  waits: boolean
}

/** Every setting as it is now. @throws SignInNeeded, RuleBroken */
export const listSettings = useCase('setting.list', async ({ application }): Promise<SettingView[]> => {
  const newest = await newestSettings(application)
  const waiting = await waitingSettings(application)
  return settingNames.map((name) => {
    const { value = '', version = 0, setOn = null } = newest[name] ?? {}
    const fixed = fixedBy(application, name)
    const waits = waiting.includes(settingRow(name).id)
    return { name, value: fixed ? null : value, version, setOn, fixedBy: fixed, waits }
  })
})

export type SettingVersions = {
  setting: SettingView
  /** What it was, the newest first, without what it is. */
  earlier: { version: number; value: string; setOn: Day }[]
  /** Of a period: what each choice would do to reports that are here. */
  preview: PeriodPreview | null
}

/** One setting with what it was before. @throws SignInNeeded, NotFound, RuleBroken */
export const showSetting = useCase(
  'setting.list',
  async ({ application, actor }, name: string): Promise<SettingVersions> => {
    if (!isSettingName(name)) throw new NotFound()
    const setting = (await listSettings(application, actor)).find((each) => each.name === name)
    if (!setting) throw new NotFound()
    const { queries } = application.database
    const versions = await versionsOf(queries, name)
    return {
      setting,
      earlier: versions.filter(({ version }) => version !== setting.version),
      preview: isPeriodSetting(name) ? await previewPeriods({ queries, now: application.now() }, name) : null,
    }
  },
)

async function waitingSettings({ database }: Application): Promise<string[]> {
  const rows = await database.queries
    .select({ subjectId: proposals.subjectId })
    .from(proposals)
    .where(and(isOpen, eq(proposals.act, 'setting')))
  return rows.map(({ subjectId }) => subjectId)
}
