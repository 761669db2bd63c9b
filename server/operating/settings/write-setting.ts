import { createHash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { type SettingName, settingNames, settingRow } from '#domain/operating/site-settings.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { siteSettings } from '#server/database/schema.ts'
import type { Doer } from '#server/events/record-events.ts'
import type { UnitOfWork } from '#server/events/transact.ts'
import type { Application } from '#server/kernel/application.ts'

const contents = z.object({
  setting: z.enum(settingNames),
  value: z.string(),
  /** What its proposer saw. 0: nothing was set. */
  version: z.number(),
})

/** What a second person reads, and what then counts. */
export type ProposedSetting = z.infer<typeof contents>

export function openSetting(
  { vault }: Pick<Application, 'vault'>,
  { id, sealedPayload }: { id: string; sealedPayload: Buffer | null },
): ProposedSetting {
  if (!sealedPayload) throw new Error('a proposed setting is empty')
  return contents.parse(vault.open(`proposal:${id}`, sealedPayload))
}

type Writing = ProposedSetting & { now: Date; alone: boolean }

/** The caller holds the lock of all proposals. @throws RuleBroken 'setting-changed' */
export async function writeSetting(unit: UnitOfWork, by: Doer, writing: Writing): Promise<void> {
  const { setting, value, now, alone } = writing
  await refuseOlder(unit.queries, writing)
  const version = writing.version + 1
  await unit.queries.insert(siteSettings).values({ setting, version, value, setOn: dayInNigeria(now) })
  const sha256 = createHash('sha256').update(value).digest('hex')
  await unit.record(by, {
    kind: 'setting.changed',
    subjectId: settingRow(setting).id,
    detail: { setting, version, sha256, alone },
  })
}

/** @throws RuleBroken 'setting-changed' where another version came meanwhile */
export async function refuseOlder(
  queries: Queries | Transaction,
  { setting, version }: Pick<ProposedSetting, 'setting' | 'version'>,
): Promise<void> {
  const [newest] = await queries
    .select({ version: siteSettings.version })
    .from(siteSettings)
    .where(eq(siteSettings.setting, setting))
    .orderBy(desc(siteSettings.version))
    .limit(1)
  if ((newest?.version ?? 0) !== version) throw new RuleBroken('setting-changed')
}

/** Every version, the newest first. */
export async function versionsOf(queries: Queries, setting: SettingName) {
  return queries
    .select({ version: siteSettings.version, value: siteSettings.value, setOn: siteSettings.setOn })
    .from(siteSettings)
    .where(eq(siteSettings.setting, setting))
    .orderBy(desc(siteSettings.version))
    .limit(setting === 'logo' ? 10 : 50)
}
