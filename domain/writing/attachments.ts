/** The kinds of file that we take, and how their names may end. The first ending is the one that we give. */
export const attachmentKinds = {
  pdf: { name: 'PDF', endings: ['pdf'] },
  jpeg: { name: 'JPEG picture', endings: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  png: { name: 'PNG picture', endings: ['png'] },
  gif: { name: 'GIF picture', endings: ['gif'] },
  webp: { name: 'WebP picture', endings: ['webp'] },
  heic: { name: 'HEIC picture', endings: ['heic', 'heif', 'avif'] },
  tiff: { name: 'TIFF picture', endings: ['tif', 'tiff'] },
  word: { name: 'Word document', endings: ['docx'] },
  excel: { name: 'Excel workbook', endings: ['xlsx'] },
  powerpoint: { name: 'PowerPoint presentation', endings: ['pptx'] },
  odt: { name: 'OpenDocument text', endings: ['odt'] },
  ods: { name: 'OpenDocument spreadsheet', endings: ['ods'] },
  odp: { name: 'OpenDocument presentation', endings: ['odp'] },
  oldOffice: { name: 'old Office file', endings: ['doc', 'xls', 'ppt'] },
  zip: { name: 'ZIP archive', endings: ['zip'] },
  text: { name: 'plain text', endings: ['txt', 'csv', 'md', 'log'] },
  mp3: { name: 'MP3 recording', endings: ['mp3'] },
  mp4: { name: 'MP4 recording', endings: ['mp4', 'm4a', 'm4v', 'mov', '3gp', '3gpp'] },
  wav: { name: 'WAV recording', endings: ['wav'] },
  ogg: { name: 'Ogg recording', endings: ['ogg', 'oga', 'opus', 'ogv'] },
  amr: { name: 'AMR recording', endings: ['amr'] },
  aac: { name: 'AAC recording', endings: ['aac'] },
  flac: { name: 'FLAC recording', endings: ['flac'] },
  webm: { name: 'WebM recording', endings: ['webm', 'mkv', 'weba'] },
  avi: { name: 'AVI recording', endings: ['avi'] },
} as const satisfies Record<string, { name: string; endings: readonly [string, ...string[]] }>

export type AttachmentKind = keyof typeof attachmentKinds

export const allKinds = Object.keys(attachmentKinds) as AttachmentKind[]

/** Pictures that no decoder here reads: nothing on them can be covered. */
export const undrawnPictures: readonly AttachmentKind[] = ['heic', 'tiff']

/** Above the largest cameras of phones (200 million). A decoder takes four bytes for each. */
export const mostPixels = 250_000_000

/** For a file input's `accept`. */
export const acceptedEndings: string = allKinds
  .flatMap((kind) => attachmentKinds[kind].endings.map((ending) => `.${ending}`))
  .join(',')

/** Bytes of one part: what is sealed, stored and sent again after a broken line. The last part is shorter. */
export const partLength = 256 * 1024

/** How a name ends, in small letters; empty where it has no ending. */
export function endingOf(name: string): string {
  return /\.([^.]{1,10})$/.exec(name.trim().toLowerCase())?.[1] ?? ''
}

export function fitsKind(name: string, kind: AttachmentKind): boolean {
  const endings: readonly string[] = attachmentKinds[kind].endings
  return endings.includes(endingOf(name))
}

/** The name that a download gets. What the reporter called the file is kept nowhere: it may tell who they are. */
export function downloadName(
  referenceNumber: string,
  position: number,
  kind: AttachmentKind,
  ending: string,
): string {
  const endings: readonly string[] = attachmentKinds[kind].endings
  return `${referenceNumber}-file-${position}.${endings.includes(ending) ? ending : endings[0]}`
}

export function partCount(size: number): number {
  return Math.ceil(size / partLength)
}
