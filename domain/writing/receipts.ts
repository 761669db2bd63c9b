/** For so long a receipt's code can be seen, unless its owner says before that they have kept it. */
export const receiptCodeHours = 24

export function receiptCodeShownUntil(issuedAt: Date): Date {
  return new Date(issuedAt.getTime() + receiptCodeHours * 3_600_000)
}
