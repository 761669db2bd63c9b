import { Alert } from '#ui/alert.tsx'
import { Told } from '../../punishment/told.tsx'
import type { SectionProps } from './section-props.ts'

/** For staff: the source is punished, and what to be careful with. */
export function Punishment({ report: { punishment }, english }: SectionProps) {
  if (!punishment || punishment.followUps.length === 0) return null
  return (
    <section className="space-y-3 print:hidden">
      <h2>{english.punished.forStaff}</h2>
      <Alert tone="warning">{english.punished.forStaffText}</Alert>
      <Told followUps={punishment.followUps} words={english} />
    </section>
  )
}
