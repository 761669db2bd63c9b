import { z } from 'zod'
import { fieldProblem, Invalid, NotFound, RuleBroken } from '#domain/errors.ts'
import {
  isByOne,
  isContactAddress,
  isSettingName,
  readLinks,
  type SettingName,
  settingRow,
} from '#domain/operating/site-settings.ts'
import { transact } from '#server/events/transact.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { line, paragraphs } from '#server/input/text.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { openProposalOf } from '#server/proposals/proposal-queries.ts'
import { propose } from '#server/proposals/propose.ts'
import { lockPower } from '#server/proposals/staff-members.ts'
import { fixedBy, newestSettings } from '#server/settings/site-now.ts'
import { refuseOlder, writeSetting } from './write-setting.ts'

/** Whether it counts now. */
export type Changed = 'counts' | 'waits'

const seen = z.object({ version: z.coerce.number().int().min(0) })

/**
 * Sets what the operator says or switches. What can name a person, what readers trust and what changes how reports become
 * public waits for a second person.
 *
 * @param input `value`, empty to take it away, and `version`: which one was on the form
 * @throws SignInNeeded, NotFound, Invalid, RuleBroken 'setting-fixed', 'setting-changed', 'nothing-changed',
 *   'proposal-waits', 'confirmation-needed'
 */
export const changeSetting = useCase(
  'setting.change',
  async ({ application, actor }, name: string, input: Input): Promise<Changed> => {
    if (!isSettingName(name)) throw new NotFound()
    if (fixedBy(application, name)) throw new RuleBroken('setting-fixed')
    const { version } = parseInput(seen, input)
    const value = readValue(name, input)
    const before = (await newestSettings(application))[name]?.value ?? ''
    if (value === before) throw new RuleBroken('nothing-changed')
    const { id: subjectId } = settingRow(name)
    return transact(application, async (unit) => {
      await lockPower(unit.queries)
      if (isByOne(name, value)) {
        if (await openProposalOf(unit.queries, 'setting', subjectId)) throw new RuleBroken('proposal-waits')
        const now = application.now()
        await writeSetting(unit, actor, { setting: name, value, version, now, alone: false })
        return 'counts'
      }
      await refuseOlder(unit.queries, { setting: name, version })
      await propose(application, unit.queries, {
        ...{ act: 'setting', subjectId, proposedBy: actor.id, detail: { setting: name } },
        seal: (place) => application.vault.seal(place, { setting: name, value, version }),
      })
      await unit.record(actor, { kind: 'setting.proposed', subjectId, detail: { setting: name } })
      return 'waits'
    })
  },
)

/** @throws Invalid */
function readValue(name: SettingName, input: Input): string {
  const { form, most, choices } = settingRow(name)
  const isLong = form === 'text' || form === 'links'
  const { value } = parseInput(z.object({ value: isLong ? paragraphs(most) : line(most) }), input)
  if (value === '') return value
  if (choices && !choices.includes(value))
    throw new Invalid('invalid', { value: fieldProblem('not-in-list') })
  if (form === 'address' && !isContactAddress(value))
    throw new Invalid('invalid', { value: fieldProblem('not-a-contact') })
  if (form === 'links' && readLinks(value) === null)
    throw new Invalid('invalid', { value: fieldProblem('not-links') })
  return value
}
