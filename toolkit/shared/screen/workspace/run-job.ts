import { startWorker } from '../start-worker.ts'
import type { WorkspaceJob, WorkspaceReport } from './jobs.ts'
import source from './worker.ts?source'

/** Does one job in a worker of its own, so that the page can be used meanwhile; the key's memory ends with it. */
export async function runWorkspaceJob(job: WorkspaceJob): Promise<WorkspaceReport> {
  const worker = startWorker(source)
  const { promise, resolve } = Promise.withResolvers<WorkspaceReport>()
  worker.onerror = () => resolve({ kind: 'refused', message: 'This browser could not start the work.' })
  worker.onmessage = ({ data }: MessageEvent<WorkspaceReport>) => resolve(data)
  worker.postMessage(job)
  return promise.finally(() => worker.terminate())
}
