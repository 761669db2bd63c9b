import { useContext, useEffect, useRef, useState } from 'react'
import { showToast } from '../../shared/screen/toaster.tsx'
import type { Job, JobResults } from '../engine/jobs.ts'
import { JobRefused, runJob } from '../run-job.ts'
import { EditionContext } from './edition.ts'

export type Progress = { text: string; done: number; total: number }

/** One job at a time: how far it is, and a way to end it. A refusal becomes a toast, and the result is undefined. */
export function useJob() {
  const { source } = useContext(EditionContext)
  const [progress, setProgress] = useState<Progress | null>(null)
  const ending = useRef<AbortController | null>(null)
  useEffect(() => () => ending.current?.abort(), [])

  async function start<Kind extends Job['kind']>(
    text: string,
    job: Extract<Job, { kind: Kind }>,
  ): Promise<JobResults[Kind] | undefined> {
    const controller = new AbortController()
    ending.current = controller
    setProgress({ text, done: 0, total: 0 })
    try {
      const onProgress = (done: number, total: number) => setProgress({ text, done, total })
      return await runJob<Kind>(source, job, { onProgress, signal: controller.signal })
    } catch (error) {
      tellWhy(error)
      return undefined
    } finally {
      setProgress(null)
    }
  }

  return { progress, start, cancel: () => ending.current?.abort() }
}

export type JobRunner = ReturnType<typeof useJob>

function tellWhy(error: unknown): void {
  if (!(error instanceof JobRefused)) throw error
  if (error.code === 'cancelled')
    showToast({ title: 'Cancelled', description: 'Nothing was changed.', tone: 'information' })
  else showToast({ title: 'That did not work', description: error.message, tone: 'danger' })
}
