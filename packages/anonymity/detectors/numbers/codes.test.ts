import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function certainIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ tier }) => tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

// Invented, like every number here.
test.for([
  ['The generator, serial no. GXK-20417-B, was sold.', 'GXK-20417-B'],
  ['Chassis number MTRWB22F480017345 is not on the list.', 'MTRWB22F480017345'],
  ['Voucher PVX 00718 was paid twice.', 'PVX 00718'],
  ['The letter is LGXC.419/IV/27.', 'LGXC.419/IV/27'],
  ['Charge no MKD/71d/2025 was struck out.', 'MKD/71d/2025'],
  ['Force No: F/No 118342', 'F/No 118342'],
  ['The till was opened by stores_kande at night.', 'stores_kande'],
  ['Reversed by ojukwara4 in the store.', 'ojukwara4'],
  ['I saw q.obandele in the log.', 'q.obandele'],
] as const)('a code is hidden whole: %s', ([text, code]) => {
  expect(certainIn(text)).toContain(code)
})

test.for([
  'He paid N12000 for 4500kg and 20ltrs.',
  'The ISO9001 paper of 2025/2026 is on page 14.',
  'COVID-19 money, Q3-2025, JSS1-3 and SS2.',
  'They met at 10am, 24/7 and 50/50.',
  'i saw it.they ran away at 8pm.',
  'The log says 2024-03-15T14:30:00.123456Z.',
  'Ya karbi kudi.ya tafi gida.',
])('no code in: %s', (text) => {
  expect(
    checkText(text).findings.filter(({ kind }) => ['file-reference', 'social-handle', 'url'].includes(kind)),
  ).toEqual([])
})
