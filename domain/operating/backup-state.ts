import { after, days } from '../time/durations.ts'

/** A site that takes real reports is backed up each night; after this a backup is late. */
const backupEvery = days(3)

/** @param newest when the newest backup was made; null where there is none */
export function isBackupLate(newest: Date | null, now: Date): boolean {
  return newest === null || after(newest, backupEvery) < now
}
