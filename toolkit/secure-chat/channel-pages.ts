import type { Channel } from './engine/channel.ts'

export type BookPage = { readonly channels: readonly Channel[]; readonly openId: string | undefined }

/** The pages of the book: every change makes a new one and tells who listens. */
export function makePages() {
  const listeners = new Set<() => void>()
  let page: BookPage = { channels: [], openId: undefined }

  function turn(next: Partial<BookPage>): void {
    page = { ...page, ...next }
    for (const listener of listeners) listener()
  }

  function put(changed: Channel): void {
    turn({ channels: page.channels.map((channel) => (channel.id === changed.id ? changed : channel)) })
  }

  function add(channel: Channel): Channel {
    turn({ channels: [...page.channels, channel], openId: channel.id })
    return channel
  }

  function take(id: string): void {
    const channels = page.channels.filter((other) => other.id !== id)
    turn({ channels, openId: page.openId === id ? undefined : page.openId })
  }

  function listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  const find = (id: string) => page.channels.find((channel) => channel.id === id)
  return { turn, put, add, take, find, listen, read: () => page }
}
