/** Kobo as people read them: whole naira without a fraction. */
export function nairaOf(kobo: number): string {
  const digits = kobo % 100 === 0 ? 0 : 2
  return (kobo / 100).toLocaleString('en-NG', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
