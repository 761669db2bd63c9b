import { buffer } from 'node:stream/consumers'
import { Unreadable } from '@fitila/formats/unreadable'
import type { Preview, PreviewRequest } from '@fitila/sanitizer/contract'
import { Asked } from '@fitila/sanitizer/refusals'

const longestText = 200_000

/**
 * A separate process that shows what is in one file and touches nothing else: a line that says what is asked and the file come in,
 * a line that says what is shown and its bytes go out. The program that starts it takes away network, files and time.
 */
const input = await buffer(process.stdin)
const lineEnd = input.indexOf('\n')
const request = JSON.parse(input.toString('utf8', 0, lineEnd)) as PreviewRequest
const { bytes, ...about } = await show(request, new Uint8Array(input.subarray(lineEnd + 1)))
process.stdout.write(`${JSON.stringify(about)}\n`)
process.stdout.write(bytes)

async function show({ kind, page }: PreviewRequest, file: Uint8Array): Promise<Preview> {
  try {
    // Only what this kind needs is read: each file has a process of its own.
    if (kind === 'pdf') {
      const { pagePicture } = await import('./page-picture.ts')
      return await pagePicture(file, page)
    } else if (kind === 'jpeg') {
      const { rebuiltJpeg } = await import('./rebuilt-picture.ts')
      return await rebuiltJpeg(file)
    } else if (kind === 'png' || kind === 'gif' || kind === 'webp') {
      const { rebuiltPicture } = await import('./rebuilt-picture.ts')
      return await rebuiltPicture(file)
    } else if (kind === 'text') {
      return asText(new TextDecoder().decode(file))
    } else {
      const { officeText } = await import('./office-text.ts')
      return asText(officeText(file, kind))
    }
  } catch (error) {
    if (error instanceof Unreadable || error instanceof Asked)
      return { shows: 'nothing', bytes: new Uint8Array() }
    throw error
  }
}

function asText(text: string): Preview {
  const shown = text.slice(0, longestText)
  return { shows: 'text', isWhole: shown.length === text.length, bytes: new TextEncoder().encode(shown) }
}
