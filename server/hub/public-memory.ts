import type { Hub } from './hub.ts'
import { type KeptValue, keptUntilPublicEvent } from './kept-until-public-event.ts'

export type PublicMemory = {
  /** What was read under this name, until an event changes what is public. One name is for one kind of thing. */
  recall<T>(name: string, read: () => Promise<T>): Promise<T>
  /** As `recall`, within a transaction. */
  recallAlone<T>(name: string, read: () => Promise<T>): Promise<T>
}

export function openPublicMemory(hub: Hub): PublicMemory {
  const kept = new Map<string, KeptValue<unknown>>()

  function entryOf(name: string): KeptValue<unknown> {
    const entry = kept.get(name) ?? keptUntilPublicEvent<unknown>(hub)
    kept.set(name, entry)
    return entry
  }

  // What is kept under a name is what was read under it.
  return {
    recall: async <T>(name: string, read: () => Promise<T>) => (await entryOf(name)(read)) as T,
    recallAlone: async <T>(name: string, read: () => Promise<T>) => (await entryOf(name).alone(read)) as T,
  }
}
