import { z } from 'zod'
import type { ExpertApplication, ExpertPapers } from '#domain/experts/expert.ts'
import type { Application } from '#server/kernel/application.ts'
import { papers as papersSchema, storedApplication } from './application-input.ts'

const noPapers: ExpertPapers = { register: '', registerNumber: '', employer: '', referees: '' }
const withPapers = z.object({ sealedPapers: z.string().optional() })

/** An application as it waits with a registration: its papers are sealed also there. */
export function waitingApplication(
  { vault }: Application,
  registrationId: string,
  expert: ExpertApplication | null,
): Record<string, unknown> | null {
  if (!expert) return null
  const { papers, ...rest } = expert
  const sealed = vault.seal(`expert:registration:${registrationId}`, papers)
  return { ...rest, sealedPapers: sealed.toString('base64') }
}

/** As it was typed. Null where there was none. */
export function openWaiting(
  { vault }: Application,
  registrationId: string,
  value: unknown,
): ExpertApplication | null {
  const stored = storedApplication(value)
  if (!stored) return null
  const { sealedPapers } = withPapers.parse(value)
  const papers = sealedPapers
    ? papersSchema.parse(
        vault.open(`expert:registration:${registrationId}`, Buffer.from(sealedPapers, 'base64')),
      )
    : noPapers
  return { ...stored, papers }
}
