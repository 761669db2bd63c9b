import { asUtf8, fromUtf8, joinBytes } from './bytes.ts'
import { Refused } from './refused.ts'

/** What is inside of a block. Times are whole seconds since 1970 (UTC). */
export type Content = {
  readonly channelCreated: number
  readonly written: number
  /** Eight random bytes of the tab that wrote it: no proof of who, only "the same tab as before". */
  readonly writer: Uint8Array
  readonly body: Body
}

export type Body =
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'invitation'; readonly name: string; readonly description: string }

export const writerLength = 8

const kinds = { message: 1, invitation: 2 } as const satisfies Record<Body['kind'], number>
const bodyStart = 25

export function writeContent({ channelCreated, written, writer, body }: Content): Uint8Array {
  const start = new Uint8Array(bodyStart)
  const view = new DataView(start.buffer)
  view.setUint8(0, kinds[body.kind])
  view.setBigUint64(1, BigInt(channelCreated))
  view.setBigUint64(9, BigInt(written))
  start.set(writer, 17)
  return joinBytes(start, ...bodyBytes(body))
}

/** @throws Refused 'altered' for anything that `writeContent` does not make */
export function readContent(bytes: Uint8Array): Content {
  if (bytes.length < bodyStart) throw new Refused('altered')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  return {
    channelCreated: seconds(view.getBigUint64(1)),
    written: seconds(view.getBigUint64(9)),
    writer: bytes.slice(17, bodyStart),
    body: readBody(view.getUint8(0), bytes.subarray(bodyStart)),
  }
}

function bodyBytes(body: Body): Uint8Array[] {
  if (body.kind === 'message') return [asUtf8(body.text)]
  const name = asUtf8(body.name)
  return [Uint8Array.of(name.length >> 8, name.length & 255), name, asUtf8(body.description)]
}

function readBody(kind: number, bytes: Uint8Array): Body {
  if (kind === kinds.message && bytes.length > 0) return { kind: 'message', text: textOf(bytes) }
  else if (kind === kinds.invitation && bytes.length >= 2) return readInvitation(bytes)
  else throw new Refused('altered')
}

function readInvitation(bytes: Uint8Array): Body {
  const [high = 0, low = 0] = bytes
  const nameEnd = 2 + high * 256 + low
  if (nameEnd === 2 || nameEnd > bytes.length) throw new Refused('altered')
  return {
    kind: 'invitation',
    name: textOf(bytes.subarray(2, nameEnd)),
    description: textOf(bytes.subarray(nameEnd)),
  }
}

function textOf(bytes: Uint8Array): string {
  const text = fromUtf8(bytes)
  if (text === undefined) throw new Refused('altered')
  return text
}

/** The year 9999. */
export const lastSecond = 253_402_300_799n

function seconds(value: bigint): number {
  if (value > lastSecond) throw new Refused('altered')
  return Number(value)
}
