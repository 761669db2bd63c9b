import { expect, test } from 'vitest'
import { checkText } from '../check-text.ts'

test.for([
  [
    'She stays behind the Total filling station at Nwaniba junction.',
    'behind the Total filling station at Nwaniba junction',
  ],
  ['she lives opposite the redeemed church on aba road. ok', 'opposite the redeemed church on aba road'],
  ['Gidansa yana bayan gidan man Oando, kan titin Zaria.', 'bayan gidan man Oando, kan titin Zaria'],
  ["Ọ bi n'azụ ụlọ mmanụ Conoil, okporo ámá Agbani. Biko", "n'azụ ụlọ mmanụ Conoil, okporo ámá Agbani"],
  ['Ilé rẹ̀ wà lẹ́yìn ilé epo Bovas ní Òkè-Àdó.', 'lẹ́yìn ilé epo Bovas ní Òkè-Àdó'],
] as const)('an address by what is beside it is one, with its street: %s', ([text, address]) => {
  const found = checkText(text).findings.filter(({ kind, tier }) => kind === 'street' && tier === 'certain')
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([address])
})

test.for([
  ['He logs in to the portal as l.osunkunle with my password.', 'l.osunkunle'],
  ['Her log-in: b_okoye', 'b_okoye'],
] as const)('a log-in behind its word: %s', ([text, logIn]) => {
  const found = checkText(text).findings.map(({ start, end }) => text.slice(start, end))
  expect(found).toContain(logIn)
})

test('a day behind a log-in is none', () => {
  expect(checkText('She logged in on 12.03.2026 at noon.').findings.map(({ kind }) => kind)).not.toContain(
    'social-handle',
  )
})

test.for([
  ['Payment by transfer to 6120098834.', '6120098834'],
  ["Ego ahụ banyere n'akaụntụ 3098114402 nke ya.", '3098114402'],
  ['Owó náà wọ inú àkáǹtì 0156632908.', '0156632908'],
] as const)('an account by the word before it: %s', ([text, number]) => {
  const found = checkText(text).findings.filter(
    ({ kind, tier }) => kind === 'account-number' && tier === 'certain',
  )
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([number])
})
