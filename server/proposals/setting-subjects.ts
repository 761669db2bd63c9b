import type { SettingName } from '#domain/operating/site-settings.ts'
import type { Application } from '#server/kernel/application.ts'
import { openSetting } from '#server/operating/settings/write-setting.ts'
import { newestSettings } from '#server/settings/site-now.ts'
import type { ProposalRow } from './proposal-queries.ts'

/** Before and after, as a second person compares them. Empty: nothing is set. */
export type SettingSubject = { kind: 'setting'; name: SettingName; before: string; after: string }

export async function settingSubject(
  application: Application,
  row: ProposalRow,
): Promise<SettingSubject | null> {
  if (!row.sealedPayload) return null
  const { setting: name, value: after } = openSetting(application, row)
  const before = (await newestSettings(application))[name]?.value ?? ''
  return { kind: 'setting', name, before, after }
}
