import { NotFound } from '#domain/errors.ts'

/** @throws NotFound for what is no number of a part */
export function partNumber(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new NotFound()
  return Number(text)
}
