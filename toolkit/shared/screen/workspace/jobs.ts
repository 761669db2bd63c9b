import type { States } from '@fitila/formats/workspace/pack-workspace'

export type WorkspaceJob =
  | { kind: 'seal'; states: States; passphrase: string; at: Date }
  | { kind: 'open'; file: Blob; passphrase: string }

export type WorkspaceReport =
  | { kind: 'sealed'; file: Blob }
  | { kind: 'opened'; states: States }
  /** May be shown as it is. */
  | { kind: 'refused'; message: string }
