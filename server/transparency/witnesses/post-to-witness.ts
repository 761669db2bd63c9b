import type { Witness } from '#server/kernel/public-log-settings.ts'

const longestAnswer = 64 * 1024

export type WitnessAnswer = {
  status: number
  text: string
  /** What it says that it knows, where it does not know what we said. */
  size?: number
}

/** @returns null where it cannot be reached, is too slow, or says too much */
export async function postToWitness(
  { address }: Witness,
  body: string,
  signal: AbortSignal,
): Promise<WitnessAnswer | null> {
  try {
    const answer = await fetch(`${address}/add-checkpoint`, {
      method: 'POST',
      body,
      signal,
      redirect: 'error',
    })
    const text = await shortText(answer)
    if (text === null) return null
    const isSize = answer.status === 409 && answer.headers.get('content-type') === 'text/x.tlog.size'
    const [, size] = /^(0|[1-9]\d{0,14})\n$/.exec(text) ?? []
    return { status: answer.status, text, ...(isSize && size !== undefined ? { size: Number(size) } : {}) }
  } catch {
    return null
  }
}

async function shortText(answer: Response): Promise<string | null> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.length
    if (length > longestAnswer) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
