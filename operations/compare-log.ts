import type { Finding } from '@fitila/log/finding'
import type { Trusted } from '@fitila/log/leaf-proof'
import { explainShownProof } from '@fitila/log/shown-proof'
import type { Ask } from './compare-site.ts'

/** Of the page that lists the files to carry by the log, the newest set first. */
const newestProof = /\/transparency\/carried\/[0-9a-f-]+\/proof\.txt/

/**
 * Whether the public log of a site names the files to carry that were built, so that everyone is given the same.
 *
 * @param files as of a site; those to carry have an address with their checksum beside them with the SHA-256 of what has to be there
 */
export async function compareLog(
  files: ReadonlyMap<string, string>,
  ask: Ask,
  trusted: Trusted,
): Promise<Finding[]> {
  const [path] = newestProof.exec(await textOf(ask, '/transparency')) ?? []
  if (path === undefined)
    return [{ holds: false, text: 'The page of the log names no files to carry (/transparency).' }]
  const proof = await textOf(ask, path)
  // The document is on the second line, also on a day that has no proof yet.
  const [, document = ''] = proof.split('\n')
  const carried = [...files].filter(([address]) => files.has(`${address}.sha256`))
  return [
    ...carried.map(([address, hash]) => {
      const holds = document.includes(`"${hash}"`)
      return { holds, text: `${address}: the log names ${holds ? 'this' : 'another'} file to carry.` }
    }),
    ...(await explainShownProof(proof, trusted)),
  ]
}

async function textOf(ask: Ask, path: string): Promise<string> {
  const answered = await ask(path)
  return answered.status === 200 ? answered.text() : ''
}
