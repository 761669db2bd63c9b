import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInvalid } from '#domain/errors.ts'
import { fieldNames, reportFields } from '#domain/reports/fields.ts'
import { isRequired } from '#domain/reports/fields-of-kind.ts'
import { kindsOfWrong } from '#domain/reports/kinds-of-wrong.ts'
import { buildReport } from '#tests/cast.ts'
import { parseReason, parseReportText, parseVerification } from './report-input.ts'

const now = new Date('2026-11-21T09:00:00Z')
const links = (count: number) =>
  Array.from({ length: count }, (_, n) => `https://example.org/${n}`).join('\n')

test.each([
  ['personName', '', 'missing'],
  ['personName', ' \t ', 'missing'],
  ['personName', 'x'.repeat(201), 'too-long'],
  ['position', '', 'missing'],
  ['position', 'x'.repeat(201), 'too-long'],
  ['sector', '', 'not-in-list'],
  ['sector', 'everything', 'not-in-list'],
  ['sector', 'toString', 'not-in-list'],
  ['state', '', 'not-in-list'],
  ['state', 'Atlantis', 'not-in-list'],
  ['wrongKind', 'theft', 'not-in-list'],
  ['place', 'x'.repeat(201), 'too-long'],
  ['amount', 'x'.repeat(201), 'too-long'],
  ['whatHappened', 'x'.repeat(10_001), 'too-long'],
  ['witnesses', 'x'.repeat(5_001), 'too-long'],
  ['mustNotSee', 'x'.repeat(1_001), 'too-long'],
  ['declaredAssets', 'x'.repeat(5_001), 'too-long'],
  ['suspectedAssets', '', 'missing'],
  ['suspectedAssets', 'x'.repeat(5_001), 'too-long'],
  ['wealthSource', 'x'.repeat(5_001), 'too-long'],
  ['evidence', '', 'missing'],
  ['evidence', 'x'.repeat(20_001), 'too-long'],
  ['relevantLinks', 'example.org', 'not-a-link'],
  ['relevantLinks', 'javascript:alert(1)', 'not-a-link'],
  ['relevantLinks', 'https://example.org and more', 'not-a-link'],
  ['relevantLinks', 'https://', 'not-a-link'],
  ['relevantLinks', links(21), 'too-many-links'],
  ['relevantLinks', 'x'.repeat(10_001), 'too-long'],
  ['incidentDate', 'yesterday', 'not-a-date'],
  ['incidentDate', '2024-02-30', 'not-a-date'],
  ['incidentDate', '2026-12', 'in-the-future'],
  ['incidentDate', '2024-02-30T10:00', 'too-long'],
])('the field %s with %.20j is refused as %s, and no other field is', (field, text, code) => {
  expect(problemsOf(() => parseReportText(buildReport({ [field]: text }), now))).toEqual({ [field]: code })
})

test('a form without any field names each that is required, and only those', () => {
  const required = Object.entries(reportFields).filter(([, { required }]) => required)
  expect(Object.keys(problemsOf(() => parseReportText({}, now))).toSorted()).toEqual(
    required.map(([name]) => name).toSorted(),
  )
})

test.each(kindsOfWrong)('a form on %s names what is required of that kind, and only that', (wrongKind) => {
  const required = fieldNames.filter((name) => isRequired(name, wrongKind))
  expect(Object.keys(problemsOf(() => parseReportText({ wrongKind }, now))).toSorted()).toEqual(
    required.toSorted(),
  )
})

test('what was typed for another kind of wrong is left out, whatever is wrong with it', () => {
  const typed = {
    ...buildReport({ wrongKind: 'bribe', whatHappened: 'A fee was asked for a stamp.', amount: 'N20,000' }),
    ...{ 'suspectedItems.0.kind': 'spaceship', suspectedAssets: 'x'.repeat(6_000) },
  }
  expect(parseReportText(typed, now)).toMatchObject({
    ...{ wrongKind: 'bribe', whatHappened: 'A fee was asked for a stamp.', amount: 'N20,000' },
    ...{ suspectedAssets: '', declaredAssets: '', wealthSource: '', suspectedItems: [] },
  })
  expect(parseReportText({ ...buildReport(), wrongKind: 'wealth', amount: 'N20,000' }, now)).toMatchObject({
    ...{ wrongKind: 'wealth', suspectedAssets: buildReport().suspectedAssets, amount: '', whatHappened: '' },
  })
})

test('twenty links are not too many', () => {
  expect(parseReportText(buildReport({ relevantLinks: links(20) }), now).relevantLinks).toHaveLength(20)
})

test('a verification needs a known method and notes', () => {
  expect(problemsOf(() => parseVerification({}))).toEqual({ method: 'not-in-list', notes: 'missing' })
  expect(problemsOf(() => parseVerification({ method: 'hearsay', notes: 'x'.repeat(5_001) }))).toEqual({
    method: 'not-in-list',
    notes: 'too-long',
  })
})

test('a reason is needed, and not longer than it may be', () => {
  expect(problemsOf(() => parseReason({ reason: ' \n' }))).toEqual({ reason: 'missing' })
  expect(problemsOf(() => parseReason({ reason: 'x'.repeat(2_001) }))).toEqual({ reason: 'too-long' })
  expect(parseReason({ reason: ' The land\r\nis leased. ' })).toBe('The land\nis leased.')
})

test('whatever is sent is either parsed or refused by field', () => {
  const values = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constant(undefined),
    fc.integer(),
    fc.array(fc.string()),
  )
  const input = fc.record(
    Object.fromEntries(Object.keys(reportFields).map((name) => [name, values])) as Record<
      string,
      typeof values
    >,
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(input, (fields) => {
      problemsOf(() => parseReportText(fields, now))
    }),
  )
})

/** Throws on what is no refusal by field. */
function problemsOf(parse: () => unknown): Record<string, string> {
  try {
    parse()
    return {}
  } catch (error) {
    if (!isInvalid(error)) throw error
    return Object.fromEntries(Object.entries(error.fields).map(([name, { code }]) => [name, code]))
  }
}
