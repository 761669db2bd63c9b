import { describe, expect, test } from 'vitest'
import { checkText } from '../check-text.ts'
import type { Kind } from '../kinds.ts'

/** What is found of a kind, in either tier, as it is in the text. */
function foundOf(kind: Kind, text: string): string[] {
  return checkText(text)
    .findings.filter((finding) => finding.kind === kind)
    .map(({ start, end }) => text.slice(start, end))
}

const nothing: string[] = []

test.for(['Licence No: NJA21498LD53', 'FRSC licence NJA21498LD53', 'my licence is NJA 21498 LD 5'] as const)(
  "a driver's licence is one by its shape: %s",
  (text) => {
    expect(foundOf('driver-licence', text)).toEqual([text.slice(text.indexOf('NJA'))])
  },
)

describe('phones', () => {
  test.for([
    ['Call 08031234567.', '08031234567'],
    ['Call 0803 123 4567 now', '0803 123 4567'],
    ['+2348031234567', '+2348031234567'],
    ['+234 (0) 803 123 4567', '+234 (0) 803 123 4567'],
    ['write to 2348031234567', '2348031234567'],
    ['00234 803 123 4567', '00234 803 123 4567'],
    ['my line is 8031234567', '8031234567'],
    ['0 8 0 3 1 2 3 4 5 6 7', '0 8 0 3 1 2 3 4 5 6 7'],
    [
      'zero eight zero three one two three four five six seven',
      'zero eight zero three one two three four five six seven',
    ],
    ['O8O31234567', 'O8O31234567'],
    ['0803-123-4567', '0803-123-4567'],
    ['landline 0201 271 2345', '0201 271 2345'],
    ['fax 01-2712345', '01-2712345'],
    ['08\u200b0312\u200b34567', '08\u200b0312\u200b34567'],
  ] as const)('%s', ([text, phone]) => {
    expect(foundOf('phone', text)).toEqual([phone])
  })

  test.for([
    'It cost N8031234567.',
    'The total is 12,500,000 naira.',
    'On 08/03/2024 at 10:30',
    'Voucher no 0803123',
    'TAB500MG',
  ])('no phone in: %s', (text) => {
    expect(foundOf('phone', text)).toEqual(nothing)
  })

  test('two numbers behind one another are two', () => {
    expect(foundOf('phone', 'Call 08031234567 or 0805 222 3333/09012223333')).toEqual([
      '08031234567',
      '0805 222 3333',
      '09012223333',
    ])
  })
})

describe('identity numbers by the word beside them', () => {
  test.for([
    ['nin', 'My NIN is 23456789012.', '23456789012'],
    ['nin', 'NIN: 2345 678 9012', '2345 678 9012'],
    ['nin', '23456789012 is my nin', '23456789012'],
    ['bvn', 'BVN 22345678901', '22345678901'],
    ['bvn', 'his bank verification number na 22345678901', '22345678901'],
    ['vnin', 'vNIN AB123456789012YZ', 'AB123456789012YZ'],
    ['account-number', 'Acct no: 0123456789, GTBank', '0123456789'],
    ['account-number', 'pay into 3012345678 Zenith Bank', '3012345678'],
    ['tin', 'TIN 12345678-0001', '12345678-0001'],
    ['voter-card', 'my PVC number is 90F5B1103A295500632', '90F5B1103A295500632'],
    ['passport', 'passport no. A01234567', 'A01234567'],
    ['driver-licence', "driver's licence AKW06968AA2", 'AKW06968AA2'],
    ['plate', 'a Hilux with plate ABC-123DE', 'ABC-123DE'],
    ['staff-number', 'Staff ID: CBN/04521', 'CBN/04521'],
    ['company-number', 'RC 1234567', 'RC 1234567'],
    ['card', 'card 5399 8312 3456 7896', undefined],
    ['card', 'card 4012 8888 8888 1881', '4012 8888 8888 1881'],
  ] as const)('%s in: %s', ([kind, text, expected]) => {
    expect(foundOf(kind, text)).toEqual(expected === undefined ? nothing : [expected])
  })

  test('ten digits without a bank or a label are no account', () => {
    expect(foundOf('account-number', 'The reading was 3012345678 that day.')).toEqual(nothing)
  })

  test('each number takes the label nearest to it', () => {
    const text = 'NIN 23456789012, BVN 22345678901, account 0123456789, phone 08031234567'
    expect(checkText(text).findings.map(({ kind }) => kind)).toEqual([
      'nin',
      'bvn',
      'account-number',
      'phone',
    ])
  })
})

describe('e-mail addresses that hide', () => {
  test.for([
    ['ada.obi@example.com', 'ada.obi@example.com'],
    ['write ada (at) example dot com please', 'ada (at) example dot com'],
    ['ada [at] yahoo [dot] com', 'ada [at] yahoo [dot] com'],
    ['ada dot obi at gmail dot com', 'ada dot obi at gmail dot com'],
    ['ada at gmail.com', 'ada at gmail.com'],
    ['ada @ gmail.com', 'ada @ gmail.com'],
    ['a\u200bda@exa\u200bmple.com', 'a\u200bda@exa\u200bmple.com'],
    ['аda@gmail.com', 'аda@gmail.com'],
  ] as const)('%s', ([text, email]) => {
    expect(foundOf('email', text)).toEqual([email])
  })

  test.for(['We met at the office.', 'lunch @ 4.30', 'look at this dot'])('no address in: %s', (text) => {
    expect(foundOf('email', text)).toEqual(nothing)
  })
})

describe('places, offices and times', () => {
  test.for([
    ['place', 'The road in Gwagwalada was never built.', 'Gwagwalada'],
    ['place', 'a school in Kano State', 'Kano State'],
    ['place', 'dem carry am go maiduguri', 'maiduguri'],
    ['street', 'He lives at 14 Adeola Crescent, Yaba.', '14 Adeola Crescent'],
    ['street', 'no 12 aminu kano crescent', 'no 12 aminu kano crescent'],
    ['postcode', 'Ikeja 100271', '100271'],
    ['postcode', 'postal code: 900211', '900211'],
    ['gps', 'at 9.05785, 7.49508 behind', '9.05785, 7.49508'],
    [
      'organization',
      'The Federal Ministry of Works and Housing paid.',
      'Federal Ministry of Works and Housing',
    ],
    ['organization', 'I reported to EFCC.', 'EFCC'],
    ['department', 'I work in the audit unit.', 'audit unit'],
    ['department', 'the Department of Finance and Supply', 'Department of Finance and Supply'],
    ['position', 'The Permanent Secretary signed.', 'Permanent Secretary'],
    ['position', 'the acting director of finance', 'acting director of finance'],
    ['date', 'on 14 March 2024 it began', '14 March 2024'],
    ['date', 'since March', 'March'],
    ['time', 'at 10:30 am', '10:30 am'],
    ['relative-time', 'They came last Friday.', 'last Friday'],
    ['relative-time', 'two weeks ago', 'two weeks ago'],
    ['social-handle', 'follow @ada_writes9', '@ada_writes9'],
    ['url', 'see www.example.org/a?b=1.', 'www.example.org/a?b=1'],
    [
      'crypto',
      'send to 0x52908400098527886E0F7030069857D2E4169EE7',
      '0x52908400098527886E0F7030069857D2E4169EE7',
    ],
  ] as const)('%s in: %s', ([kind, text, expected]) => {
    expect(foundOf(kind, text)).toEqual([expected])
  })

  test.for([
    ['date', 'You may be right, and we march on.'],
    ['place', 'This song is a hit.'],
    ['plate', 'He drove the 100km in one day.'],
    ['time', 'Version 10.30 is out.'],
    ['ip', 'It is 12:34:56 now.'],
  ] as const)('no %s in: %s', ([kind, text]) => {
    expect(foundOf(kind, text)).toEqual(nothing)
  })
})

describe('names', () => {
  test.for([
    ['My name is Ngozi Nwabara.', ['Ngozi Nwabara']],
    ['Alhaji Garba Dankade approved it.', ['Garba Dankade']],
    ['na chinedu collect the money', ['chinedu']],
    ['Mrs. Okon-Udofia refused.', ['Okon-Udofia']],
    ['Ada\u0301ku\u0300 signed for Té\u0323ju', ['Ada\u0301ku\u0300', 'Té\u0323ju']],
    ['N\u200bgozi told Мusа to wait', ['N\u200bgozi', 'Мusа']],
  ] as const)('%s', ([text, names]) => {
    expect(foundOf('person', text)).toEqual(names)
  })

  test('a first name alone, and small letters, are found once the whole name is known', () => {
    const text = 'Terfa Ityavyar signed. We asked terfa again, and ITYAVYAR laughed.'
    expect(foundOf('person', text)).toEqual(['Terfa Ityavyar', 'terfa', 'ITYAVYAR'])
  })
})
