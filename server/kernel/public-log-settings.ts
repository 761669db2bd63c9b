import { type NoteKey, readNoteKey } from '@fitila/log/notes/note-keys'
import { type DaySize, daySizes } from '@fitila/log/tree-leaf'

/** Who cosigns our checkpoints, and where: https://c2sp.org/tlog-witness */
export type Witness = {
  key: NoteKey
  /** Without a slash at its end. */
  address: string
}

export type PublicLogSettings = {
  /** How many leaves the tree of each day has. */
  daySize: DaySize
  witnesses: readonly Witness[]
}

export const usualDaySize: DaySize = 4_096

/** @returns null for a number that is none of the sizes */
export function readDaySize(number: number): DaySize | null {
  return daySizes.find((size) => size === number) ?? null
}

/** @returns null unless each is the key of a witness and an address, with commas between them */
export function readWitnesses(text: string): Witness[] | null {
  const parts = text.split(',').map((part) => part.trim().split(/\s+/))
  const witnesses = parts.flatMap(([written = '', address = '', ...others]) => {
    const key = readNoteKey(written)
    const isWitness = key !== null && key.type !== 'note' && others.length === 0
    return isWitness && isAddress(address) ? [{ key, address: address.replace(/\/$/, '') }] : []
  })
  return witnesses.length === parts.length ? witnesses : null
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol)
}
