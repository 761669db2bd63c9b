import { acceptRequest } from '#server/publishing/corrections/settle-request.ts'
import { showCorrectionDesk } from '#server/publishing/corrections/show-proposal.ts'
import { waitingRequest } from './correction-requests.ts'
import type { publicReport } from './public-report.ts'
import type { TestApplication } from './test-application.ts'

type Public = Awaited<ReturnType<typeof publicReport>>

export async function waiting(
  application: TestApplication,
  { id, officer }: Public,
): Promise<{ correction: string }> {
  const { proposal } = await showCorrectionDesk(application, officer, id)
  return { correction: proposal?.id ?? '' }
}

export async function disputed(application: TestApplication, { id, reviewer }: Public): Promise<string> {
  await acceptRequest(application, reviewer, await waitingRequest(application, reviewer, id), {})
  const { disputes } = await showCorrectionDesk(application, reviewer, id)
  return disputes.at(-1)?.id ?? ''
}
