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
