import type { AttachmentKind } from './attachments.ts'

/**
 * What was done to a file against what it tells of its sender: cleaned on the device, wanted of the server, cleaned by the server, not
 * possible for this kind, or not asked for.
 */
export const cleanings = ['device', 'wanted', 'server', 'impossible', 'none'] as const

export type Cleaning = (typeof cleanings)[number]

/** What sort of thing was found in a file and removed. None of it is kept, only that it was there. */
export const foundSorts = [
  ...(['place', 'time', 'device', 'person', 'software', 'history'] as const),
  ...(['hidden', 'embedded', 'identifier', 'path', 'structure'] as const),
] as const

export type FoundSort = (typeof foundSorts)[number]

/** What the sanitizer calls a kind of file, and what we do. A result of another kind was a file that it took for something else. */
export const kindOfCleaned: Readonly<Record<string, AttachmentKind>> = {
  ...{ jpeg: 'jpeg', png: 'png', gif: 'gif', webp: 'webp', heic: 'heic', avif: 'heic', tiff: 'tiff' },
  ...{ pdf: 'pdf', docx: 'word', xlsx: 'excel', pptx: 'powerpoint', odt: 'odt', ods: 'ods', odp: 'odp' },
  ...{ mp3: 'mp3', mp4: 'mp4', m4a: 'mp4', mov: 'mp4', wav: 'wav', ogg: 'ogg', flac: 'flac' },
  ...{ zip: 'zip', text: 'text' },
}
