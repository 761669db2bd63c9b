import { NotFound } from '#domain/errors.ts'

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function isIdentifier(text: string): boolean {
  return form.test(text)
}

/** @throws NotFound: an address that no row can have is an address where nothing is */
export function identifier(text: string | undefined): string {
  if (!text || !form.test(text)) throw new NotFound()
  return text.toLowerCase()
}
