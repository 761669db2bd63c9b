import { Unreadable } from '../unreadable.ts'

export type WorkspaceRefusalCode =
  | 'not-a-workspace'
  | 'wrong-passphrase'
  | 'damaged'
  | 'too-large'
  | 'no-memory'

const messages = {
  'not-a-workspace': 'This is not a workspace file, or it was locked with a key and not with a passphrase.',
  'wrong-passphrase': 'This passphrase does not open the workspace, or the file was changed.',
  damaged: 'This workspace file is damaged or was cut off. Look for an older copy of it.',
  'too-large':
    'There is more here than a workspace file can hold, which is 500 MB. Export an evidence package for the large files.',
  'no-memory':
    'This device has too little memory for the passphrase to be worked into a key. Close other programs, then try again.',
} as const satisfies Record<WorkspaceRefusalCode, string>

export class WorkspaceRefusal extends Unreadable<WorkspaceRefusalCode> {
  constructor(code: WorkspaceRefusalCode) {
    super(code, messages[code])
  }
}
