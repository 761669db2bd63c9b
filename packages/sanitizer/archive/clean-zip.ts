import type { Cleaner } from '../contract.ts'
import { limits } from '../limits.ts'
import { naming } from '../make-work.ts'
import { nameGiver } from '../neutral-name.ts'
import { refuse } from '../refusals.ts'
import { readZip } from '../zip/read-zip.ts'
import { writeZip, type ZipEntry } from '../zip/write-zip.ts'

/**
 * Each file in the archive is cleaned by itself, and named by its kind and place: the names that people give to files and folders say
 * more than they think. One that cannot be cleaned refuses the whole archive, named, for a hole would look like an empty place.
 */
export const cleanZip: Cleaner = async (bytes, work) => {
  const members = readZip(bytes, work)
  if (members.length === 0) refuse('empty')
  if (members.reduce((sum, { size }) => sum + size, 0) > limits.unpacked) refuse('too-large')
  const giveName = nameGiver()
  const entries: ZipEntry[] = []
  const renamed: string[] = []
  for (const [place, member] of members.entries()) {
    try {
      const inside = member.size === 0 ? nothing : await work.cleanInside(member.read(), member.path)
      const path = giveName(inside.kind, member.path)
      entries.push({ path, bytes: inside.bytes, packing: 'smallest' })
      if (path !== member.path) renamed.push(member.path)
    } catch (error) {
      throw naming(member.path, error)
    }
    work.progress((place + 1) / members.length)
  }
  for (const path of renamed)
    work.findings.removed({ sort: 'path', text: `The name “${path}”, replaced by a neutral one` })
  return writeZip(entries, work)
}

/** An empty file holds nothing to clean, and others may count on its being there. */
const nothing = { bytes: new Uint8Array(0), kind: 'text' } as const
