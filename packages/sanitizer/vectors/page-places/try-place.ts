import { Unreadable } from '@fitila/formats/unreadable'
import { makeSanitizer } from '../../sanitize.ts'
import { findMarkers } from '../find-markers.ts'
import type { Place } from './place.ts'

const sanitize = makeSanitizer(null)
const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } as const

/**
 * What became of a word: it is gone; it is still there and something is said of it; the file was refused; or it is there and the
 * person hears nothing.
 */
export type Outcome = { fate: 'gone' | 'told' | 'refused' | 'silent'; bytes: Uint8Array; told: string[] }

export async function tryPlace({ bytes, markers }: Place): Promise<Outcome> {
  try {
    const cleaned = await sanitize(bytes, '', options, () => {})
    const left = findMarkers(cleaned.bytes, [...markers])
    const told = cleaned.kept.map(({ text }) => text)
    const fate = left.length === 0 ? 'gone' : told.length > 0 ? 'told' : 'silent'
    return { fate, bytes: cleaned.bytes, told }
  } catch (fault) {
    if (!(fault instanceof Unreadable)) throw fault
    return { fate: 'refused', bytes: new Uint8Array(), told: [fault.code] }
  }
}
