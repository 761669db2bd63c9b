import { expect, test } from 'vitest'
import { checkText } from './check-text.ts'
import { rewriteText } from './rewrite.ts'
import { subjectId } from './subjects-of.ts'
import { tellApart } from './tell-apart.ts'

function apart(text: string): string {
  return rewriteText(text, checkText(text, { placeholders: 'lettered' }).findings)
}

test('the same person has the same letter', () => {
  expect(apart('Ngozi Nwabara met Terfa Ityavyar. Later Ngozi paid and Mr Ityavyar signed.')).toBe(
    '[NAME A] met [NAME B]. Later [NAME A] paid and Mr [NAME B] signed.',
  )
})

test('a full name after the given name alone is the same person', () => {
  expect(apart('Alhaji Terfa called me. Terfa Ityavyar signed the voucher, and Mr Ityavyar paid.')).toBe(
    'Alhaji [NAME A] called me. [NAME A] signed the voucher, and Mr [NAME A] paid.',
  )
})

test('two full names with one family name are two persons', () => {
  expect(apart('Ngozi Nwabara met Chidi Nwabara. Ngozi paid Chidi.')).toBe(
    '[NAME A] met [NAME B]. [NAME A] paid [NAME B].',
  )
})

test('companies have letters of their own', () => {
  const text = 'Zarmakoyi Ventures Ltd paid the Ministry of Works. Later Tudunwa Construction Limited paid.'
  const rewritten = apart(text)
  expect(rewritten).toContain('[COMPANY A]')
  expect(rewritten).toContain('[COMPANY B]')
  expect(rewritten).toContain('[ORGANIZATION A]')
})

test('the person who is reported is marked once, and every mention follows', () => {
  const text = 'Ngozi Nwabara met Terfa Ityavyar. Later Ngozi paid and Mr Ityavyar signed.'
  const { findings } = checkText(text)
  const reported = findings.find(({ start }) => start === text.indexOf('Terfa'))
  expect(reported).toBeDefined()
  expect(rewriteText(text, tellApart(text, findings, reported && subjectId(reported)))).toBe(
    '[NAME A] met [PERSON REPORTED]. Later [NAME A] paid and Mr [PERSON REPORTED] signed.',
  )
})

test('the twenty-seventh is AA', () => {
  const finding = (subject: number) => ({
    start: subject,
    end: subject + 1,
    kind: 'phone' as const,
    category: 'personal' as const,
    severity: 'high' as const,
    tier: 'certain' as const,
    placeholder: '[PHONE]',
    subject,
  })
  const many = Array.from({ length: 28 }, (_, index) => finding(index + 1))
  expect(tellApart('', many).map(({ placeholder }) => placeholder)).toEqual(
    expect.arrayContaining(['[PHONE A]', '[PHONE Z]', '[PHONE AA]', '[PHONE AB]']),
  )
})
