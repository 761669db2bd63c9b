import { EvidenceRefusal } from '../refusal.ts'
import { foldedPath, isSafePath } from './safe-path.ts'

export type Listed = { path: string; sha256: string }

/** A manifest of BagIt (RFC 8493, 2.1.3), which is also what `sha256sum -c` reads. */
export function writeManifest(listed: readonly Listed[]): string {
  return listed.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('')
}

/** Refuses what is malformed, names a path twice or leads out of the package. */
export function readManifest(text: string): Listed[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const listed = lines.map(readLine)
  if (new Set(listed.map(({ path }) => foldedPath(path))).size !== listed.length) {
    throw new EvidenceRefusal('name-twice')
  }
  return listed
}

function readLine(line: string): Listed {
  const [, sha256, written] = /^([0-9a-fA-F]{64})[ \t]+(?![ \t])\*?(.+)$/.exec(line) ?? []
  if (sha256 === undefined || written === undefined) throw new EvidenceRefusal('not-a-bag')
  // RFC 8493 writes these three letters of a name as percent codes.
  const path = written.replace(/%0A/gi, '\n').replace(/%0D/gi, '\r').replace(/%25/g, '%').replace(/^\.\//, '')
  if (!isSafePath(path)) throw new EvidenceRefusal('unsafe-name')
  return { path, sha256: sha256.toLowerCase() }
}
