import { retention } from '../retention/retention.ts'
import { after, hours } from '../time/durations.ts'
/** For so long a receipt's code can be seen, unless its owner says before that they have kept it. */
export const receiptCodeHours = retention['code of a receipt'].ends.after / hours(1)

export function receiptCodeShownUntil(issuedAt: Date): Date {
  return after(issuedAt, hours(receiptCodeHours))
}
