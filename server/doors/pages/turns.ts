import { LimitReached } from '#domain/errors.ts'
import { cheapFormAt } from './form-kinds.ts'

export type Turns = {
  /** @throws LimitReached 'too-much-at-once' when too much of this network waits already */
  run<T>(network: string, work: () => Promise<T>): Promise<T>
}

/** How much work of one network runs at once, and how much waits. Other networks do not wait for it. */
export function openTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Turns {
  const networks = new Map<string, { running: number; waiting: (() => void)[] }>()

  function begin(network: string): Promise<void> | undefined {
    const place = networks.get(network) ?? { running: 0, waiting: [] }
    networks.set(network, place)
    if (place.running < atOnce) place.running += 1
    else if (place.waiting.length < mostWaiting) return new Promise((resolve) => place.waiting.push(resolve))
    else throw new LimitReached('too-much-at-once', 10)
  }

  // The next one takes over the place of the one that is done; a network without any is forgotten.
  function end(network: string): void {
    const place = networks.get(network)
    const next = place?.waiting.shift()
    if (next) next()
    else if (place && place.running > 1) place.running -= 1
    else networks.delete(network)
  }

  return {
    async run(network, work) {
      await begin(network)
      try {
        return await work()
      } finally {
        end(network)
      }
    },
  }
}

/** A page that reads, from one network: as many at once as a school or a mobile operator behind one address asks for. */
const forPages = { atOnce: 16, mostWaiting: 300 }

/** Searches and filtered lists cost the database most. */
const forSearches = { atOnce: 2, mostWaiting: 30 }

/** A form that costs little and that strangers send: all networks together, so that many of them leave the thread to others. */
const forForms = { atOnce: 4, mostWaiting: 400 }

/** The turns of forms of strangers, a queue for each form. All other forms wait for none. */
export function formTurns() {
  const forms = openTurns(forForms)
  return async <T>({ pathname }: URL, work: () => Promise<T>): Promise<T> => {
    const form = cheapFormAt(pathname)
    return form === null ? work() : forms.run(form, work)
  }
}

/** The turns of pages that are made for one visitor; a page from the cache takes none. */
export function pageTurns() {
  const pages = openTurns(forPages)
  const searches = openTurns(forSearches)
  return ({ pathname, search }: URL): Turns =>
    alwaysSearches.test(pathname) || (search !== '' && searchesWhenAsked.test(pathname)) ? searches : pages
}

/** Of these the address without a question is one page for all visitors, and costs nothing. */
const searchesWhenAsked = /\/(?:search|reports|reports\/feed\.atom)(?:\.data)?$/

/** Made for one reader each time: the advanced search counts its facets also where nothing was typed. */
const alwaysSearches =
  /\/(?:advanced-search|folders\/choice|reports\/export(?:\.[a-z]+)?|saved-searches\/[^/]+\/feed\.atom)(?:\.data)?$/
