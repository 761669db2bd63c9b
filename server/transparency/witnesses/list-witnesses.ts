import { writeNoteKey } from '@fitila/log/notes/note-keys'
import { openUseCase } from '#server/kernel/use-case.ts'
import { newestCosigned, newestSigned } from '../log-tree-queries.ts'
import { logKey } from '../sign-checkpoint.ts'

export type ShownWitness = {
  name: string
  /** As people hand it on. */
  key: string
  /** The size of the log that it cosigned last; 0 where it never did. */
  size: number
  /** It cosigned the newest checkpoint. */
  isCurrent: boolean
}

/** The key of the log as witnesses need it, and who watches the log. */
export const showWitnesses = openUseCase('public.read', async ({ application }) => {
  const { database, publicLog } = application
  const signed = await newestSigned(database.queries)
  const cosigned = await newestCosigned(database.queries)
  const witnesses = publicLog.witnesses.map(({ key }): ShownWitness => {
    const written = writeNoteKey(key)
    const size = cosigned.get(written) ?? 0
    return { name: key.name, key: written, size, isCurrent: size > 0 && size === signed?.size }
  })
  return { logKey: writeNoteKey(logKey(application)), witnesses }
})
