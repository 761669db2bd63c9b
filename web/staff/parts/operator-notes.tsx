import type { BackupsSeen } from '#server/operating/see-backups.ts'
import type { NotesForOperator } from '#server/operating/see-beside-queue.ts'
import { Alert } from '#ui/alert.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf } from '../../dates.ts'

/** What staff can tell the operator: of the disk all of them, of the database and of backups the administrators. */
type Props = { words: Words['queue']; notes: NotesForOperator }

export function OperatorNotes({ words, notes }: Props) {
  return (
    <>
      {notes.ownsLog ? <Alert title={words.ownsLog}>{words.ownsLogText}</Alert> : null}
      {notes.isDiskLow ? (
        <Alert tone="warning" title={words.diskLow}>
          {words.diskLowText}
        </Alert>
      ) : null}
      {notes.alarms.map((alarm) => (
        <Alert key={alarm} tone="warning" title={words.alarms[alarm].title}>
          {words.alarms[alarm].text}
        </Alert>
      ))}
      {notes.endingSoon > 0 ? <p>{fill(words.endingSoon, { count: notes.endingSoon })}</p> : null}
      {notes.backups ? <Backups words={words} backups={notes.backups} /> : null}
    </>
  )
}

function Backups({
  words,
  backups: { backup, drill, isLate },
}: {
  words: Words['queue']
  backups: BackupsSeen
}) {
  const said = [
    backup
      ? fill(words.lastBackup, { day: dayOf(backup.ranAt), megabytes: megabytes(backup.bytes) })
      : words.noBackup,
    drill
      ? fill(words.lastDrill, { ago: drill.ago, count: Math.max(1, Math.round(drill.seconds / 60)) })
      : words.noDrill,
  ].join(' ')
  if (!isLate) return <p className="text-sm text-muted">{said}</p>
  return (
    <Alert tone="warning" title={words.backupLate}>
      <p>{words.backupLateText}</p>
      <p>{said}</p>
    </Alert>
  )
}

function megabytes(bytes: number): string {
  return new Intl.NumberFormat('en-NG', { maximumFractionDigits: 1 }).format(bytes / 1_048_576)
}
