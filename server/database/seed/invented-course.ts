import { verificationMethods } from '#domain/reports/verification.ts'
import { days, hours } from '#domain/time/durations.ts'
import { fillIn } from './invented-report.ts'
import { correctionNotices, rejectionReasons, verificationNotes } from './invented-words.ts'
import type { Draws } from './seeded-draws.ts'

/** What happens to one report: steps with the time before now at which each is taken, in milliseconds. */
export type Course = { submittedAgo: number; steps: CourseStep[] }

export type CourseStep = {
  step: 'verify' | 'approve' | 'reject' | 'retract'
  ago: number
  input: Record<string, string>
}

const hour = hours(1)
const day = days(1)
const twoYears = days(730)

/** Of ten reports that have had their time, about six are approved, two rejected and two still wait; one in fifteen of those approved is retracted. */
export function inventedCourse(draws: Draws, state: string): Course {
  const submittedAgo = hour + draws.below(twoYears - hour)
  const fate = draws.below(10)
  const verifiedAgo = submittedAgo - day - draws.below(20 * day)
  const decidedAgo = verifiedAgo - hour - draws.below(10 * day)
  const retractedAgo = decidedAgo - day - draws.below(60 * day)
  const verify: CourseStep = {
    step: 'verify',
    ago: verifiedAgo,
    input: {
      method: draws.pick(verificationMethods),
      notes: fillIn(draws.pick(verificationNotes), state, draws),
    },
  }
  const reject: CourseStep = {
    step: 'reject',
    ago: decidedAgo,
    input: { reason: draws.pick(rejectionReasons) },
  }
  const approve: CourseStep = { step: 'approve', ago: decidedAgo, input: {} }
  const retract: CourseStep = {
    step: 'retract',
    ago: retractedAgo,
    input: { reason: draws.pick(correctionNotices) },
  }
  const isRetracted = draws.below(15) === 0
  const planned =
    fate < 6
      ? [verify, approve, ...(isRetracted ? [retract] : [])]
      : fate < 8
        ? [reject]
        : fate === 8
          ? [verify]
          : []
  return { submittedAgo, steps: planned.filter(({ ago }) => ago > 0) }
}
