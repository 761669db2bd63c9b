const light = 110_000

/** Those whose engine cannot be small: Argon2id for the codes, a trained reader of names. */
const heavy: Record<string, number> = { 'secure-chat': 115_000, 'anonymity-checker': 750_000 }

/** What a tool may weigh compressed, all told, in bytes. */
export function sizeLimitOf(tool: string): number {
  return heavy[tool] ?? light
}
