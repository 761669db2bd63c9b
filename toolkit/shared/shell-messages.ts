/**
 * The one thing that passes between two tabs of a browser: a sealed block, which tells nothing to a person who lacks the
 * codes. The page hands it to its shell, the shell to the other shells over a BroadcastChannel, and they to their pages,
 * always in this shape.
 */
export type SealedBlockMessage = { fitila: { kind: 'sealed-block'; block: string } }

/** Nothing longer is passed on. */
export const longestSealedBlock = 200_000

/** The block in a message from the page or the shell; undefined when the message is something else. */
export function sealedBlockIn(message: unknown): string | undefined {
  const { fitila } = (message ?? {}) as Partial<SealedBlockMessage>
  const isOne = fitila?.kind === 'sealed-block' && typeof fitila.block === 'string'
  return isOne && fitila.block.length <= longestSealedBlock ? fitila.block : undefined
}

/**
 * What a shell tells its pages when one takes the place of the other. With the first two goes a port of one channel, so what is handed over
 * never passes through the shell.
 */
export type MoveMessage = { fitila: { kind: 'move-out' | 'move-in' | 'not-loaded' } }

export function moveOf(message: unknown): MoveMessage['fitila']['kind'] | undefined {
  const { fitila } = (message ?? {}) as Partial<MoveMessage>
  return moves.find((kind) => kind === fitila?.kind)
}

const moves = ['move-out', 'move-in', 'not-loaded'] as const
