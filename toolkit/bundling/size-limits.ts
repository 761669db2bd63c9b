import { tools } from '../registry.ts'

const light = 110_000

/** Those whose engine cannot be small: Argon2id for the codes, a trained reader of names. */
const heavy: Record<string, number> = {
  'secure-chat': 115_000,
  'anonymity-checker': 750_000,
  'document-sanitizer': 800_000,
}

/** What the document of that name may weigh compressed, all told, in bytes. */
export function sizeLimitOf(file: string): number {
  const full = tools.find(({ name }) => file === `${name}-full`)?.fullEdition
  return full?.largest ?? heavy[file] ?? light
}
