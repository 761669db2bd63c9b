import { type ChainedEntry, type CustodyAction, custodyActions } from '../custody-log.ts'
import { type EvidenceType, evidenceTypes, type Strength, strengths } from '../evidence-item.ts'
import { EvidenceRefusal } from '../refusal.ts'
import { type ExhibitsFile, exhibitsFormat, type FileEntry } from './exhibits-json.ts'

export type ReadItem = ExhibitsFile['items'][number] & { type: EvidenceType; strength: Strength }

/** `data/exhibits.json` of a package that anyone may have written. */
export function readExhibitsFile(text: string): ReadItem[] {
  const file = record(parse(text))
  if (file.format !== exhibitsFormat || file.version !== 1) refuse()
  return list(file.items).map((given) => {
    const item = record(given)
    return {
      type: oneOf(evidenceTypes, item.type),
      description: string(item.description),
      date: matching(/^(\d{4}-\d{2}-\d{2})?$/, item.date),
      source: string(item.source),
      strength: oneOf(strengths, item.strength),
      exhibits: list(item.exhibits).map(readExhibit),
    }
  })
}

export function readLogFile(text: string): ChainedEntry[] {
  const file = record(parse(text))
  if (file.format !== logFormat || file.version !== 1) refuse()
  return list(file.entries).map((given) => {
    const entry = record(given)
    return {
      at: matching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/, entry.at),
      action: oneOf<CustodyAction>(custodyActions, entry.action),
      subject: string(entry.subject),
      sha256: entry.sha256 === null ? null : sha256(entry.sha256),
      hash: sha256(entry.hash),
    }
  })
}

export const logFormat = 'fitila-custody-log'

function readExhibit(given: unknown): ReadItem['exhibits'][number] {
  const exhibit = record(given)
  return {
    original: readFileEntry(exhibit.original),
    workingCopy: exhibit.workingCopy === null ? null : readFileEntry(exhibit.workingCopy),
  }
}

function readFileEntry(given: unknown): FileEntry {
  const file = record(given)
  const { size, lastModified } = file
  if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0) refuse()
  return {
    path: string(file.path),
    name: string(file.name),
    size,
    sha256: sha256(file.sha256),
    lastModified: lastModified === null ? null : string(lastModified),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse()
  }
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse()
  return value as Record<string, unknown>
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) && value.length <= 100_000 ? value : refuse()
}

function string(value: unknown): string {
  return typeof value === 'string' && value.length <= 100_000 ? value : refuse()
}

function matching(pattern: RegExp, value: unknown): string {
  return pattern.test(string(value)) ? string(value) : refuse()
}

function sha256(value: unknown): string {
  return matching(/^[0-9a-f]{64}$/, value)
}

function oneOf<Value extends string>(allowed: readonly Value[], value: unknown): Value {
  return allowed.find((candidate) => candidate === value) ?? refuse()
}

function refuse(): never {
  throw new EvidenceRefusal('not-our-package')
}
