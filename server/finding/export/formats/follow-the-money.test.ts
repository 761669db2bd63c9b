import { expect, test } from 'vitest'
import { writtenWhole } from '#tests/support/plans/invented-cards.ts'
import model from '../../../../tests/fixtures/follow-the-money.json' with { type: 'json' }

type Schema = { is: string[]; required: string[]; properties: Record<string, string> }
type Entity = { id: string; schema: string; properties: Record<string, string[]> }

/** The kinds of things of the model of others, version 4.5.2: what each is, must have and may have. */
const schemata: Record<string, Schema> = model.schemata

test('every entity fits the model of FollowTheMoney: its properties, what is required, and where it points', async () => {
  const entities = await written()
  const kinds = new Map(entities.map(({ id, schema }) => [id, schema]))
  expect(new Set(kinds.values())).toEqual(new Set(Object.keys(schemata)))
  for (const { id, schema, properties } of entities) {
    const known = schemata[schema]
    for (const name of known?.required ?? []) expect(properties, `${schema} ${id}`).toHaveProperty(name)
    for (const [name, values] of Object.entries(properties)) {
      const type = known?.properties[name]
      expect(type, `${schema}.${name}`).toBeDefined()
      for (const value of values) expect(fits(value, type, kinds), `${schema}.${name}: ${value}`).toBe(true)
    }
  }
})

test('each person belongs to one report, has no topic, and every id is there once', async () => {
  const entities = await written()
  const ids = entities.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{40}$/)
  for (const { properties } of entities) expect(properties).not.toHaveProperty('topics')
  const people = entities.filter(({ schema }) => schema === 'Person').map(({ id }) => id)
  const pointedAt = entities.flatMap(({ properties: { entity = [], party = [] } }) => [...entity, ...party])
  expect(pointedAt.toSorted()).toEqual(people.toSorted())
})

async function written(): Promise<Entity[]> {
  const lines = (await writtenWhole('ftm', 40)).toString().trimEnd().split('\n')
  return lines.map((line): Entity => JSON.parse(line))
}

function fits(value: string, type: string | undefined, kinds: ReadonlyMap<string, string>): boolean {
  if (type === 'date') return /^\d{4}(-\d{2}(-\d{2}(T[\d:.]+Z?)?)?)?$/.test(value)
  else if (type === 'url') return URL.canParse(value)
  else if (type === 'country') return /^[a-z]{2}$/.test(value)
  // A property that points names what it may point at, by a kind of thing.
  else if (type && /^[A-Z]/.test(type)) return schemata[kinds.get(value) ?? '']?.is.includes(type) ?? false
  else return value.trim() !== ''
}
