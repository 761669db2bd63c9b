import { largestAttachment } from '#domain/plans/limits.ts'
import { endingOf, fitsKind } from '#domain/writing/attachments.ts'
import { type FoundSort, kindOfCleaned } from '#domain/writing/cleaning.ts'
import { openUploadCleaner, type UploadCleaner } from '#toolkit/document-sanitizer/uploads/open-cleaner.ts'
import type { ChosenFile, Target } from './chosen-file.ts'
import { type AboutFile, sendFile } from './send-file.ts'

type Way = { asItIs: boolean; keepsOriginal: boolean; tooLarge: string; signal: AbortSignal }
type Tell = (change: Partial<ChosenFile>) => void

const pictures = ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'gif', 'webp', 'heic', 'heif', 'avif', 'tif', 'tiff']
const cleaners: { picture?: UploadCleaner; document?: UploadCleaner } = {}

/** Cleans one file on this device, and sends the clean copy. A file that cannot be cleaned waits for an answer, and nothing of it is sent. */
export async function takeFile({ file }: ChosenFile, target: Target, way: Way, tell: Tell): Promise<void> {
  if (file.size > largestAttachment) return tell({ state: 'refused', why: way.tooLarge })
  if (way.asItIs) return send(file, file, target, { ...way, cleaning: 'none', found: [] }, tell)
  tell({ state: 'cleaning' })
  const cleaned = await clean(file)
  if ('why' in cleaned) return tell({ state: 'asks', why: cleaned.why })
  await send(
    file,
    new Blob([cleaned.bytes]),
    target,
    { ...way, cleaning: 'device', found: cleaned.found },
    tell,
  )
}

type Clean = { bytes: Uint8Array<ArrayBuffer>; found: FoundSort[] } | { why: string | null }

async function clean(file: File): Promise<Clean> {
  const edition = pictures.includes(endingOf(file.name)) ? 'picture' : 'document'
  const bytes = new Uint8Array(await file.arrayBuffer())
  cleaners[edition] ??= openUploadCleaner(edition)
  const cleaned = await cleaners[edition].clean({ name: file.name, bytes })
  if ('why' in cleaned) return cleaned
  const kind = kindOfCleaned[cleaned.kind]
  // A recording that no cleaner knows can look like text: what came of it would be no recording any more.
  return kind && fitsKind(file.name, kind) ? cleaned : { why: null }
}

type Sending = Way & Pick<AboutFile, 'cleaning'> & { found: readonly FoundSort[] }

async function send(
  chosen: File,
  bytes: Blob,
  target: Target,
  { cleaning, found, keepsOriginal, signal }: Sending,
  tell: Tell,
): Promise<void> {
  tell({ state: 'sending', share: 0, cleaning, found })
  const listener = {
    onShare: (share: number) => tell({ share }),
    onLine: (isLineDown: boolean) => tell({ isLineDown }),
  }
  const mark = [chosen.size, chosen.lastModified, chosen.name].join(' ')
  const about = { name: chosen.name, cleaning, found, mark: `${cleaning} ${mark}` }
  const sent = await sendFile(bytes, about, { ...target, signal }, listener)
  if ('refused' in sent) return tell({ state: 'refused', why: sent.refused })
  if (!keepsOriginal || cleaning === 'none') return tell({ state: 'done', id: sent.id })
  const original = { name: chosen.name, cleaning: 'none', found: [], mark, originalOf: sent.id } as const
  const kept = await sendFile(chosen, original, { ...target, signal }, listener)
  tell({
    ...{ state: 'done', id: sent.id, hasOriginal: !('refused' in kept) },
    ...('refused' in kept ? { why: kept.refused } : {}),
  })
}
