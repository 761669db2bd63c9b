import { type SealedBlockMessage, sealedBlockIn } from '../shared/shell-messages.ts'

/**
 * Passes sealed blocks between the caged pages of this browser's tabs. The cage has no origin, so it has no
 * BroadcastChannel of ours; and the shell cannot read what it passes.
 */
export function passSealedBlocks(frame: HTMLIFrameElement): void {
  const otherTabs = new BroadcastChannel('fitila sealed blocks')
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const block = source === frame.contentWindow ? sealedBlockIn(data) : undefined
    if (block !== undefined) otherTabs.postMessage(messageWith(block))
  })
  otherTabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const block = sealedBlockIn(data)
    // The cage's origin is opaque, so it cannot be addressed by origin; the frame shows nothing but the cage.
    if (block !== undefined) frame.contentWindow?.postMessage(messageWith(block), '*')
  })
}

function messageWith(block: string): SealedBlockMessage {
  return { fitila: { kind: 'sealed-block', block } }
}
