import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type ZipEntry, zipOf } from '@fitila/formats/zip/write-stored'
import { custodyEntry } from '#toolkit/evidence-chain/engine/custody-log.ts'
import { buildPackage, type Work } from '#toolkit/evidence-chain/engine/package/build-package.ts'
import { signHead } from '#toolkit/evidence-chain/engine/signing/log-signature.ts'
import { readZip } from '#toolkit/evidence-chain/engine/zip/read-zip.ts'

/** A package that a person was given, and that is not what it says. */
export type HostilePackage = {
  make(): Promise<Blob>
  /** The code of the refusal; `differs` when it is opened and shown as one that is not whole. */
  code: string
  secret?: string
}

export const at = new Date('2026-11-21T10:30:00Z')
export const folder = 'package-2026-11-21/'
export const exhibit = 'data/exhibits/01-1-a.txt'
export const second = 'data/exhibits/01-2-b.txt'
export const signingKey = new Uint8Array(32).fill(7)

const sealed = (name: string, text: string) => ({
  name,
  size: text.length,
  sha256: sha256(text),
  lastModified: null,
  content: new Blob([text]),
})

const work: Work = {
  chain: [
    {
      id: 'one',
      type: 'Document',
      description: 'A letter',
      date: '',
      source: '',
      strength: 'strong',
      exhibits: [
        { id: 'x', original: sealed('a.txt', 'letter'), cleanCopy: null },
        { id: 'y', original: sealed('b.txt', 'answer'), cleanCopy: null },
      ],
    },
  ],
  log: [
    custodyEntry(at, 'item added', 'Document'),
    custodyEntry(at, 'original sealed', 'a.txt', sha256('letter')),
    custodyEntry(at, 'original sealed', 'b.txt', sha256('answer')),
  ],
}

/** The honest package that all others are made from. */
export async function honest(): Promise<Blob> {
  return (
    await buildPackage(
      work,
      at,
      () => {},
      (head) => signHead(head, signingKey),
    )
  ).zip
}

export type Texts = Map<string, string>

/** The honest package with its files changed; what they hold is one letter a byte. */
export async function changed(change: (texts: Texts) => unknown): Promise<Blob> {
  const texts: Texts = new Map()
  for (const { path, stored } of await readZip(await honest()))
    texts.set(
      path.slice(folder.length),
      Buffer.from((await stored?.arrayBuffer()) ?? new ArrayBuffer(0)).toString('latin1'),
    )
  change(texts)
  return zipOf(
    [...texts].map(([path, text]) => entryOf(folder + path, text)),
    at,
  )
}

export function entryOf(path: string, text: string): ZipEntry {
  const bytes = Uint8Array.from(Buffer.from(text, 'latin1'))
  return { path, content: new Blob([bytes]), crc32: crc32(bytes) }
}

/** Changes a file and every list, as a person would who wants it not to be noticed. */
export function relist(texts: Texts, path: string, text: string): void {
  replaceIn(texts, 'manifest-sha256.txt', sha256(texts.get(path) ?? ''), sha256(text))
  texts.set(path, text)
  relistTags(texts)
}

export function relistTags(texts: Texts): void {
  const manifest = sha256(texts.get('manifest-sha256.txt') ?? '')
  const tags = texts.get('tagmanifest-sha256.txt') ?? ''
  texts.set('tagmanifest-sha256.txt', tags.replace(/[0-9a-f]{64}( {2}manifest-sha256.txt)/, `${manifest}$1`))
}

export function replaceIn(texts: Texts, path: string, before: string, after: string): void {
  texts.set(path, (texts.get(path) ?? '').replaceAll(before, after))
}

export function sha256(text: string): string {
  return createHash('sha256').update(text, 'latin1').digest('hex')
}
