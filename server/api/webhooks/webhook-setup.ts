import { z } from 'zod'
import type { Vault } from '#server/sealing/vault.ts'

/** Where a webhook leads and what signs its messages: sealed, because an address may hold a secret of its receiver. */
const schema = z.object({
  address: z.string(),
  /** The newest first. An older one signs until its moment. */
  keys: z.array(z.object({ seed: z.string(), until: z.iso.datetime().nullable() })).min(1),
})

export type WebhookSetup = z.output<typeof schema>

export function sealSetup(vault: Vault, id: string, setup: WebhookSetup): Buffer {
  return vault.seal(`webhook:${id}`, setup)
}

export function openSetup(
  vault: Vault,
  { id, sealedSetup }: { id: string; sealedSetup: Buffer },
): WebhookSetup {
  return schema.parse(vault.open(`webhook:${id}`, sealedSetup))
}

/** What signs at this moment, the newest first. */
export function seedsAt({ keys }: WebhookSetup, now: Date): string[] {
  return keys.filter(({ until }) => until === null || new Date(until) > now).map(({ seed }) => seed)
}
