import { passesIbanCheck, passesLuhn } from '@fitila/anonymity/checks'
import type { Kind } from '@fitila/anonymity/kinds'
import type { Chance } from './seeded-chance.ts'

type Writer = { carriers: readonly string[]; write(chance: Chance): string }

/** For each kind: sentences that carry one, and how it is written. */
export const writers = {
  nin: {
    carriers: [
      'My NIN is {}.',
      'NIN: {}',
      'he gave them my national identity number {} by mistake',
      'NIN number {} was used to open the account',
      'abeg my nin na {}',
      'The slip carries {} as NIN.',
      'N.I.N {}',
      'National Identification Number (NIN): {}',
    ],
    write: (chance) => grouped(`${1 + chance.below(9)}${digits(10, chance)}`, chance, [[11], [4, 3, 4]]),
  },
  bvn: {
    carriers: [
      'BVN: {}',
      'His BVN is {} and he knows it.',
      'my bank verification number {} was changed',
      'they linked BVN {} to it',
      'Bvn na {}',
      'Please confirm the BVN ({}) on the form.',
    ],
    write: (chance) => `22${digits(9, chance)}`,
  },
  vnin: {
    carriers: ['vNIN: {}', 'I generated the virtual NIN {} for them', 'Use {} for the check.'],
    write: (chance) => `${letters(2, chance)}${digits(12, chance)}${letters(2, chance)}`,
  },
  'account-number': {
    carriers: [
      'Account number: {}',
      'acct no {} GTBank',
      'The money went to {}, Zenith Bank.',
      'pay am into {} access bank',
      'A/C {} (Fidelity Bank)',
      'He used UBA account {} for the returns.',
      'aza na {} opay',
      'First Bank {}',
    ],
    write: (chance) => `${chance.pick(['0', '1', '2', '3', '6'])}${digits(9, chance)}`,
  },
  tin: {
    carriers: ['TIN: {}', 'The firm has TIN {} with FIRS.', 'Tax Identification Number {}', 'tax id na {}'],
    write: (chance) =>
      chance.pick([`${digits(8, chance)}-0001`, `${1 + chance.below(9)}${digits(9, chance)}`]),
  },
  'voter-card': {
    carriers: ['my PVC is {}', 'VIN: {}', 'Voter card number {} belongs to a dead man.', 'INEC VIN {}'],
    write: (chance) =>
      `90F5B${digits(1, chance)}${chance.pick(['10', '1A', 'B2'])}3A${digits(9, chance)}`.slice(0, 19),
  },
  passport: {
    carriers: [
      'passport no. {}',
      'Passport number: {}',
      'his international passport {} was seized',
      'Travel document {}',
    ],
    write: (chance) => `${chance.pick(['A', 'B'])}${digits(8, chance)}`,
  },
  'driver-licence': {
    carriers: [
      "driver's licence {}",
      'Licence No: {}',
      'drivers license number {} is fake',
      'FRSC licence {}',
    ],
    write: (chance) => `${letters(3, chance)}${digits(5, chance)}${letters(2, chance)}${digits(2, chance)}`,
  },
  plate: {
    carriers: [
      'a white Hilux, {}',
      'plate number {}',
      'The car ({}) waited outside.',
      'They came with {} at night.',
      'vehicle registration {}',
    ],
    write: (chance) => {
      const [first, number, last] = [letters(3, chance), digits(3, chance), letters(2, chance)]
      return chance.pick([
        `${first}-${number}${last}`,
        `${first} ${number} ${last}`,
        `${first}${number}${last}`,
        `${first.toLowerCase()}-${number}${last.toLowerCase()}`,
      ])
    },
  },
  phone: {
    carriers: [
      'Call {} any time.',
      'My number is {}.',
      '{} is his line',
      'whatsapp am for {}',
      'He used {} to threaten me.',
      'Tel: {}',
      'Please text {} after six.',
      'dem dey use {} send alert',
    ],
    write: (chance) => {
      const national = `${chance.pick(['803', '805', '703', '706', '816', '901', '912', '813', '708', '815'])}${digits(7, chance)}`
      const [a, b, c] = [national.slice(0, 3), national.slice(3, 6), national.slice(6)]
      return chance.pick([
        `0${national}`,
        `0${a} ${b} ${c}`,
        `0${a}-${b}-${c}`,
        `+234${national}`,
        `+234 ${a} ${b} ${c}`,
        `+234 (0) ${a} ${b} ${c}`,
        `234${national}`,
        `00234${national}`,
        `0${a}.${b}.${c}`,
        `+234-${a}-${b}-${c}`,
        [...`0${national}`].join(' '),
        national,
      ])
    },
  },
  email: {
    carriers: ['Write to {}.', 'his mail is {}', 'E-mail: {}', '({})', 'Send it to {}, please.', 'From: {}'],
    write: (chance) => {
      const name = chance.pick(['ada.obi', 'terfa_i', 'contact', 'b.musa2', 'ngozi-eze', 'x99'])
      const domain = chance.pick([
        'gmail.com',
        'yahoo.co.uk',
        'works.gov.ng',
        'example.org',
        'mail.firm.com.ng',
      ])
      return chance.pick([
        `${name}@${domain}`,
        `${name}@${domain}`,
        `${name} (at) ${domain.replaceAll('.', ' dot ')}`,
        `${name}[at]${domain.replaceAll('.', '[dot]')}`,
      ])
    },
  },
  card: {
    carriers: ['card {}', 'Card number: {}', 'They charged {} twice.', 'my ATM card {} was cloned'],
    write: (chance) =>
      grouped(withLuhn(`${chance.pick(['4', '5399', '5061', '2221'])}`, 16, chance), chance, [
        [16],
        [4, 4, 4, 4],
      ]),
  },
  iban: {
    carriers: ['IBAN {}', 'The money left for {}.', 'pay to {} in euros', 'Account: {}'],
    write: (chance) => grouped(germanIban(chance), chance, [[22], [4, 4, 4, 4, 4, 2]]),
  },
  ip: {
    carriers: ['from {} at night', 'The log shows {}.', 'IP: {}', 'the address {} belongs to the office'],
    write: (chance) =>
      chance.pick([
        [41, chance.below(256), chance.below(256), chance.below(256)].join('.'),
        `2c0f:f5c0:${chance.below(9000) + 1000}::${chance.below(900) + 1}`,
      ]),
  },
} as const satisfies Partial<Record<Kind, Writer>>

function digits(count: number, chance: Chance): string {
  return Array.from({ length: count }, () => chance.below(10)).join('')
}

function letters(count: number, chance: Chance): string {
  return Array.from({ length: count }, () => chance.pick([...'ABCDEFGHJKLMNPRSTVWXYZ'])).join('')
}

function grouped(text: string, chance: Chance, shapes: readonly (readonly number[])[]): string {
  const shape = chance.pick(shapes)
  const groups = shape.map((length, place) => {
    const start = shape.slice(0, place).reduce((sum, one) => sum + one, 0)
    return text.slice(start, start + length)
  })
  return groups.join(chance.pick([' ', ' ', '-']))
}

function withLuhn(prefix: string, length: number, chance: Chance): string {
  const body = prefix + digits(length - 1 - prefix.length, chance)
  return body + [...'0123456789'].find((last) => passesLuhn(body + last))
}

function germanIban(chance: Chance): string {
  const account = digits(18, chance)
  const check = Array.from({ length: 97 }, (_, number) => String(number + 2).padStart(2, '0')).find((two) =>
    passesIbanCheck(`DE${two}${account}`),
  )
  return `DE${check}${account}`
}
