import type { Person } from '#domain/actor.ts'
import { RuleBroken } from '#domain/errors.ts'
import { isByOne, type SettingName, settingRow } from '#domain/operating/site-settings.ts'
import { transact } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'
import { openProposalOf } from '#server/proposals/proposal-queries.ts'
import { propose } from '#server/proposals/propose.ts'
import { lockPower } from '#server/proposals/staff-members.ts'
import { fixedBy, newestSettings } from '#server/settings/site-now.ts'
import { type ProposedSetting, refuseOlder, writeSetting } from './write-setting.ts'

/** Whether it counts now. */
export type Changed = 'counts' | 'waits'

/** @throws RuleBroken 'setting-fixed' where a variable of the server decides */
export function refuseFixed(application: Application, name: SettingName): void {
  if (fixedBy(application, name)) throw new RuleBroken('setting-fixed')
}

/**
 * Keeps a value that was checked, or proposes it to a second person.
 *
 * @throws RuleBroken 'setting-changed', 'nothing-changed', 'proposal-waits'
 */
export async function keepSetting(
  application: Application,
  actor: Person,
  { setting, value, version }: ProposedSetting,
): Promise<Changed> {
  const before = (await newestSettings(application))[setting]?.value ?? ''
  if (value === before) throw new RuleBroken('nothing-changed')
  const { id: subjectId } = settingRow(setting)
  return transact(application, async (unit) => {
    await lockPower(unit.queries)
    if (isByOne(setting, value)) {
      if (await openProposalOf(unit.queries, 'setting', subjectId)) throw new RuleBroken('proposal-waits')
      await writeSetting(unit, actor, { setting, value, version, now: application.now(), alone: false })
      return 'counts'
    }
    await refuseOlder(unit.queries, { setting, version })
    await propose(application, unit.queries, {
      ...{ act: 'setting', subjectId, proposedBy: actor.id, detail: { setting } },
      seal: (place) => application.vault.seal(place, { setting, value, version }),
    })
    await unit.record(actor, { kind: 'setting.proposed', subjectId, detail: { setting } })
    return 'waits'
  })
}
