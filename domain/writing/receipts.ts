import { receiptCodePeriod } from '../retention/periods.ts'
import { after, hours } from '../time/durations.ts'
/** For so long a receipt's code can be seen, unless its owner says before that they have kept it. */
export const receiptCodeHours = receiptCodePeriod / hours(1)

export function receiptCodeShownUntil(issuedAt: Date): Date {
  return after(issuedAt, receiptCodePeriod)
}
