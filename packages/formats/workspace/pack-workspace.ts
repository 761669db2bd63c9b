import { crc32 } from '../hashing/crc32.ts'
import { readPieces } from '../hashing/read-pieces.ts'
import { readStored } from '../zip/read-stored.ts'
import { type ZipEntry, zipOf } from '../zip/write-stored.ts'
import { ZipFault } from '../zip/zip-fault.ts'
import { type FlatState, flatten, unflatten } from './flat-state.ts'
import { WorkspaceRefusal } from './refusal.ts'

const format = 'fitila-workspace'
const version = 1
const index = 'workspace.json'
export const largestWorkspace = 500_000_000

/** The states of tools by their names. */
export type States = Readonly<Record<string, unknown>>

/**
 * A ZIP file with `workspace.json` and the files that it refers to, so that a person who opens it with the age program
 * finds their files in it.
 */
export async function packWorkspace(states: States, at: Date): Promise<Blob> {
  const { json, parts } = flatten(states)
  const text = JSON.stringify({ format, version, states: json })
  const contents = [{ path: index, content: new Blob([text]) }, ...parts.map(placed)]
  if (contents.reduce((sum, { content }) => sum + content.size, 0) > largestWorkspace)
    throw new WorkspaceRefusal('too-large')
  const entries: ZipEntry[] = []
  for (const { path, content } of contents) entries.push({ path, content, crc32: await sumOf(content) })
  return zipOf(entries, at)
}

/** @throws WorkspaceRefusal */
export async function unpackWorkspace(zip: Blob): Promise<States> {
  const members = await readStored(zip).catch((fault: unknown) => {
    throw fault instanceof ZipFault ? new WorkspaceRefusal('damaged') : fault
  })
  const given = parse((await members.get(index)?.text()) ?? '')
  const { format: said, version: number, states } = (given ?? {}) as Record<string, unknown>
  if (said !== format || number !== version || typeof states !== 'object' || states === null)
    throw new WorkspaceRefusal('not-a-workspace')
  const parts = [...members].filter(([path]) => path !== index).map(([, content]) => content)
  const whole = await unflatten({ json: states, parts } satisfies FlatState)
  // An object was flattened, and an object comes back.
  return whole as States
}

/** Numbered, so that two files of one name are two, and in the order in which they are referred to. */
function placed(content: Blob, place: number): { path: string; content: Blob } {
  const name = content instanceof File ? content.name : ''
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? ''
  return { path: `files/${String(place + 1).padStart(5, '0')}${ending}`, content }
}

async function sumOf(content: Blob): Promise<number> {
  let sum = 0
  await readPieces(content, (piece) => {
    sum = crc32(piece, sum)
  })
  return sum
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new WorkspaceRefusal('damaged')
  }
}
