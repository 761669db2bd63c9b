import { createContext } from 'react'
import type { ToolName } from '../tool-about.ts'

/**
 * How another tool is shown in this page: the file to carry holds them all. Undefined in a page that holds one tool;
 * there, the page around opens the others.
 */
export const OpenToolHere = createContext<((name: ToolName) => void) | undefined>(undefined)
