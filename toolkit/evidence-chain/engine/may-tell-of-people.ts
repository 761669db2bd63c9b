import type { Chain } from './chain.ts'

/** Kinds of files that hold nothing but what one reads in them. */
const plainText = /\.(?:txt|text|csv|tsv|md|log)$/i

/** Whether a package of this chain would carry originals that may tell who made them: photos, PDFs, Office files, recordings. */
export function mayTellOfPeople(chain: Chain): boolean {
  return chain.some(({ exhibits }) => exhibits.some(({ original }) => !plainText.test(original.name)))
}
