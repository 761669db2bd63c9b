import { receiptCodePeriod } from '../retention/periods.ts'
import { endOfDay } from '../time/day-in-nigeria.ts'
import { after, hours } from '../time/durations.ts'
/** For so long a receipt's code can be seen, unless its owner says before that they have kept it. */
export const receiptCodeHours = receiptCodePeriod / hours(1)

/** With the end of a day, because the moment would tell when the report was sent. */
export function receiptCodeShownUntil(issuedAt: Date): Date {
  return after(endOfDay(issuedAt), receiptCodePeriod)
}
