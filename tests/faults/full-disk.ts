import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { look } from './look.ts'
import { logInAll, makePeople } from './people.ts'
import { makeStanding } from './standing.ts'
import { newLedger, submitOnce } from './traffic.ts'

export type FullDisk = {
  /** Reports that were stored before the disk was full, and were acknowledged. */
  stored: number
  refused: { status: number; says: string }[]
  lost: string[]
  half: string[]
  /** After room was made: whether the same forms, sent once more, were taken. */
  takenLater: number
}

const wordOfRefusal = /We could not store this/

/** A disk of its own for the database and the files, made full while reports are sent. Null where this user may mount none. */
export async function fillDisk(): Promise<FullDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-full-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=220m,mode=755', 'tmpfs', folder]).status !== 0) {
    await rm(folder, { recursive: true })
    return null
  }
  const standing = await makeStanding('embedded', folder)
  try {
    await mkdir(join(folder, 'data'))
    await standing.stand()
    const { application, close } = await standing.beside()
    const people = await makePeople(application)
    const visits = await logInAll(application, people)
    const ledger = newLedger()
    const send = () => submitOnce(standing.baseURL, visits.reporter, ledger)
    await send()
    const ballast = join(folder, 'ballast')
    await fill(folder, ballast)
    const refused: FullDisk['refused'] = []
    for (let sent = 0; sent < 400 && refused.length < 5; sent += 1) {
      const answer = await send()
      if (answer?.status !== 303)
        refused.push({ status: answer?.status ?? 0, says: wordOfRefusal.exec(answer?.text ?? '')?.[0] ?? '' })
    }
    const stored = ledger.submitted.length
    const whileFull = await look(application, ledger)
    await rm(ballast)
    let takenLater = 0
    for (const sent of ledger.doubtful.submissions.splice(0))
      if ((await submitOnce(standing.baseURL, visits.reporter, ledger, sent))?.status === 303) takenLater += 1
    const later = await look(application, ledger)
    await close()
    return {
      ...{ stored, refused, takenLater },
      lost: [...whileFull.lost, ...later.lost],
      half: [...whileFull.half, ...later.half],
    }
  } finally {
    await standing.end()
    spawnSync('umount', [folder])
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Leaves no room at all. */
async function fill(folder: string, ballast: string): Promise<void> {
  const file = await open(ballast, 'w')
  try {
    for (let size = 1 << 20; size >= 4096; size /= 2) {
      const block = Buffer.alloc(size)
      while ((await statfs(folder)).bavail * 4096 >= size) await file.write(block)
    }
  } finally {
    await file.close()
  }
}
