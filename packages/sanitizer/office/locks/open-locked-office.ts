import { isCompoundFile } from '../../compound/is-compound-file.ts'
import { openCompound } from '../../compound/read-compound.ts'
import type { Work } from '../../contract.ts'
import { Asked, refuse } from '../../refusals.ts'
import { openAgile } from './agile-lock.ts'
import { openStandard } from './standard-lock.ts'

/** With this, Excel locks workbooks that are only to be read, and opens them without a question. */
const excelsOwn = 'VelvetSweatshop'

/**
 * The document within a file that Office locked with a password; undefined when the file is none. Throws `Asked` when a password is needed, and
 * `Unreadable('encrypted')` for locks of other kinds.
 */
export function openLockedOffice(bytes: Uint8Array, work: Work): Uint8Array | undefined {
  if (!isCompoundFile(bytes)) return undefined
  const root = openCompound(bytes)?.root
  const locked = root?.read('EncryptedPackage')
  const info = root?.read('EncryptionInfo')
  if (locked === undefined || info === undefined || locked.length < 8 || info.length < 8) return undefined
  work.spend(locked.length * 2)
  const { password } = work.options
  const opened = openWith(info, locked, password ?? excelsOwn)
  if (opened === undefined) throw new Asked({ ask: 'password', isRetry: password !== null })
  work.findings.removed({
    sort: 'structure',
    text: 'The lock of the document, removed: the cleaned file opens without the password',
  })
  const size = Number(new DataView(locked.buffer, locked.byteOffset).getBigUint64(0, true))
  return size > opened.length ? refuse('broken') : opened.subarray(0, size)
}

function openWith(info: Uint8Array, locked: Uint8Array, password: string): Uint8Array | undefined {
  const view = new DataView(info.buffer, info.byteOffset, info.byteLength)
  const [major, minor] = [view.getUint16(0, true), view.getUint16(2, true)]
  if (major === 4 && minor === 4) return openAgile(info, locked, password)
  else if (minor === 2 && major >= 2 && major <= 4) return openStandard(info, locked, password)
  else return refuse('encrypted')
}
