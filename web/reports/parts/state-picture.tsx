import type { ReactNode } from 'react'
import type { Reached } from '#domain/reports/progress.ts'
import { InTheLight } from '#ui/drawings/course-of-a-report.tsx'
import { Retracted, Verified, Waiting } from '#ui/drawings/states-of-a-report.tsx'
import { UnlitLamp } from '#ui/drawings/unlit-lamp.tsx'

type Picture = (props: { className?: string }) => ReactNode

const pictures = {
  received: Waiting,
  verified: Verified,
  approved: Waiting,
  public: InTheLight,
  rejected: UnlitLamp,
  erased: UnlitLamp,
  withdrawn: UnlitLamp,
  retracted: Retracted,
} as const satisfies Record<Reached, Picture>

/** Beside words that say the same, for those whose browser shows pictures. */
export function StatePicture({ stage }: { stage: Reached }) {
  const Shown = pictures[stage]
  return <Shown className="float-right ml-4 h-16 print:hidden" />
}
