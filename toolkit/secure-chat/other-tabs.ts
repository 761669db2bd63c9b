import { type SealedBlockMessage, sealedBlockIn } from '../shared/shell-messages.ts'

/** Hands a sealed block to the shell, which hands it to the other tabs of this browser. */
export function passToOtherTabs(block: string): void {
  const message: SealedBlockMessage = { fitila: { kind: 'sealed-block', block } }
  // The origin here is opaque, so the shell cannot be addressed by origin. What goes out is sealed.
  if (window.parent !== window) window.parent.postMessage(message, '*')
}

/** Calls back with every sealed block that another tab sends. Returns how to stop. */
export function hearOtherTabs(hear: (block: string) => void): () => void {
  const listener = ({ source, data }: MessageEvent<unknown>) => {
    const block = source === window.parent ? sealedBlockIn(data) : undefined
    if (block !== undefined) hear(block)
  }
  window.addEventListener('message', listener)
  return () => window.removeEventListener('message', listener)
}
