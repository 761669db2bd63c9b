import { tools } from '../registry.ts'

/** React is 57 kB of it, and 20 kB are the font of saved papers. */
const light = 130_000

/**
 * A megabyte as phones and file managers count it, 1,024 times 1,024. Reading mails, judging what is unseen, and the second edition of the
 * channel took the file from 968 to 1,021 thousand bytes (decision 304).
 */
export const carriedLimit = 1_048_576

/** Those whose engine cannot be small: a trained reader of names, and a rebuilder of many kinds of files. */
const heavy: Record<string, number> = {
  'anonymity-checker': 750_000,
  'document-sanitizer': 800_000,
  // As the file to carry.
  workspace: carriedLimit,
}

/** What the document of that name may weigh compressed, all told, in bytes. */
export function sizeLimitOf(file: string): number {
  const full = tools.find(({ name }) => file === `${name}-full`)?.fullEdition
  return full?.largest ?? heavy[file] ?? light
}
