import type { AttachmentKind } from '#domain/writing/attachments.ts'

/** What a file is by its first bytes. `runs`: a program, a page or a script. Null: nothing that we take. */
export type Told = AttachmentKind | 'office' | 'runs' | null

/** @param head at least the first 1500 bytes, or all there are */
export function tellKind(head: Buffer): Told {
  const sign = signs.find((one) => one.fits(head))
  if (sign) return sign.told !== 'runs' && looksLikePage(head) ? 'runs' : sign.told
  else if (looksLikePage(head)) return 'runs'
  else return isText(head) ? 'text' : null
}

type Sign = { told: Told; fits(head: Buffer): boolean }

const at =
  (offset: number, ...texts: string[]) =>
  (head: Buffer) =>
    texts.some((text) => head.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1')))

const both = (one: (head: Buffer) => boolean, other: (head: Buffer) => boolean) => (head: Buffer) =>
  one(head) && other(head)

// The order matters where one sign is the beginning of another.
const signs: readonly Sign[] = [
  { told: 'amr', fits: at(0, '#!AMR') },
  { told: 'runs', fits: at(0, 'MZ', '\x7fELF', '#!', 'dex\n', '\0asm', '!<arch>', 'L\0\0\0\x01\x14\x02\0') },
  {
    told: 'runs',
    fits: at(
      0,
      '\xca\xfe\xba\xbe',
      '\xfe\xed\xfa\xce',
      '\xfe\xed\xfa\xcf',
      '\xcf\xfa\xed\xfe',
      '\xce\xfa\xed\xfe',
    ),
  },
  { told: 'pdf', fits: at(0, '%PDF-') },
  { told: 'jpeg', fits: at(0, '\xff\xd8\xff') },
  { told: 'png', fits: at(0, '\x89PNG\r\n\x1a\n') },
  { told: 'gif', fits: at(0, 'GIF87a', 'GIF89a') },
  { told: 'webp', fits: both(at(0, 'RIFF'), at(8, 'WEBP')) },
  { told: 'wav', fits: both(at(0, 'RIFF'), at(8, 'WAVE')) },
  { told: 'avi', fits: both(at(0, 'RIFF'), at(8, 'AVI ')) },
  { told: 'heic', fits: at(4, 'ftypheic', 'ftypheix', 'ftypmif1', 'ftypmsf1', 'ftypheim', 'ftypavif') },
  { told: 'mp4', fits: at(4, 'ftyp') },
  { told: 'tiff', fits: at(0, 'II*\0', 'MM\0*') },
  { told: 'zip', fits: at(0, 'PK\x03\x04') },
  { told: 'oldOffice', fits: at(0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') },
  { told: 'ogg', fits: at(0, 'OggS') },
  { told: 'flac', fits: at(0, 'fLaC') },
  { told: 'webm', fits: at(0, '\x1a\x45\xdf\xa3') },
  { told: 'mp3', fits: at(0, 'ID3', '\xff\xfb', '\xff\xfa', '\xff\xf3', '\xff\xf2') },
  { told: 'aac', fits: at(0, '\xff\xf1', '\xff\xf9') },
]

/** What a browser that guesses would take for a page, in the stretch at the beginning in which it guesses. */
function looksLikePage(head: Buffer): boolean {
  const text = head.subarray(0, 1_500).toString('latin1').replaceAll('\0', '').toLowerCase()
  return /<(?:!doctype|html|head|body|script|iframe|svg|object|embed|meta|link|style|img|\?php|%)/.test(text)
}

/** UTF-8 without control characters. A letter may be cut at the end of the stretch. */
export function isText(bytes: Buffer): boolean {
  if (bytes.length === 0) return false
  const text = new TextDecoder('utf-8').decode(bytes, { stream: true })
  return !text.includes('\uFFFD') && !/[^\P{Cc}\t\n\r\f]/u.test(text)
}
