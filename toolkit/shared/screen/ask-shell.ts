import type { ToolName } from '../tool-about.ts'

/**
 * All that a caged page may ask of the shell around it. None of these carries words of the person: the shell knows the
 * tools and addresses by itself and takes a name only when it is on its own list.
 */
export type ShellRequest =
  /** The page is there and listens. */
  | { kind: 'ready' }
  | { kind: 'exit' }
  /** Whether leaving would lose something, so that the browser asks first. */
  | { kind: 'unsaved'; isUnsaved: boolean }
  | { kind: 'tool'; name: ToolName | `${ToolName}/full` }
  | { kind: 'outside'; id: string }
  | { kind: 'offline-file' }
  /** Loads the full edition of this tool beside this page. */
  | { kind: 'full-edition' }
  /** What was in the other page has arrived in this one. */
  | { kind: 'moved-in' }

export function askShell(request: ShellRequest): void {
  // The page's own origin is opaque, so the shell cannot be addressed by origin; it checks who sent this instead.
  if (window.parent !== window) window.parent.postMessage({ fitila: request }, '*')
}
