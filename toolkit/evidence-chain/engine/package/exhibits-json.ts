import type { Chain } from '../chain.ts'
import type { SealedFile } from '../evidence-item.ts'
import { type PlacedFile, placeExhibits } from './layout.ts'

export const exhibitsFormat = 'fitila-evidence-chain'

/** `data/exhibits.json`: the chain without its files, which it names by path. Version 1. */
export type ExhibitsFile = {
  format: typeof exhibitsFormat
  version: 1
  items: {
    type: string
    description: string
    date: string
    source: string
    strength: string
    exhibits: { original: FileEntry; workingCopy: FileEntry | null }[]
  }[]
}

export type FileEntry = { path: string } & Omit<SealedFile, 'content'>

export function exhibitsFileOf(chain: Chain): ExhibitsFile {
  const placed = placeExhibits(chain)
  return {
    format: exhibitsFormat,
    version: 1,
    items: chain.map((item) => ({
      type: item.type,
      description: item.description,
      date: item.date,
      source: item.source,
      strength: item.strength,
      exhibits: placed
        .filter((exhibit) => exhibit.item === item)
        .map(({ original, workingCopy }) => ({
          original: entryOf(original),
          workingCopy: workingCopy && entryOf(workingCopy),
        })),
    })),
  }
}

function entryOf({ path, file: { name, size, sha256, lastModified } }: PlacedFile): FileEntry {
  return { path, name, size, sha256, lastModified }
}
