import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type Checkpoint, readCheckpoint } from '@fitila/log/notes/checkpoint'
import { readNote } from '@fitila/log/notes/signed-note'

/** What a witness remembers: a file for each log with the newest checkpoint, and what logs sent that did not fit. */
export type KeptCheckpoints = {
  newestOf(origin: string): Promise<Checkpoint | null>
  /** On the disk when it returns. */
  keep(checkpoint: Checkpoint, note: string): Promise<void>
  /** A request that shows that a log has two histories. The log signed it. */
  keepEvidence(origin: string, body: string): Promise<void>
}

const mostEvidence = 100

/** @throws Error in plain words for a file that holds no checkpoint: a witness that forgot must not sign again */
export async function openKeptCheckpoints(folder: string): Promise<KeptCheckpoints> {
  const evidence = join(folder, 'evidence')
  await mkdir(evidence, { recursive: true, mode: 0o700 })
  const pathOf = (origin: string) => join(folder, `${hashOf(origin)}.checkpoint`)
  return {
    async newestOf(origin) {
      const text = await readFile(pathOf(origin), 'utf8').catch(nullWhenMissing)
      if (text === null) return null
      const note = readNote(text)
      const checkpoint = note && readCheckpoint(note.text)
      if (checkpoint?.origin !== origin) throw new Error(`${pathOf(origin)} is no checkpoint of ${origin}.`)
      return checkpoint
    },
    keep: ({ origin }, note) => writeSafely(folder, pathOf(origin), note),
    async keepEvidence(origin, body) {
      const name = `${hashOf(origin).slice(0, 16)}-${hashOf(body).slice(0, 16)}.txt`
      if ((await readdir(evidence)).length < mostEvidence)
        await writeSafely(evidence, join(evidence, name), body)
    },
  }
}

async function writeSafely(folder: string, path: string, text: string): Promise<void> {
  const draft = `${path}.new`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
  const holder = await open(folder, 'r')
  try {
    await holder.sync()
  } finally {
    await holder.close()
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
