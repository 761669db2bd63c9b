import { expect, test } from 'vitest'
import { checkText } from '../check-text.ts'
import { subjectsOf } from '../subjects-of.ts'

const found = (text: string) =>
  checkText(text).findings.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)

test.for([
  ['File no: MOW/ADM/S.45/114', 'file-reference: MOW/ADM/S.45/114'],
  ['The memo FMW/PROC/12/2023/Vol.2 was hidden.', 'file-reference: FMW/PROC/12/2023/Vol.2'],
  ['Our ref: KDS/HQ/5', 'file-reference: KDS/HQ/5'],
  ['payroll number 004512', 'staff-number: 004512'],
  ['PSN: 88123', 'staff-number: 88123'],
  ['my state code is LA/23A/1234', 'identity-number: LA/23A/1234'],
  ['call-up number NYSC/UNN/2019/123456', 'identity-number: NYSC/UNN/2019/123456'],
  ['SCN123456', 'identity-number: SCN123456'],
  ['MDCN/R/45123', 'identity-number: MDCN/R/45123'],
  ['matric no EEE/2015/123', 'staff-number: EEE/2015/123'],
  ['IMEI 356938035643809', 'identity-number: 356938035643809'],
  ['SIM serial 8923401234567890123', 'identity-number: 8923401234567890123'],
  ['a van NPF 1234 D', 'plate: NPF 1234 D'],
  ['KDSG 12 A03', 'plate: KDSG 12 A03'],
  ['01A-23FG', 'plate: 01A-23FG'],
  ['username: adaobi77', 'social-handle: adaobi77'],
  ['my login is a.obi2 on the portal', 'social-handle: a.obi2'],
  ['meet me at ///filled.count.soap', 'gps: ///filled.count.soap'],
  ['write to adaobi at proton dot me', 'email: adaobi at proton dot me'],
  ['my mail is adaobi77 at gmail', 'email: adaobi77 at gmail'],
  ['He lives behind the filling station.', 'street: behind the filling station'],
  ['opposite Bompai police station', 'street: opposite Bompai police station'],
] as const)('%s', ([text, expected]) => {
  expect(found(text)).toContain(expected)
})

test.for(['the login page was slow', 'after the market opened', 'and/or', 'N12/2023', 'I work at gmail'])(
  'nothing certain in: %s',
  (text) => {
    expect(checkText(text).findings.filter(({ tier }) => tier === 'certain')).toEqual([])
  },
)

test('the heading of a column names its cells', () => {
  const table =
    'S/N\tName\tRank\tGSM No\n1\tTerfa Ityavyar\tInspector\t8031234567\n2\tgift udo\tClerk\t0805 222 3333\n'
  expect(found(table)).toEqual([
    'person: Terfa Ityavyar',
    'position: Inspector',
    'phone: 8031234567',
    'person: gift udo',
    'position: Clerk',
    'phone: 0805 222 3333',
  ])
  expect(found('| Payee | Amount |\n|---|---|\n| zenabu k | 500,000 |')).toEqual(['person: zenabu k'])
  expect(found('name,account no\nbola a,0123456789')).toEqual([
    'person: bola a',
    'account-number: 0123456789',
  ])
})

test('a sentence with commas is no table', () => {
  expect(found('The money, the cars, the land.\nThe road, the bridge, the school.')).toEqual([])
})

test('one telephone in three writings is one telephone', () => {
  const text =
    '0803 123 4567, +234 (0) 803-123-4567 and zero eight zero three one two three four five six seven'
  const phones = subjectsOf(text, checkText(text).findings).filter(({ kind }) => kind === 'phone')
  expect(phones.map(({ mentions }) => mentions.length)).toEqual([3])
})
