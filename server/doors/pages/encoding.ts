import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { headerList, memberParts } from './header-list.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

// Below this, the headers of compression cost more than it saves.
const shortest = 600

/** The best encoding that the client takes, by its Accept-Encoding header (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | null): Encoding {
  const offers = new Map(
    headerList(accepted?.toLowerCase()).map((offer) => {
      const [name = '', ...parameters] = memberParts(offer)
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, quality ? Number(quality.slice(2)) : 1]
    }),
  )
  if ((offers.get('br') ?? 0) > 0) return 'br'
  else return (offers.get('gzip') ?? 0) > 0 ? 'gzip' : 'identity'
}

/** Fast levels, for bytes that are sent once. */
export async function encode(
  bytes: Buffer<ArrayBuffer>,
  encoding: Encoding,
): Promise<{ bytes: Buffer<ArrayBuffer>; encoding: Encoding }> {
  if (encoding === 'identity' || bytes.length < shortest) return { bytes, encoding: 'identity' }
  else if (encoding === 'br') return { bytes: await brotli(bytes, 4), encoding }
  else return { bytes: await promisify(gzip)(bytes, { level: 6 }), encoding }
}

export function brotli(bytes: Buffer, level: number): Promise<Buffer<ArrayBuffer>> {
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}
