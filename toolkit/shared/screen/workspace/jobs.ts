import type { States } from '../../../formats/workspace/pack-workspace.ts'

export type WorkspaceJob =
  | { kind: 'seal'; states: States; passphrase: string; at: Date }
  | { kind: 'open'; file: Blob; passphrase: string }

export type WorkspaceReport =
  | { kind: 'sealed'; file: Blob }
  | { kind: 'opened'; states: States }
  /** May be shown as it is. */
  | { kind: 'refused'; message: string }
