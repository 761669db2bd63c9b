import { presumptionOfInnocence } from '../../shell/footer.tsx'

/** Stands on every list and every report. */
export function Presumption() {
  return <p className="text-sm text-muted">{presumptionOfInnocence}</p>
}
