import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function certainIn(text: string): string[] {
  return checkText(text)
    .findings.filter(
      ({ kind, tier }) => (kind === 'person' || kind === 'social-handle') && tier === 'certain',
    )
    .map(({ start, end }) => text.slice(start, end))
}

// All invented.
test.for([
  ['paid list\nKunle Ade / 31 / paid\nEsla / 22 / no\nHauwa Bello / 9 / paid\nMusa Ango / 4 / no', 'Esla'],
  ['Ndi kwuru ugwo\nNkechi Obi - 500\nAda Chukwu - 500\nUche Eze - 200\nIfeoma Ani - 100', 'Ada Chukwu'],
  ['Jerin kudi\n1 Sani Bello 12,000\n2 Nankpak 12,000\n3 Audu Garba 12,000', 'Nankpak'],
  ['[10:02] Dupe Stall 9: e gbo\n[10:03] Kola: ki lo se\n[10:04] Dupe Stall 9: o daa', 'Dupe Stall 9'],
  ['[12/03, 9:14 AM] Ada Shop: yes o\n[12/03, 9:15 AM] gift: no', 'Ada Shop'],
  [
    '09/03/2026, 09:14 - Bro T: hi\n09/03/2026, 09:15 - +234 803 111 2222: ok\n09/03/2026, 09:16 - Bro T: go',
    'Bro T',
  ],
  ['slim daddy: make we no lie\nOkon: true\nslim daddy: the bike no get scratch\nOkon: hmm', 'slim daddy'],
  ['my own brother akanimo lost everything.', 'akanimo'],
  ['My mother Mgbogo and my aunt Ego were cooking.', 'Ego'],
  ['owo oko na wa lowo sade iyawo mi. mo so fun won.', 'sade'],
  ['yesterday i call mama twins, i say make we talk true.', 'mama twins'],
  ['They paid Alhaji Rice at the gate.', 'Alhaji Rice'],
  ['We fear General Shortgun, who comes at night.', 'General Shortgun'],
  ['Duty: Ohunene S. / Blessing Ade', 'Ohunene S.'],
  ['the regular supplier is mr huang, not him.', 'mr huang'],
  ['coach livinus collected the money.', 'livinus'],
] as const)('a form tells a person: %s', ([text, name]) => {
  expect(certainIn(text)).toContain(name)
})

test.for([
  ['Items\nCement / 31 / paid\nKunle Ade / 22 / no\nDiesel / 9 / paid\nWater / 4 / no', 'Cement'],
  ['SPEAKER 2: I drove.\nSPEAKER 1: Why?\nSPEAKER 2: They said so.\nSPEAKER 1: Who?', 'SPEAKER 2'],
  ['[12/03, 9:14 AM] Admin: yes o\n[12/03, 9:15 AM] Admin: no', 'Admin'],
  ['the dr said no. mr president knows.', 'dr said'],
  ['my mother said the aunty came.', 'aunty came'],
  ['Alhaji Garba left early.', 'Alhaji Garba'],
] as const)('no person in: %s', ([text, words]) => {
  expect(certainIn(text)).not.toContain(words)
})
