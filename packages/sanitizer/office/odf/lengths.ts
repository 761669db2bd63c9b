const inPoints: Readonly<Record<string, number>> = {
  pt: 1,
  in: 72,
  cm: 28.3465,
  mm: 2.83465,
  pc: 12,
  px: 0.75,
}

/** A length such as `2.5cm`, in points; undefined for one that leans on others. */
export function pointsOf(length: string | undefined): number | undefined {
  const [, number = '', unit = ''] =
    /^(-?\d{0,9}\.?\d{1,12})(pt|in|cm|mm|pc|px)$/.exec(length?.trim() ?? '') ?? []
  return number === '' ? undefined : Number(number) * (inPoints[unit] ?? 1)
}
