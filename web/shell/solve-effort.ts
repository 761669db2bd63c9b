import { type EffortTicket, leadingZeroBits, sumOf } from '#domain/effort.ts'

const atOnce = 256

/** Tries numbers until one solves the ticket. @returns null when it was called off */
export async function solveEffort(
  { text, bits }: EffortTicket,
  leaving: AbortSignal,
): Promise<string | null> {
  const encoder = new TextEncoder()
  const digestOf = async (solution: string) => {
    const digest = await crypto.subtle.digest('SHA-256', encoder.encode(sumOf(text, solution)))
    return { solution, zeros: leadingZeroBits(new Uint8Array(digest)) }
  }
  for (let first = 0; !leaving.aborted; first += atOnce) {
    const tried = await Promise.all(
      Array.from({ length: atOnce }, (_, place) => digestOf(String(first + place))),
    )
    const found = tried.find(({ zeros }) => zeros >= bits)
    if (found) return found.solution
  }
  return null
}
