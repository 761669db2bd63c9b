/** What a file is, told by its content. */
export type Kind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'gif'
  | 'heic'
  | 'avif'
  | 'tiff'
  | 'bmp'
  | 'svg'
  | 'pdf'
  | 'docx'
  | 'xlsx'
  | 'pptx'
  | 'odt'
  | 'ods'
  | 'odp'
  | 'epub'
  | 'mp3'
  | 'flac'
  | 'wav'
  | 'ogg'
  | 'mp4'
  | 'm4a'
  | 'mov'
  | 'zip'
  | 'eml'
  | 'mht'
  | 'msg'
  | 'mbox'
  | 'html'
  | 'text'

/** What sort of thing a finding gives away; the screen sorts and marks by it. */
export type Sort =
  | 'person'
  | 'place'
  | 'time'
  | 'device'
  | 'software'
  | 'history'
  | 'hidden'
  | 'embedded'
  | 'identifier'
  | 'path'
  | 'structure'

/** Something that was in the file and is not in the result. */
export type Found = {
  sort: Sort
  /** In plain words, whole, ending in what was done: "GPS position 6.45 N 3.39 E, removed". */
  text: string
  /** The member of an archive or the page it was found in, when that helps; empty otherwise. */
  where: string
  isRisk?: true
}

/** Something that stays in the result, and why. */
export type Kept = {
  text: string
  where: string
  /** It may betray a person, so it is said before everything else. */
  isRisk?: true
  /** Whether readers see it is not known, and pages as pictures would settle it. */
  isUnsure?: true
}

/** Something that a reader does not see but the file holds: hidden text, sheets, rows, speaker notes. */
export type Hidden = { text: string; where: string; isRisk?: true }

export type SanitizeOptions = {
  /** `standard` keeps text and links; `maximum` turns each page into a picture. */
  pdf: 'standard' | 'maximum'
  dpi: 150 | 200
  /** For a file that asks for one; null when none was given. */
  password: string | null
  /** `ask` refuses with `Question` when the file holds something hidden. */
  hidden: 'ask' | 'remove' | 'keep'
  /** Photos that are files of their own are decoded, made smaller, given grain and written again. */
  photos?: 'drawn-again'
}

/** Told between 0 and 1, as often as a cleaner likes. Throwing from it stops the work. */
export type Progress = (share: number) => void

export type Sanitized = {
  bytes: Uint8Array
  /** Neutral: `document-1.pdf` or so; never made from the name that went in. */
  name: string
  /** What `bytes` are: what went in, but for a mail of Outlook, of which an `eml` is made. */
  kind: Kind
  found: Found[]
  kept: Kept[]
}

/** What a cleaner tells about the file while it works. Shared by a file and everything inside it. */
export type Findings = {
  /**
   * `identifying` are the very strings found (a name, a serial number, a path): the self-check looks for them in the result.
   * Leave out what may rightly be in the visible content as well, such as a common word.
   */
  removed(found: Omit<Found, 'where'> & { where?: string; identifying?: readonly string[] }): void
  kept(kept: Omit<Kept, 'where'> & { where?: string }): void
  hidden(hidden: { text: string; where?: string; isRisk?: true }): void
}

/** What a cleaner is given besides the bytes. */
export type Work = {
  options: SanitizeOptions
  findings: Findings
  progress: Progress
  /**
   * Cleans something that is inside (a picture in a document, a member of an archive), with its findings marked by `where`.
   * Refuses as `sanitize` does, and `too-deep` beyond three levels.
   */
  cleanInside(bytes: Uint8Array, where: string): Promise<{ bytes: Uint8Array; kind: Kind }>
  /** As `cleanInside`, for something inside that has no bytes of its own, such as a mail in a mail of Outlook. */
  cleanWithin(where: string, clean: (inner: Work) => Promise<Uint8Array>): Promise<Uint8Array>
  /**
   * Asks to unpack so many more bytes, counted over the whole file and all within it. Call it before or while inflating; it throws
   * `Unreadable('too-large')` when the sum passes what a device can hold.
   */
  spend(bytes: number): void
  /** DEFLATE, the same for the same bytes, with their CRC-32. */
  deflate(bytes: Uint8Array): { packed: Uint8Array; crc: number }
  /** What these packed bytes were made of, when they were packed here. */
  knownUnpacked?(packed: Uint8Array, told: { size: number; crc: number }): Uint8Array | undefined
  /** Streams of zlib that were found to be nothing but their data, so that cleaning once more need not unpack them again. */
  wholeStreams?: WholeStreams
  /** What JPEGs draw, from their first table to their last point, in which nothing is left over. */
  exactPictures?: KnownBytes
}

/** Bytes that were looked at before. */
export type KnownBytes = { has(bytes: Uint8Array): boolean; add(bytes: Uint8Array): void }

/** `size` is what a stream unpacks to. */
export type WholeStreams = {
  has(zlib: Uint8Array, size: number): boolean
  add(zlib: Uint8Array, size: number): void
}

/** Bytes in, clean bytes out; rebuilt from what is known to be harmless. Throws `Unreadable` for everything else. */
export type Cleaner = (bytes: Uint8Array, work: Work) => Uint8Array | Promise<Uint8Array>

/** Thrown when the person has to choose or give something before the file can be cleaned. */
export type Question = { ask: 'password'; isRetry: boolean } | { ask: 'hidden'; hidden: Hidden[] }

/** Kinds of which something can be shown without opening the file, by the server's names for them. */
export const previewKinds = [
  ...['pdf', 'jpeg', 'png', 'gif', 'webp', 'text'],
  ...['word', 'excel', 'powerpoint', 'odt', 'ods', 'odp'],
] as const

export type PreviewKind = 'pdf' | 'jpeg' | 'png' | 'gif' | 'webp' | 'text' | OfficePreview
type OfficePreview = 'word' | 'excel' | 'powerpoint' | 'odt' | 'ods' | 'odp'

/** What the process that makes previews is asked, in a line before the file. */
export type PreviewRequest = { kind: PreviewKind; page: number }

/** What it answers: all but `bytes` in a line, and then those. */
export type Preview = PreviewAbout & { bytes: Uint8Array }
export type PreviewAbout =
  | { shows: 'picture'; type: string; page: number; pages: number }
  | { shows: 'text'; isWhole: boolean }
  | { shows: 'nothing' }
