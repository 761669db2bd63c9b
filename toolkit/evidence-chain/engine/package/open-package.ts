import { type CustodyEntry, custodyEntry, openEntries } from '../custody-log.ts'
import type { EvidenceItem, SealedFile } from '../evidence-item.ts'
import { EvidenceRefusal } from '../refusal.ts'
import type { ZipMember } from '../zip/read-zip.ts'
import type { Work } from './build-package.ts'
import { type OpenedPackage, textOf } from './check-package.ts'
import type { FileEntry } from './exhibits-json.ts'
import { paths } from './layout.ts'
import { readExhibitsFile, readLogFile } from './read-json.ts'

/** What compressed members of one package may take in memory together. */
const largestInflated = 500_000_000

/**
 * Goes on with the work of a package that was found whole. Files that are stored as they are stay where they are, in
 * the package on the disk.
 */
export async function openPackage(opened: OpenedPackage, at: Date, makeId: () => string): Promise<Work> {
  const { check, members } = opened
  if (check.record === 'broken') throw new EvidenceRefusal('log-broken')
  if (!check.isWhole) throw new EvidenceRefusal('not-our-package')
  if (!members.has(paths.exhibits) || !members.has(paths.log)) throw new EvidenceRefusal('not-our-package')
  const items = readExhibitsFile(await textOf(members, paths.exhibits))
  const log = openEntries(readLogFile(await textOf(members, paths.log)))
  const shelf = new Shelf(opened)
  const chain: EvidenceItem[] = []
  for (const { exhibits, ...item } of items) {
    const taken = []
    for (const { original, workingCopy } of exhibits) {
      taken.push({
        id: makeId(),
        original: await shelf.take(original),
        cleanCopy: workingCopy && (await shelf.take(workingCopy)),
      })
    }
    chain.push({ ...item, id: makeId(), exhibits: taken })
  }
  return { chain, log: [...log, openingOf(check.fingerprint, at)] }
}

function openingOf(fingerprint: string, at: Date): CustodyEntry {
  return custodyEntry(
    at,
    'package opened',
    'Every file verified. The SHA-256 is that of its manifest.',
    fingerprint,
  )
}

/** The files of a package, with the memory they may take counted. */
class Shelf {
  private readonly opened: OpenedPackage
  private inflated = 0

  constructor(opened: OpenedPackage) {
    this.opened = opened
  }

  async take({ path, ...facts }: FileEntry): Promise<SealedFile> {
    const member = this.opened.members.get(path)
    const isSame = member?.size === facts.size && this.opened.listed.get(path) === facts.sha256
    if (!member || !isSame) throw new EvidenceRefusal('not-our-package')
    return { ...facts, content: member.stored ?? (await this.inflate(member)) }
  }

  private async inflate(member: ZipMember): Promise<Blob> {
    this.inflated += member.size
    if (this.inflated > largestInflated) throw new EvidenceRefusal('too-large')
    return new Response(member.stream()).blob()
  }
}
