import { partCount, partLength } from '#domain/writing/attachments.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

type UploadWords = Pick<Words['draftFiles'], 'sending' | 'attached' | 'stopped' | 'unreadable' | 'lineDown'>
type Target = { address: string; formToken: string; words: UploadWords; signal: AbortSignal }
type Listener = { onShare(share: number): void; tell(line: string): void }
type Refused = { title: string; text: string }

const pauses = [1_000, 2_000, 5_000, 10_000, 20_000]

/**
 * Sends a file part by part. A dead line is waited out; a file that was begun before goes on where it stopped.
 *
 * @returns the sentence to end with
 */
export async function uploadFile(file: File, target: Target, { onShare, tell }: Listener): Promise<string> {
  const { address, formToken, words, signal } = target
  const tellDown = () => tell(words.lineDown)
  const count = partCount(file.size)
  const mark = [file.size, file.lastModified, file.name].join(' ')
  try {
    const form = new URLSearchParams({ formToken, name: file.name, size: String(file.size), mark })
    const begun = await ask<{ id: string; next: number }>(
      address,
      { method: 'POST', body: form, signal },
      tellDown,
    )
    if ('title' in begun) return `${begun.title}. ${begun.text}`
    let { next } = begun
    while (next < count) {
      onShare(next / count)
      tell(fill(words.sending, { share: Math.floor((100 * next) / count) }))
      const body = file.slice(next * partLength, (next + 1) * partLength)
      const headers = { 'X-Form-Token': formToken, 'Content-Type': 'application/octet-stream' }
      const request = { method: 'PUT', body, headers, signal }
      const sent = await ask<{ next: number }>(`${address}/${begun.id}/${next}`, request, tellDown)
      if ('title' in sent) return `${sent.title}. ${sent.text}`
      next = sent.next
    }
    return words.attached
  } catch {
    return signal.aborted ? words.stopped : words.unreadable
  }
}

async function ask<T>(address: string, request: RequestInit, tellDown: () => void): Promise<T | Refused> {
  for (let failures = 0; ; failures += 1) {
    try {
      const response = await fetch(address, request)
      // A proxy that speaks for a server that is away answers no JSON.
      return (await response.json()) as T | Refused
    } catch (error) {
      if (request.signal?.aborted || (error instanceof DOMException && error.name === 'NotReadableError'))
        throw error
      tellDown()
      await new Promise((resolve) => setTimeout(resolve, pauses[Math.min(failures, pauses.length - 1)]))
    }
  }
}
