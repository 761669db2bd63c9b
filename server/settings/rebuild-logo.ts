import { createHash } from 'node:crypto'
import { fieldProblem, Invalid } from '#domain/errors.ts'
import type { FieldRefusalCode } from '#domain/field-refusals.ts'
import { isSide, logoTypes, mostLogoBytes, type SiteLogo } from '#domain/operating/site-logo.ts'
import { pictureSize } from '#server/attachments/pictures/picture-size.ts'
import type { Previews } from '#server/attachments/preview/open-previews.ts'
import { tellKind } from '#server/attachments/tell-kind.ts'
import { wholeFileOf } from '#server/attachments/whole-file.ts'

const kinds = ['png', 'jpeg', 'webp'] as const
type LogoKind = (typeof kinds)[number]

/**
 * The picture as the sanitizer writes it again, in its closed process. Nothing of the file itself is kept.
 *
 * @throws Invalid for the field `file`, LimitReached 'busy'
 */
export async function rebuildLogo(previews: Previews, file: Buffer): Promise<SiteLogo> {
  if (file.length > mostLogoBytes) throw refused('logo-too-heavy')
  const told = tellKind(file)
  const kind = kinds.find((each) => each === told)
  if (!kind || moves(file)) throw refused('not-a-logo')
  // Before anything makes room for the pixels.
  await sizeOf(kind, file)
  const made = await previews({ kind, page: 1 }, file)
  const type = made.shows === 'picture' ? logoTypes.find((each) => each === made.type) : undefined
  if (!type) throw refused('not-a-logo')
  const { bytes } = made
  if (bytes.length > mostLogoBytes) throw refused('logo-too-heavy')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { type, ...(await sizeOf(kind, bytes)), sha256, base64: bytes.toString('base64') }
}

async function sizeOf(kind: LogoKind, bytes: Buffer) {
  const size = await pictureSize(kind, wholeFileOf('logo', bytes))
  if (!size) throw refused('not-a-logo')
  if (!isSide(size.width) || !isSide(size.height)) throw refused('logo-size')
  return size
}

/** A WebP says in its head whether it is an animation (RIFF container of WebP, extended file format). */
function moves(file: Buffer): boolean {
  return file.toString('latin1', 8, 16) === 'WEBPVP8X' && ((file[20] ?? 0) & 0x02) !== 0
}

function refused(code: FieldRefusalCode): Invalid {
  return new Invalid('invalid', { file: fieldProblem(code) })
}
