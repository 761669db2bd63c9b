import type { EvidenceItem } from './evidence-item.ts'

export type Chain = readonly EvidenceItem[]

export function addItem(chain: Chain, item: EvidenceItem): Chain {
  return [...chain, item]
}

/** Puts an item back to where it was. */
export function insertItem(chain: Chain, item: EvidenceItem, place: number): Chain {
  return [...chain.slice(0, place), item, ...chain.slice(place)]
}

/** Replaces the item of the same id where it is. */
export function updateItem(chain: Chain, item: EvidenceItem): Chain {
  return chain.map((other) => (other.id === item.id ? item : other))
}

export function removeItem(chain: Chain, id: string): Chain {
  return chain.filter((item) => item.id !== id)
}

/** At the beginning of the chain this changes nothing. */
export function moveUp(chain: Chain, id: string): Chain {
  return swapWithNext(chain, chain.findIndex((item) => item.id === id) - 1)
}

/** At the end of the chain this changes nothing. */
export function moveDown(chain: Chain, id: string): Chain {
  return swapWithNext(
    chain,
    chain.findIndex((item) => item.id === id),
  )
}

function swapWithNext(chain: Chain, place: number): Chain {
  const item = chain[place]
  const next = chain[place + 1]
  if (place < 0 || !item || !next) return chain
  return [...chain.slice(0, place), next, item, ...chain.slice(place + 2)]
}
