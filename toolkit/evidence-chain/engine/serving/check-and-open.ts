import { Unreadable } from '@fitila/formats/unreadable'
import type { OnBytes } from '../fingerprint.ts'
import type { Job, JobResults, SignatureState } from '../jobs.ts'
import { newId } from '../new-id.ts'
import { checkPackage, type OpenedPackage, textOf } from '../package/check-package.ts'
import { paths } from '../package/layout.ts'
import { openPackage } from '../package/open-package.ts'
import { readLogFile } from '../package/read-json.ts'
import type { Locks } from './locks.ts'

/** Decrypts a package where it must be, compares all that is in it, and opens its work when it is whole. */
export async function checkAndOpen(
  { file, at, secret }: Extract<Job, { kind: 'check' }>,
  locks: Pick<Locks, 'decrypt' | 'checkSignature'>,
  tell: OnBytes,
): Promise<JobResults['check']> {
  const read = await checkPackage(secret === null ? file : await locks.decrypt(file, secret, tell), tell)
  const signature = await signatureOf(read, locks)
  // A signature that is not one of this log was put there to deceive, or the log was changed after it.
  const isWhole = read.check.isWhole && signature.kind !== 'wrong'
  const opened = { ...read, check: { ...read.check, isWhole } }
  return { check: opened.check, signature, ...(await goOnWith(opened, at)) }
}

async function signatureOf(
  { members }: OpenedPackage,
  locks: Pick<Locks, 'checkSignature'>,
): Promise<SignatureState> {
  if (!members.has(paths.logSignature)) return { kind: 'absent' }
  const head = await headOf(members).catch(() => '')
  return locks.checkSignature(await textOf(members, paths.logSignature), head)
}

async function headOf(members: OpenedPackage['members']): Promise<string> {
  return readLogFile(await textOf(members, paths.log)).at(-1)?.hash ?? ''
}

async function goOnWith(opened: OpenedPackage, at: Date) {
  if (!opened.check.isWhole) return { work: null, refusal: null }
  try {
    return { work: await openPackage(opened, at, newId), refusal: null }
  } catch (error) {
    if (error instanceof Unreadable) return { work: null, refusal: error.message }
    throw error
  }
}
