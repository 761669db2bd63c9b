import { expect, test } from 'vitest'
import { isInvalid } from '#domain/errors.ts'
import { typedMistake } from '#domain/writing/typed-mistake.ts'
import { parseReportText } from './report-input.ts'

const now = new Date('2026-11-28T12:00:00Z')

test('parsing a report finds the same mistake in a field as its page of the form', () => {
  const typed = [
    ...['', 'last week', '30/2/2024', '3/2024', '1/2031', '2024'].map(
      (text) => ['incidentDate', text] as const,
    ),
    ...['', 'vouchers', 'https://example.org', 'https://example.org '.repeat(21), 'ftp://example.org'].map(
      (text) => ['relevantLinks', text] as const,
    ),
    ...['', ' ', 'A'].map((text) => ['personName', text] as const),
  ]
  for (const [name, text] of typed) {
    const found = typedMistake(name, text, { isNeeded: name === 'personName', now })
    expect(found, `${name}: ${text}`).toBe(problemOf(name, text))
  }
})

function problemOf(name: string, text: string): string | null {
  try {
    parseReportText({ [name]: text }, now)
  } catch (error) {
    if (isInvalid(error)) return error.fields[name]?.code ?? null
    throw error
  }
  return null
}
