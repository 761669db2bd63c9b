import type { Finding } from '@fitila/log/finding'
import type { FileToFind } from '@fitila/log/shown-proof'
import { readRelease } from './read-release.ts'

/** In plain words: whether a release is signed, and whether it names the files that a person has, under whatever name. */
export async function explainRelease(
  folder: string,
  key: string,
  files: readonly FileToFind[],
): Promise<Finding[]> {
  const release = await readRelease(folder, key).catch((error: Error) => error)
  if (release instanceof Error) return [{ holds: false, text: release.message }]
  return [
    {
      holds: true,
      text: `The list of version ${release.version} is signed by this key: ${release.files.size} files.`,
    },
    ...files.map(({ name, sha256 }) => {
      const addresses = [...release.files].flatMap(([address, hash]) => (hash === sha256 ? [address] : []))
      return {
        holds: addresses.length > 0,
        text:
          addresses.length > 0
            ? `${name}: it is ${addresses.join(' and ')} of this version, byte for byte.`
            : `${name}: no file of this version has its SHA-256, ${sha256}.`,
      }
    }),
  ]
}
