import { z } from 'zod'
import { settingNames } from '#domain/operating/site-settings.ts'
import { openSetting, writeSetting } from '#server/operating/settings/write-setting.ts'
import type { Effect } from './effect.ts'

const about = z.object({ setting: z.enum(settingNames) })

/** A new version counts, where no other came since it was proposed. */
export const settingEffect: Effect = {
  async count({ application, unit, proposal, by, now, alone }) {
    await writeSetting(unit, by, { ...openSetting(application, proposal), now, alone })
  },
  async end({ unit, proposal: { subjectId, detail }, by }, outcome) {
    const { setting } = about.parse(detail)
    await unit.record(by, { kind: 'setting.ended', subjectId, detail: { setting, outcome } })
  },
}
