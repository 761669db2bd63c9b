import type { MoveMessage } from '../shared/shell-messages.ts'

/** Milliseconds that a page may take from its last byte to its first word. */
const patience = 8_000

/**
 * Loads the full edition beside the tool, and ties the two with a channel of their own: what was chosen goes from cage to cage, and never
 * through this page. The tool stays until the other says that all has arrived; when it does not come, the tool is told.
 */
export function openFullEdition(tool: HTMLIFrameElement, path: string): FullEdition {
  const full = tool.cloneNode() as HTMLIFrameElement
  full.hidden = true
  full.src = path
  let isThere = false
  full.addEventListener('load', () => {
    setTimeout(() => {
      if (isThere) return
      full.remove()
      say(tool, 'not-loaded')
    }, patience)
  })
  tool.after(full)
  return {
    frame: full,
    tie() {
      isThere = true
      const { port1, port2 } = new MessageChannel()
      say(full, 'move-in', port2)
      say(tool, 'move-out', port1)
    },
    show() {
      tool.remove()
      full.hidden = false
      full.focus()
    },
  }
}

export type FullEdition = { frame: HTMLIFrameElement; tie(): void; show(): void }

// The cage's origin is opaque, so it cannot be addressed by origin; each frame shows nothing but a cage of ours.
function say(frame: HTMLIFrameElement, kind: MoveMessage['fitila']['kind'], ...ports: MessagePort[]): void {
  const message: MoveMessage = { fitila: { kind } }
  frame.contentWindow?.postMessage(message, '*', ports)
}
