import type { PreviewOfFile } from '#server/attachments/preview/open-previews.ts'

/** A preview as it travels with a page's data: a picture by its address, and text as it is. */
export function shownOf({ bytes, ...about }: PreviewOfFile) {
  return about.shows === 'picture'
    ? { ...about, source: `data:${about.type};base64,${bytes.toString('base64')}` }
    : { ...about, text: bytes.toString('utf8') }
}

export type ShownPreview = ReturnType<typeof shownOf>

/** Which page of a document an address asks for, from 1. */
export function pageAsked(url: string): number {
  const asked = Number(new URL(url).searchParams.get('page') ?? 1)
  return Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1
}
