import { Decrypter, Encrypter } from 'age-encryption'
import { packWorkspace, type States, unpackWorkspace } from './pack-workspace.ts'
import { WorkspaceRefusal } from './refusal.ts'

/** The age program's own: 256 MB of memory and about a second. */
const usualWork = 18

/**
 * A workspace file: the states, packed, and encrypted to a passphrase in the age format. `age --decrypt` opens it too.
 *
 * @param work the base-2 logarithm of scrypt's cost; less only in tests
 * @throws WorkspaceRefusal
 */
export async function sealWorkspace(
  states: States,
  passphrase: string,
  at: Date,
  work = usualWork,
): Promise<Blob> {
  const zip = await packWorkspace(states, at)
  const lock = new Encrypter()
  lock.setPassphrase(passphrase)
  lock.setScryptWorkFactor(work)
  return gathered(await lock.encrypt(zip.stream()))
}

/** @throws WorkspaceRefusal */
export async function openWorkspace(file: Blob, passphrase: string): Promise<States> {
  if (!(await file.slice(0, 40).text()).startsWith('age-encryption.org/v1\n-> scrypt '))
    throw new WorkspaceRefusal('not-a-workspace')
  const key = new Decrypter()
  key.addPassphrase(passphrase)
  const plain = await key.decrypt(file.stream()).catch((error: unknown) => {
    throw new WorkspaceRefusal(error instanceof RangeError ? 'no-memory' : 'wrong-passphrase')
  })
  const zip = await gathered(plain).catch(() => {
    throw new WorkspaceRefusal('damaged')
  })
  return unpackWorkspace(zip)
}

function gathered(stream: ReadableStream<Uint8Array>): Promise<Blob> {
  return new Response(stream).blob()
}
