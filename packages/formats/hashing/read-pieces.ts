const pieceSize = 4_194_304

/**
 * Hands over what a blob holds, piece by piece; a piece is valid only during the call. The next piece is asked for before
 * this one is worked on, so that reading and hashing happen at the same time. No streams: in Chromium a few dozen of them
 * over small files, read into buffers of ours, wait for ever. Each piece is given up at once, so that memory stays flat.
 */
export async function readPieces(content: Blob, take: (piece: Uint8Array) => void): Promise<void> {
  let next = pieceAt(content, 0)
  for (let at = 0; at < content.size; at += pieceSize) {
    const piece = await next
    next = pieceAt(content, at + pieceSize)
    // A failure is met when it is awaited, also when `take` fails first.
    next.catch(() => {})
    take(new Uint8Array(piece))
    giveUp(piece)
  }
}

function pieceAt(content: Blob, at: number): Promise<ArrayBuffer> {
  return at < content.size ? content.slice(at, at + pieceSize).arrayBuffer() : Promise.resolve(nothing)
}

const nothing = new ArrayBuffer(0)

/**
 * Frees the memory now: a message takes it along, to a port that is closed. After `transfer(0)` Chromium keeps the memory, and counts it
 * as free, so that nothing sweeps: 2 GB that were read stayed whole.
 */
function giveUp(piece: ArrayBuffer): void {
  const { port1, port2 } = new MessageChannel()
  port2.close()
  port1.postMessage(null, [piece])
  port1.close()
}
