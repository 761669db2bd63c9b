import { expect, test } from 'vitest'
import { codeAt } from '#tests/support/second-step.ts'
import { stepOfCode, totpAddress, totpSecret } from './totp.ts'

// RFC 6238 appendix B, SHA-1, the last six of its eight digits.
const rfcSecret = totpSecret(Buffer.from('12345678901234567890'))
const rfcRows = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
] as const

test.each(rfcRows)('the code of RFC 6238 is accepted at second %i: %s', (second, code) => {
  expect(stepOfCode(rfcSecret, code, new Date(second * 1000))).toBe(Math.floor(second / 30))
})

test('a clock that is 40 s off works, early or late, at every second of a step', () => {
  for (let second = 0; second < 30; second += 1) {
    const now = new Date(1_700_000_010_000 + second * 1000)
    for (const off of [-40, -30, 0, 30, 40]) {
      const phone = new Date(now.getTime() + off * 1000)
      expect(stepOfCode(rfcSecret, codeAt(rfcSecret, phone), now), `${off} s at ${second}`).toBe(
        Math.floor(phone.getTime() / 30_000),
      )
    }
  }
})

test('a clock that is more than a minute and a half off does not', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  for (const off of [-90, 90]) {
    const phone = new Date(now.getTime() + off * 1000)
    expect(stepOfCode(rfcSecret, codeAt(rfcSecret, phone), now)).toBeNull()
  }
})

test('a step that was used, and any before it, is refused', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  const code = codeAt(rfcSecret, now)
  const step = stepOfCode(rfcSecret, code, now)
  expect(stepOfCode(rfcSecret, code, now, step)).toBeNull()
  expect(stepOfCode(rfcSecret, code, now, (step ?? 0) - 1)).toBe(step)
})

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', '12 34', '-12345', '1e5000', '\0\0\0\0\0\0'])(
  '%j is no code',
  (text) => {
    expect(stepOfCode(rfcSecret, text, new Date(59_000))).toBeNull()
  },
)

test('blanks and hyphens between the digits make no difference', () => {
  for (const text of ['287 082', '287-082', ' 287082 '])
    expect(stepOfCode(rfcSecret, text, new Date(59_000))).toBe(1)
})

test('the address in the QR code names the account, whatever letters its name has', () => {
  expect(totpAddress(rfcSecret, 'Ọláńrewájú')).toBe(
    `otpauth://totp/Fitila:${encodeURIComponent('Ọláńrewájú')}?secret=${rfcSecret}&issuer=Fitila`,
  )
})
