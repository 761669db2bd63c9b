import { cleanZip } from './archive/clean-zip.ts'
import type { Cleaner, Kind } from './contract.ts'
import { cleanText } from './text/clean-text.ts'

/** Who cleans what, in every edition. */
export const cleaners: Partial<Record<Kind, Cleaner>> = { zip: cleanZip, text: cleanText }
