import type { SettingName } from '#domain/operating/site-settings.ts'
import type { Application } from '#server/kernel/application.ts'
import { openSetting } from '#server/operating/settings/write-setting.ts'
import { type PeriodPreview, previewValue } from '#server/retention/reports/preview-period.ts'
import { isPeriodSetting } from '#server/settings/report-periods.ts'
import { newestSettings } from '#server/settings/site-now.ts'
import type { ProposalRow } from './proposal-queries.ts'

/** Before and after, as a second person compares them. Empty: nothing is set. */
export type SettingSubject = {
  kind: 'setting'
  name: SettingName
  before: string
  after: string
  /** Of a period: what it would do today to reports that are here. */
  preview: PeriodPreview | null
}

export async function settingSubject(
  application: Application,
  row: ProposalRow,
): Promise<SettingSubject | null> {
  if (!row.sealedPayload) return null
  const { setting: name, value: after } = openSetting(application, row)
  const before = (await newestSettings(application))[name]?.value ?? ''
  const asking = { queries: application.database.queries, now: application.now() }
  const preview = isPeriodSetting(name) ? await previewValue(asking, name, after) : null
  return { kind: 'setting', name, before, after, preview }
}
