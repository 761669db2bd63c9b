import type { RefusalCode } from '#domain/refusals.ts'

/** Some of the refusals, by the product's own codes; said by the server alone. `english.ts` asks that none is missing. */
export type SomeRefusals = { refusals: { [Code in RefusalCode]?: { title: string; text: string } } }
