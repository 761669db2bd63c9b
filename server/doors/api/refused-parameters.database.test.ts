import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { cast } from '#tests/cast.ts'
import { programOf } from '#tests/support/api/programs.ts'
import { openSite } from '#tests/support/browse.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { wordsIn } from '#words/catalogue.ts'

test('a refused parameter is named, with a code that stays and what is allowed, on a route as in a tool', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const program = await programOf(application, await openSite(application), reporter)
  const refusedOf = async (address: string) => {
    application.later(minutes(1))
    const answer = await program.get(address)
    const { code, fields, detail } = await answer.json()
    expect([address, answer.status, code]).toEqual([address, 422, 'invalid'])
    for (const [name, { text }] of Object.entries<{ text: string }>(fields))
      expect(detail).toContain(`${name}: ${text}`)
    return fields
  }
  const ratings = ['1', '2', '3', '4', '5']
  const takes = ['q', 'kind', 'sector', 'state', 'from', 'to', 'least', 'most', 'order', 'after']
  expect(await refusedOf('/reports?least=9&quokka=1&wombat=2&from=2026-02-30')).toEqual({
    least: { code: 'not-in-list', text: 'Allowed: 1, 2, 3, 4, 5', allowed: ratings },
    ...Object.fromEntries(
      ['quokka', 'wombat'].map((name) => [
        name,
        {
          code: 'unknown-parameter',
          text: `There is no such parameter. Allowed: ${takes.join(', ')}.`,
          allowed: takes,
        },
      ]),
    ),
    from: { code: 'not-an-iso-day', text: 'Please write the day as YYYY-MM-DD.' },
  })
  for (const [address, name, code] of [
    ['/reports?least=1&least=2', 'least', 'not-one-value'],
    ['/reports?state=Kano&state=Atlantis', 'state', 'not-in-list'],
    [`/reports?q=${'x'.repeat(5_000)}`, 'q', 'too-long'],
    ['/reports?after=x', 'after', 'not-as-described'],
    ['/reports?after=00000000-0000-4000-8000-000000000000', 'after', 'not-a-next'],
    ['/reports?from=2026-12-01&to=2026-01-01', 'from', 'after-the-last-day'],
    ['/reports?least=5&most=1', 'least', 'above-the-highest'],
    ['/convictions?year=21', 'year', 'not-as-described'],
    ['/changes?since=x', 'since', 'not-a-next'],
    ['/reports/quokka', 'number', 'not-as-described'],
    ['/figures?x=1', 'x', 'unknown-parameter'],
  ] as const) {
    const fields = await refusedOf(address)
    expect([address, Object.keys(fields), fields[name].code]).toEqual([address, [name], code])
    expect(Object.keys(wordsIn('en').apiDocumentation.codes)).toContain(code)
  }
  expect((await refusedOf('/convictions?year=21')).year.text).toBe(
    'Allowed: The year of the conviction, YYYY.',
  )
})
