import { createContext } from 'react'

/** A text from a file, or why there is none. */
export type ReadText = { text: string } | { problem: string }

/** What only the full edition has. */
export type Edition = { readPicture: ((picture: File) => Promise<ReadText>) | null }

export const EditionContext = createContext<Edition>({ readPicture: null })
