import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readNoteKey } from '@fitila/log/notes/note-keys'
import { type Manifest, readManifest } from './manifest.ts'
import { refuseUnsigned } from './sign-manifest.ts'

/** The names of the two files of a release. */
export const releaseFiles = { manifest: 'release.txt', signature: 'release.sig' } as const

/**
 * The manifest of a release, once its signature is checked.
 *
 * @param key the public key, `fitila-release+id+key`, or a file that holds it: from another place than the release
 * @throws Error in plain words
 */
export async function readRelease(folder: string, key: string): Promise<Manifest> {
  const given = readNoteKey(key) ?? readNoteKey(await readFile(key, 'utf8').catch(() => ''))
  if (!given) throw new Error('Name the public key of the releases, or a file with it, with --key.')
  const [manifest, signature] = await Promise.all(
    Object.values(releaseFiles).map((name) => readFile(join(folder, name), 'utf8')),
  )
  await refuseUnsigned(manifest ?? '', signature ?? '', given)
  return readManifest(manifest ?? '')
}
