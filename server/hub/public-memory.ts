import type { Hub } from './hub.ts'
import { keptUntilPublicEvent } from './kept-until-public-event.ts'

export type PublicMemory = {
  /** What was read under this name, until an event changes what is public. One name is for one kind of thing. */
  recall<T>(name: string, read: () => Promise<T>): Promise<T>
}

export function openPublicMemory(hub: Hub): PublicMemory {
  const kept = new Map<string, ReturnType<typeof keptUntilPublicEvent<unknown>>>()
  return {
    async recall<T>(name: string, read: () => Promise<T>): Promise<T> {
      const entry = kept.get(name) ?? keptUntilPublicEvent<unknown>(hub)
      kept.set(name, entry)
      return (await entry(read)) as T
    },
  }
}
