import { partCount, partLength } from '#domain/writing/attachments.ts'
import type { Target } from './chosen-file.ts'

/** What is sent of a file beside its bytes. */
export type AboutFile = {
  name: string
  mark: string
  cleaning: 'device' | 'none'
  found: readonly string[]
  originalOf?: string
}

type Listener = { onShare(share: number): void; onLine(isDown: boolean): void }
type Refused = { title: string; text: string }
type Sent = { id: string } | { refused: string }

const pauses = [1_000, 2_000, 5_000, 10_000, 20_000]

/**
 * Sends a file part by part. A dead line is waited out; a file that was begun before goes on where it stopped.
 *
 * @throws when it is stopped, or when the device no longer gives the file
 */
export async function sendFile(
  file: Blob,
  { found, ...about }: AboutFile,
  { address, formToken, formNumber, signal }: Target & { signal: AbortSignal },
  { onShare, onLine }: Listener,
): Promise<Sent> {
  const count = partCount(file.size)
  const bond = formNumber === undefined ? {} : { formNumber }
  const form = new URLSearchParams({
    ...{ formToken, ...bond, ...about },
    ...{ size: String(file.size), found: found.join(',') },
  })
  const begun = await ask<{ id: string; next: number }>(
    address,
    { method: 'POST', body: form, signal },
    onLine,
  )
  if ('title' in begun) return { refused: `${begun.title}. ${begun.text}` }
  let { next } = begun
  while (next < count) {
    onShare(next / count)
    const body = file.slice(next * partLength, (next + 1) * partLength)
    const request = { method: 'PUT', body, headers: headersOf(formToken, formNumber), signal }
    const sent = await ask<{ next: number }>(`${address}/${begun.id}/${next}`, request, onLine)
    if ('title' in sent) return { refused: `${sent.title}. ${sent.text}` }
    next = sent.next
  }
  return { id: begun.id }
}

function headersOf(formToken: string, formNumber: string | undefined): Record<string, string> {
  const headers = { 'X-Form-Token': formToken, 'Content-Type': 'application/octet-stream' }
  return formNumber === undefined ? headers : { ...headers, 'X-Form-Number': formNumber }
}

async function ask<T>(
  address: string,
  request: RequestInit,
  onLine: Listener['onLine'],
): Promise<T | Refused> {
  for (let failures = 0; ; failures += 1) {
    try {
      const response = await fetch(address, request)
      // A proxy that speaks for a server that is away answers no JSON.
      const answer = (await response.json()) as T | Refused
      onLine(false)
      return answer
    } catch (error) {
      if (request.signal?.aborted || (error instanceof DOMException && error.name === 'NotReadableError'))
        throw error
      onLine(true)
      await new Promise((resolve) => setTimeout(resolve, pauses[Math.min(failures, pauses.length - 1)]))
    }
  }
}
