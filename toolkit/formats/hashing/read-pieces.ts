const pieceSize = 1_048_576

/**
 * Hands over what a blob brings, piece by piece; a piece is valid only during the call. The next piece is asked for
 * before this one is worked on, so that reading and hashing happen at the same time, and two buffers are used in turn:
 * a stream that made a new one each time would fill the memory faster than it is swept.
 */
export async function readPieces(content: Blob, take: (piece: Uint8Array) => void): Promise<void> {
  const reader = byteReader(content)
  if (reader) await readInTurn(reader, take)
  else await readPlainly(content.stream().getReader(), take)
}

/** Undefined where a browser's blobs cannot be read into a buffer of ours. */
function byteReader(content: Blob): ReadableStreamBYOBReader | undefined {
  try {
    return content.stream().getReader({ mode: 'byob' })
  } catch {
    return undefined
  }
}

async function readInTurn(
  reader: ReadableStreamBYOBReader,
  take: (piece: Uint8Array) => void,
): Promise<void> {
  let spare = new ArrayBuffer(pieceSize)
  let next = reader.read(new Uint8Array(pieceSize))
  for (let step = await next; !step.done; step = await next) {
    next = reader.read(new Uint8Array(spare))
    // A failure is met when it is awaited, also when `take` fails first.
    next.catch(() => {})
    take(step.value)
    spare = step.value.buffer
  }
}

async function readPlainly(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  take: (piece: Uint8Array) => void,
): Promise<void> {
  let next = reader.read()
  for (let step = await next; !step.done; step = await next) {
    next = reader.read()
    next.catch(() => {})
    take(step.value)
  }
}
