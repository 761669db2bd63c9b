import type { Candidate } from './finding.ts'
import { findLabels, type Labels } from './labels.ts'
import { type Reading, readText } from './reading.ts'
import { cutIntoTokens, type Tokens } from './tokens.ts'

/** A text as every detector gets it: read, cut and labelled once. */
export type Page = { reading: Reading; tokens: Tokens; labels: Labels }

export type Detector = (page: Page) => Candidate[]

export function openPage(text: string): Page {
  const reading = readText(text)
  const tokens = cutIntoTokens(reading)
  return { reading, tokens, labels: findLabels(tokens) }
}
