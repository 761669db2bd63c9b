import { createHash } from 'node:crypto'
import type { Duration } from '#domain/time/durations.ts'
import { openBoundedStore } from '#server/hub/bounded-store.ts'
import type { Hub } from '#server/hub/hub.ts'
import { changesWhatIsPublic } from '#server/hub/kept-until-public-event.ts'
import { encode, type KeptEncoding } from '../encoding.ts'

/** A page as everyone without a session gets it, with each encoding that was asked for so far. */
export type CachedPage = {
  status: number
  /** The data of a page, which the router of an open page asked for. It takes an answer of 400 and more without this sign for a fault. */
  isData: boolean
  etag: string
  policy: string
  contentType: string
  bodies: Map<KeptEncoding, Buffer<ArrayBuffer>>
  size: number
  /** Of the cache, when its rendering began. */
  generation: number
}

export type AnsweredPage = Pick<CachedPage, 'status' | 'isData' | 'contentType' | 'policy'> & {
  body: Buffer<ArrayBuffer>
}

export type PageCache = {
  find(address: string): CachedPage | null
  /** Call before rendering, and hand the answer to `keep`: what changed meanwhile is not kept. */
  generation(): number
  keep(address: string, generation: number, page: AnsweredPage): CachedPage
  /** For so long the page may still be answered with. None, where something public changed since its rendering began. */
  believedFor(page: CachedPage): Duration
  bodyOf(
    page: CachedPage,
    encoding: KeptEncoding,
  ): Promise<{ bytes: Buffer<ArrayBuffer>; encoding: KeptEncoding }>
}

const mostBytes = 32 * 1024 * 1024

/** Forgets everything at the commit of each event that changes a public page, and keeps nothing while it could miss one. */
export function openPageCache(hub: Hub): PageCache {
  const pages = openBoundedStore<CachedPage>({
    ...{ hub, endedBy: changesWhatIsPublic, most: mostBytes },
    sizeOf: ({ size }) => size,
  })

  function keep(address: string, before: number, answered: AnsweredPage): CachedPage {
    const page = prepare(answered, before)
    pages.keep(before, address, page)
    return page
  }

  function believedFor(page: CachedPage): Duration {
    return page.generation === pages.generation() ? hub.believedFor() : 0
  }

  async function bodyOf(
    page: CachedPage,
    encoding: KeptEncoding,
  ): Promise<{ bytes: Buffer<ArrayBuffer>; encoding: KeptEncoding }> {
    const ready = page.bodies.get(encoding)
    if (ready) return { bytes: ready, encoding }
    const encoded = await encode(page.bodies.get('identity') ?? Buffer.alloc(0), encoding)
    page.bodies.set(encoded.encoding, encoded.bytes)
    return encoded
  }

  return { find: pages.find, generation: pages.generation, keep, believedFor, bodyOf }
}

/** Keeps nothing: for pages that change under the hands of the person who writes them. */
export const noPageCache: PageCache = {
  find: () => null,
  generation: () => 0,
  keep: (_address, generation, page) => prepare(page, generation),
  believedFor: () => 0,
  bodyOf: async (page, encoding) => encode(page.bodies.get('identity') ?? Buffer.alloc(0), encoding),
}

function prepare({ body, ...answered }: AnsweredPage, generation: number): CachedPage {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const bodies = new Map<KeptEncoding, Buffer<ArrayBuffer>>([['identity', body]])
  return { ...answered, etag, bodies, size: body.length * 2, generation }
}
