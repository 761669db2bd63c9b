import type { Sort } from '@fitila/sanitizer/contract'
import type { Job, JobReport } from '@fitila/sanitizer/jobs'

/** What happened to a file: a clean copy and what sorts of things were found, or why there is none, in words. */
export type Cleaned =
  | { bytes: Uint8Array<ArrayBuffer>; name: string; kind: string; found: Sort[] }
  | { why: string | null }

export type UploadCleaner = {
  /** One file at a time. */
  clean(file: { name: string; bytes: Uint8Array }): Promise<Cleaned>
  close(): void
}

// Each edition is a script of its own, and comes with the first file that needs it.
const editions = {
  picture: () => new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' }),
  document: () => new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' }),
}

/**
 * Cleans files before they are sent, in a worker of this page. Comments and hidden text stay: they may be what the report is about.
 *
 * @param edition `picture` for photos alone, a fifth of the whole
 */
export function openUploadCleaner(edition: keyof typeof editions): UploadCleaner {
  const worker = editions[edition]()
  return {
    clean({ name, bytes }) {
      const { promise, resolve } = Promise.withResolvers<Cleaned>()
      worker.onerror = () => resolve({ why: null })
      worker.onmessage = ({ data }: MessageEvent<JobReport>) => {
        if (data.kind === 'done') resolve(cleaned(data))
        else if (data.kind === 'refused') resolve({ why: data.message })
        else if (data.kind !== 'progress') resolve({ why: null })
      }
      const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'keep' } as const
      worker.postMessage({ name, bytes, options } satisfies Job)
      return promise
    },
    close: () => worker.terminate(),
  }
}

function cleaned({ result }: Extract<JobReport, { kind: 'done' }>): Cleaned {
  const { bytes, name, kind, found } = result
  return { bytes: new Uint8Array(bytes), name, kind, found: [...new Set(found.map(({ sort }) => sort))] }
}
