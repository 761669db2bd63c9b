import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import { headerList, memberParts } from './header-list.ts'

/** What is sent to many, and compressed once. */
export type KeptEncoding = 'br' | 'gzip' | 'identity'

/** What is sent once. zstd takes a third of brotli's time here, for a twentieth more bytes. */
export type SentOnceEncoding = 'zstd' | KeptEncoding

// Below this, the headers of compression cost more than it saves.
const shortest = 600

/** The best encoding that the client takes for what is kept, by its Accept-Encoding header (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | null): KeptEncoding {
  return firstAccepted(accepted, ['br', 'gzip'])
}

/** The quickest encoding that the client takes, for bytes that are sent once. */
export function chooseQuickEncoding(accepted: string | null): SentOnceEncoding {
  return firstAccepted(accepted, ['zstd', 'br', 'gzip'])
}

function firstAccepted<Offered extends string>(
  accepted: string | null,
  ours: readonly Offered[],
): Offered | 'identity' {
  const offers = new Map(
    headerList(accepted?.toLowerCase()).map((offer) => {
      const [name = '', ...parameters] = memberParts(offer)
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, quality ? Number(quality.slice(2)) : 1]
    }),
  )
  return ours.find((name) => (offers.get(name) ?? 0) > 0) ?? 'identity'
}

const encoders = {
  zstd: (bytes) =>
    promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }) as Promise<
      Buffer<ArrayBuffer>
    >,
  br: (bytes) => brotli(bytes, 4),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
} satisfies Record<
  Exclude<SentOnceEncoding, 'identity'>,
  (bytes: Buffer<ArrayBuffer>) => Promise<Buffer<ArrayBuffer>>
>

/** Fast levels. What is short stays as it is. */
export async function encode<Encoding extends SentOnceEncoding>(
  bytes: Buffer<ArrayBuffer>,
  encoding: Encoding,
): Promise<{ bytes: Buffer<ArrayBuffer>; encoding: Encoding | 'identity' }> {
  const name: SentOnceEncoding = encoding
  if (name === 'identity' || bytes.length < shortest) return { bytes, encoding: 'identity' }
  else return { bytes: await encoders[name](bytes), encoding }
}

export function brotli(bytes: Buffer, level: number): Promise<Buffer<ArrayBuffer>> {
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
