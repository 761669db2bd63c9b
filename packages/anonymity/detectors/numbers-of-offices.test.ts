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
  ['MOWI/PRC/2025/LOT-4/019 is missing', 'file-reference: MOWI/PRC/2025/LOT-4/019'],
  ['Oracle No: 22817', 'staff-number: 22817'],
  ['Mat. No. U2015/3020114', 'staff-number: U2015/3020114'],
  ['badge L 4471', 'staff-number: L 4471'],
  ['AP No. 148872', 'staff-number: AP No. 148872'],
  ['folio number N/RN 173348', 'identity-number: N/RN 173348'],
  ['JAMB reg no 202540917723EF', 'identity-number: 202540917723EF'],
  ['TRCN/2019/33412', 'identity-number: TRCN/2019/33412'],
  ['PCN licence number is 012345', 'identity-number: 012345'],
  ['POS terminal 2033KWA9', 'identity-number: 2033KWA9'],
  ['meter number 04172233941', 'identity-number: 04172233941'],
  ['DESKTOP-7K2M1QA', 'identity-number: DESKTOP-7K2M1QA'],
  ['RSA PIN PEN 1002 8441 7703', 'identity-number: PEN 1002 8441 7703'],
  ['International passport: A 12345678', 'passport: A 12345678'],
  ['a tricycle, UQ 1123 QR', 'plate: UQ 1123 QR'],
  ['plate no kuj 905 xt', 'plate: kuj 905 xt'],
  ['I log in as musa2', 'social-handle: musa2'],
  ['write to t.me/danjuma99', 'url: t.me/danjuma99'],
  ['what3words: filled.count.soap', 'gps: filled.count.soap'],
  ['latitude 9.0765 longitude 7.3986', 'gps: latitude 9.0765 longitude 7.3986'],
  ['No 7, Alhaji Baba Close', 'street: No 7, Alhaji Baba Close'],
  ['House 9, 3rd Avenue', 'street: House 9, 3rd Avenue'],
  ['Plot 1184 Cadastral Zone B06', 'street: Plot 1184 Cadastral Zone B06'],
  ['KM 14 Lekki-Epe expressway', 'street: KM 14 Lekki-Epe expressway'],
  ['beside Christ Embassy, Effurun', 'street: beside Christ Embassy'],
  ['kan titin Zaria', 'street: titin Zaria'],
  ['A ranar Laraba ya zo.', 'date: ranar Laraba'],
  ['A. B. Tukur signed.', 'person: A. B. Tukur'],
  ['Name: musa kabir', 'person: musa kabir'],
  ['Officer: Sgt. Musa', 'person: Musa'],
  ['bank: UBA; Acct No: 2100448871', 'account-number: 2100448871'],
] as const)('%s', ([text, expected]) => {
  expect(found(text)).toContain(expected)
})

test.for([
  'the login page was slow',
  'after the market opened',
  'before the bank on the corner closed',
  'and/or',
  'N12/2023',
  'I work at gmail',
  '24/7 and 50/50',
  'the car has 300 km',
  'In the 100 or so pages',
])('nothing certain in: %s', (text) => {
  expect(checkText(text).findings.filter(({ tier }) => tier === 'certain')).toEqual([])
})

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

test('headings of other languages and longer headings name their cells', () => {
  expect(found("Suna | Lambar ma'aikaci\nAbdul Kofa | KT/1179")).toEqual([
    'person: Abdul Kofa',
    'staff-number: KT/1179',
  ])
  expect(found('Acct. No. (10 digits)\tAmount\n0128845517\t900')).toEqual(['account-number: 0128845517'])
  expect(found('Company name | Amount\nbright water | 500')).toEqual(['organization: bright water'])
})

test.for([
  ['He stays behind the church.', 'certain'],
  ['We met behind the church on Aba road.', 'certain'],
  ['12 Ahmadu Bello Way, behind the filling station.', 'certain'],
  ['He parked behind the church.', 'possible'],
] as const)(
  'a place without a name is certain where someone lives, or a street follows: %s',
  ([text, tier]) => {
    const street = checkText(text).findings.find(({ start, end }) =>
      text.slice(start, end).includes('behind'),
    )
    expect([street?.kind, street?.tier]).toEqual(['street', tier])
  },
)

test('a person beside someone is no landmark', () => {
  expect(found('Her desk is beside Ngozi.')).toEqual(['person: Ngozi'])
})

test('a sentence behind a word and a colon is no field of a form', () => {
  expect(found('Witness: the driver saw him')).toEqual(['position: driver'])
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
