/** What its holder does to a key of the API. It names neither the key's scopes nor its networks. */
export type KeyEvent =
  | { kind: 'key.made'; subjectId: string; detail: Record<string, never> }
  | { kind: 'key.revoked'; subjectId: string; detail: Record<string, never> }

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const keyEvents = {
  'key.made': true,
  'key.revoked': true,
} as const satisfies Record<KeyEvent['kind'], true>
