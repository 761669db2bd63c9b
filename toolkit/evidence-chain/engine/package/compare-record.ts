import { type CustodyEntry, openEntries } from '../custody-log.ts'
import { EvidenceRefusal } from '../refusal.ts'
import type { FileEntry } from './exhibits-json.ts'
import { type ReadItem, readExhibitsFile, readLogFile } from './read-json.ts'

/**
 * What the papers of a package say beside its manifest.
 * - `agrees`: the list of exhibits and the custody log name the same fingerprints as the manifest.
 * - `differs`: one of them names another fingerprint, or a file that the others do not know.
 * - `broken`: the custody log does not hold together.
 * - `unread`: one of them is missing, or has another form than this tool writes.
 * - `absent`: there is neither list nor log, as in a package of another program.
 */
export type RecordState = 'agrees' | 'differs' | 'broken' | 'unread' | 'absent'

type Papers = {
  /** The texts of `exhibits.json` and `custody-log.json`; undefined where one is not there. */
  exhibits: string | undefined
  log: string | undefined
  /** The SHA-256 that the manifest gives for each path. */
  listed: ReadonlyMap<string, string>
  /** How many bytes each file of the package has. */
  sizes: ReadonlyMap<string, number>
}

/**
 * A person who exchanges a file can rewrite every list of a package, and the custody log as well. But a log that was forgotten
 * tells (decision 013): so all three must name the same fingerprints.
 */
export function compareRecord({ exhibits, log, listed, sizes }: Papers): RecordState {
  if (exhibits === undefined && log === undefined) return 'absent'
  if (exhibits === undefined || log === undefined) return 'unread'
  const items = readOrNothing(() => readExhibitsFile(exhibits))
  const entries = readOrNothing(() => readLogFile(log))
  if (!items || !entries) return 'unread'
  const opened = readOrNothing(() => openEntries(entries))
  if (!opened) return 'broken'
  return isSame(items, opened, { listed, sizes }) ? 'agrees' : 'differs'
}

function readOrNothing<Read>(read: () => Read): Read | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof EvidenceRefusal) return undefined
    throw error
  }
}

function isSame(
  items: readonly ReadItem[],
  log: readonly CustodyEntry[],
  { listed, sizes }: Pick<Papers, 'listed' | 'sizes'>,
): boolean {
  const held = sealedIn(log)
  const named = new Set<string>()
  const isRight = ({ path, sha256, size }: FileEntry, role: Role) => {
    named.add(path)
    const left = held.get(`${role} ${sha256}`) ?? 0
    held.set(`${role} ${sha256}`, left - 1)
    return left > 0 && listed.get(path) === sha256 && sizes.get(path) === size
  }
  const isEachRight = items
    .flatMap(({ exhibits }) => exhibits)
    .every(
      ({ original, workingCopy }) =>
        isRight(original, 'original') && (workingCopy === null || isRight(workingCopy, 'clean copy')),
    )
  const exhibitPaths = [...listed.keys()].filter((path) => /^data\/(?:exhibits|working-copies)\//.test(path))
  return isEachRight && exhibitPaths.every((path) => named.has(path))
}

type Role = 'original' | 'clean copy'

/** How many files of each role and fingerprint are held at the end of the log. */
function sealedIn(log: readonly CustodyEntry[]): Map<string, number> {
  const held = new Map<string, number>()
  for (const { action, sha256 } of log) {
    const [, role, what] = /^(original|clean copy) (sealed|removed)$/.exec(action) ?? []
    if (role === undefined || sha256 === null) continue
    const key = `${role} ${sha256}`
    held.set(key, (held.get(key) ?? 0) + (what === 'sealed' ? 1 : -1))
  }
  return held
}
