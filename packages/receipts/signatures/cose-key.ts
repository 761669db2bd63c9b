export type CoseKey = ReadonlyMap<number, number | Uint8Array>

/**
 * A COSE key (RFC 9052) as a passkey has it: one CBOR map of small numbers to numbers and bytes.
 *
 * @returns null for everything else
 */
export function readCoseKey(bytes: Uint8Array): CoseKey | null {
  const reader = { bytes, place: 0 }
  const pairs = header(reader)
  if (pairs?.major !== mapOf) return null
  const key = new Map<number, number | Uint8Array>()
  for (let pair = 0; pair < pairs.value; pair += 1) {
    const name = item(reader)
    const value = item(reader)
    if (typeof name !== 'number' || value === null || key.has(name)) return null
    key.set(name, value)
  }
  return reader.place === bytes.length ? key : null
}

const [positive, negative, byteString, mapOf] = [0, 1, 2, 5]

type Reader = { bytes: Uint8Array; place: number }

function item(reader: Reader): number | Uint8Array | null {
  const head = header(reader)
  if (head?.major === positive) return head.value
  else if (head?.major === negative) return -1 - head.value
  else if (head?.major !== byteString || reader.place + head.value > reader.bytes.length) return null
  const value = reader.bytes.slice(reader.place, reader.place + head.value)
  reader.place += head.value
  return value
}

/** The first byte holds the kind and a short length; 24 and 25 say that one or two bytes of length follow. */
function header(reader: Reader): { major: number; value: number } | null {
  const first = reader.bytes[reader.place]
  if (first === undefined) return null
  const [major, short] = [first >> 5, first & 31]
  const follow = short < 24 ? 0 : short === 24 ? 1 : short === 25 ? 2 : null
  if (follow === null || reader.place + 1 + follow > reader.bytes.length) return null
  const after = reader.bytes.slice(reader.place + 1, reader.place + 1 + follow)
  reader.place += 1 + follow
  return { major, value: follow === 0 ? short : after.reduce((sum, byte) => sum * 256 + byte, 0) }
}
