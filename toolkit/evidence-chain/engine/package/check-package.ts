import { type Listed, readManifest } from '../bag/manifest.ts'
import { type OnBytes, sha256Of, sha256OfStream } from '../fingerprint.ts'
import { EvidenceRefusal } from '../refusal.ts'
import { readZip, type ZipMember } from '../zip/read-zip.ts'
import { compareRecord, type RecordState } from './compare-record.ts'
import { paths } from './layout.ts'

export type FileState = 'verified' | 'differs' | 'missing' | 'extra'
export type CheckedFile = { path: string; state: FileState }

export type PackageCheck = {
  /** Every listed file is there and is the one that was packed, nothing else is, and the papers do not say otherwise. */
  isWhole: boolean
  record: RecordState
  files: readonly CheckedFile[]
  /** The SHA-256 of the manifest, to be compared with what the sender said. */
  fingerprint: string
}

export type OpenedPackage = {
  check: PackageCheck
  members: ReadonlyMap<string, ZipMember>
  /** The SHA-256 that the manifest gives for each path. */
  listed: ReadonlyMap<string, string>
}

/** Reads a whole package and compares every file with its manifests. Throws when it cannot be read as a package. */
export async function checkPackage(file: Blob, onBytes: OnBytes): Promise<OpenedPackage> {
  const members = withoutFolder(await readZip(file))
  const declaration = await textOf(members, paths.declaration)
  if (!/^BagIt-Version: (0\.97|1\.0)\r?\n/.test(declaration)) throw new EvidenceRefusal('not-a-bag')
  const payload = readManifest(await textOf(members, paths.manifest))
  const tags = members.has(paths.tagManifest) ? readManifest(await textOf(members, paths.tagManifest)) : []
  if (payload.some(({ path }) => !path.startsWith('data/'))) throw new EvidenceRefusal('not-a-bag')

  const checked: CheckedFile[] = []
  for (const listed of [...tags, ...payload]) checked.push(await checkFile(listed, members, onBytes))
  const known = new Set([
    ...checked.map(({ path }) => path),
    paths.tagManifest,
    ...(tags.length > 0 ? [] : tagNames),
  ])
  const extra = [...members.keys()].filter((path) => !known.has(path))
  const files = [...checked, ...extra.map((path) => ({ path, state: 'extra' as const }))]
  const manifest = members.get(paths.manifest)
  const fingerprint = manifest ? await digestOf(manifest, () => {}) : ''
  const listed = new Map(payload.map(({ path, sha256 }) => [path, sha256]))
  const record = compareRecord({
    exhibits: await paperOf(members, paths.exhibits),
    log: await paperOf(members, paths.log),
    listed,
    sizes: new Map([...members].map(([path, { size }]) => [path, size])),
  })
  const isEachVerified = files.every(({ state }) => state === 'verified')
  const isWhole = isEachVerified && (record === 'agrees' || record === 'absent')
  return { check: { isWhole, record, files, fingerprint }, members, listed }
}

/** A paper that is there and is no text is one of another form. */
async function paperOf(members: ReadonlyMap<string, ZipMember>, path: string): Promise<string | undefined> {
  return members.has(path) ? textOf(members, path).catch(() => '') : undefined
}

const tagNames: string[] = [paths.declaration, paths.info, paths.manifest, paths.howToVerify]

async function checkFile(
  listed: Listed,
  members: ReadonlyMap<string, ZipMember>,
  onBytes: OnBytes,
): Promise<CheckedFile> {
  const member = members.get(listed.path)
  if (!member) return { path: listed.path, state: 'missing' }
  const sha256 = await digestOf(member, onBytes).catch(refuseOrNothing)
  return { path: listed.path, state: sha256 === listed.sha256 ? 'verified' : 'differs' }
}

function digestOf(member: ZipMember, onBytes: OnBytes): Promise<string> {
  return member.stored ? sha256Of(member.stored, onBytes) : sha256OfStream(member.stream(), onBytes)
}

const fromCompression: string[] = ['broken-zip']

/** A compressed member whose stream breaks off differs from what was packed; a bomb stays a refusal. */
function refuseOrNothing(error: unknown): undefined {
  const isOfThePackage = error instanceof EvidenceRefusal && !fromCompression.includes(error.code)
  if (isOfThePackage) throw error
  return undefined
}

/** RFC 8493, 4: a serialized bag is one folder. Packages without that folder are read as well. */
function withoutFolder(members: readonly ZipMember[]): Map<string, ZipMember> {
  const [first] = members
  const folder = first?.path.includes('/') ? first.path.slice(0, first.path.indexOf('/') + 1) : ''
  const isOneFolder =
    folder !== '' && folder !== 'data/' && members.every(({ path }) => path.startsWith(folder))
  return new Map(
    members.map((member) => [isOneFolder ? member.path.slice(folder.length) : member.path, member]),
  )
}

const longestText = 32_000_000

export async function textOf(members: ReadonlyMap<string, ZipMember>, path: string): Promise<string> {
  const member = members.get(path)
  if (!member || member.size > longestText) throw new EvidenceRefusal('not-a-bag')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await new Response(member.stream()).arrayBuffer())
  } catch {
    throw new EvidenceRefusal('not-a-bag')
  }
}
