import { writePdf } from '@fitila/formats/paper/write-pdf'
import { type ZipEntry, zipOf } from '@fitila/formats/zip/write-stored'
import { type Listed, writeManifest } from '../bag/manifest.ts'
import type { Chain } from '../chain.ts'
import { type CustodyEntry, chainEntries, custodyEntry } from '../custody-log.ts'
import { fingerprintOf, type OnBytes } from '../fingerprint.ts'
import { EvidenceRefusal, naming } from '../refusal.ts'
import { certificatePaper } from './certificate.ts'
import { exhibitsFileOf } from './exhibits-json.ts'
import { filesOf, type PlacedFile, paths, placeExhibits } from './layout.ts'
import { custodyLogPaper, exhibitListPaper } from './papers.ts'
import { logFormat } from './read-json.ts'
import { bagInfo, declaration, howToVerify } from './tag-files.ts'

export type Work = { chain: Chain; log: readonly CustodyEntry[] }

/** Signs the last chain value of the log, and gives the file that says so. */
export type SignHead = (head: string) => string

export type BuiltPackage = {
  zip: Blob
  /** Without an ending; also the one folder inside. It does not tell what the package is about. */
  name: string
  /** The SHA-256 of the manifest: what to give the receiver by another way. */
  fingerprint: string
  log: readonly CustodyEntry[]
}

/**
 * Packs a chain as a BagIt package (RFC 8493) in a ZIP file. Every file is read and its SHA-256 compared with the one
 * that was taken when it was added, so a file that changed since is refused. The files are referred to, not copied.
 */
export async function buildPackage(
  work: Work,
  at: Date,
  onBytes: OnBytes,
  sign: SignHead | null = null,
): Promise<BuiltPackage> {
  const exhibits = placeExhibits(work.chain)
  const packed = await inTurn(filesOf(exhibits), (placed) => packFile(placed, onBytes))
  const log = [...work.log, custodyEntry(at, 'package made', `${packed.length} files`)]
  const entries = chainEntries(log)
  const written = await inTurn(
    [
      textFile(paths.exhibits, json(exhibitsFileOf(work.chain))),
      pdfFile(paths.exhibitList, writePdf(exhibitListPaper(work.chain, exhibits))),
      textFile(paths.log, json({ format: logFormat, version: 1, entries })),
      ...(sign ? [textFile(paths.logSignature, sign(entries.at(-1)?.hash ?? ''))] : []),
      pdfFile(paths.logPaper, writePdf(custodyLogPaper(entries))),
      pdfFile(paths.certificate, writePdf(certificatePaper(exhibits))),
    ],
    pack,
  )
  const payload = [...packed, ...written]
  const bytes = payload.reduce((sum, { content }) => sum + content.size, 0)
  const facts = { at, bytes, files: payload.length, items: work.chain.length }
  const manifest = await pack(textFile(paths.manifest, writeManifest(payload)))
  const tags = [
    await pack(textFile(paths.declaration, declaration)),
    await pack(textFile(paths.info, bagInfo(facts))),
    await pack(textFile(paths.howToVerify, howToVerify)),
    manifest,
  ]
  const tagManifest = await pack(textFile(paths.tagManifest, writeManifest(tags)))
  const name = `package-${at.toISOString().slice(0, 10)}`
  const members = [...tags, tagManifest, ...payload].map((member) => ({
    ...member,
    path: `${name}/${member.path}`,
  }))
  return { zip: zipOf(members, at), name, fingerprint: manifest.sha256, log }
}

type Packed = ZipEntry & Listed

async function packFile({ path, file }: PlacedFile, onBytes: OnBytes): Promise<Packed> {
  const { sha256, crc32 } = await naming(file.name, () => fingerprintOf(file.content, onBytes))
  if (sha256 !== file.sha256) throw new EvidenceRefusal('file-changed', file.name)
  return { path, content: file.content, sha256, crc32 }
}

async function pack({ path, content }: { path: string; content: Blob }): Promise<Packed> {
  return { path, content, ...(await fingerprintOf(content, () => {})) }
}

function textFile(path: string, text: string) {
  return { path, content: new Blob([text]) }
}

function pdfFile(path: string, bytes: Uint8Array<ArrayBuffer>) {
  return { path, content: new Blob([bytes]) }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** One after the other: side by side, large files would only fight for the disk. */
async function inTurn<Given, Made>(
  given: readonly Given[],
  make: (one: Given) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (const one of given) made.push(await make(one))
  return made
}
