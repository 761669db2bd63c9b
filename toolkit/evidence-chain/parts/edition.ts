import { type ComponentType, createContext } from 'react'
import type { KeysProps } from './keys-fields.tsx'

/** What a page of this tool is made of: its worker, and what only the full edition has. */
export type Edition = {
  source: string
  full: {
    Keys: ComponentType<KeysProps>
    TimeProof: ComponentType<{ sha256: string }>
    Qr: ComponentType<{ text: string; label: string }>
  } | null
}

export const EditionContext = createContext<Edition>({ source: '', full: null })
