import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

const certain = (text: string) =>
  checkText(text)
    .findings.filter(({ tier, kind }) => tier === 'certain' && kind === 'person')
    .map(({ start, end }) => text.slice(start, end))

test.for([
  ['The teller gave it to his wife Zogbaye on Friday.', 'Zogbaye'],
  ['ya sa sunan matarsa, Zulai, cikin malamai', 'Zulai'],
  ['Mai unguwa Iro yana karbar kudi', 'Iro'],
  ['O nyere nwanne ya nwoke, Kosisochukwu, igodo ahụ', 'Kosisochukwu'],
  ['Ó fún ìyàwó rẹ̀ Àdùnní ní owó náà', 'Àdùnní'],
  ['gaa n’ụlọ Injinia Ejiofọ', 'Ejiofọ'],
] as const)('a name behind kin or an office: %s', ([text, name]) => {
  expect(certain(text)).toContain(name)
})

test.for(['I saw his driver and his brother.', 'My friend, please help us.', 'Her son The Nation wrote of.'])(
  'no name behind kin: %s',
  (text) => {
    expect(certain(text)).toEqual([])
  },
)
