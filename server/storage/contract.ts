/** Where sealed bytes are kept. It sees no plain byte, and no name that says anything. */
export type Storage = {
  /** Whole or not at all; a name that is there already is replaced. Settles once it would survive a crash. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** @throws Error when there is nothing of this name */
  read(name: string): Promise<Buffer>
  /** Removes every object whose name begins so. None is fine. */
  removeAll(prefix: string): Promise<void>
  list(): AsyncIterable<StoredObject>
  close(): void
}

export type StoredObject = { name: string; writtenAt: Date }
