import { isMadeUp, passesLuhn, passesVerhoeff } from '../../checks.ts'
import type { Tier } from '../../finding.ts'
import type { Kind } from '../../kinds.ts'
import type { Label, NearLabel } from '../../labels.ts'
import { phoneShapeOf, type Written } from './phone-shapes.ts'

export type NumberContext = {
  written: Written
  near: readonly NearLabel[]
  /** The three units before and the four after. */
  before: string
  after: string
  isSpelled: boolean
}

export type NamedNumber = { kind: Kind; tier: Tier; weight: number }

/** Says what a number is, by the word beside it first, by its shape second. Undefined when it is no one's number. */
export function nameNumber(context: NumberContext): NamedNumber | undefined {
  const { written } = context
  if (written.digits.length < 4) return labelledShort(context)
  if (isMoney(context)) return undefined
  return byLabel(context) ?? byShape(context) ?? byWeakLabel(context)
}

function isMoney({ before, after, written, near }: NumberContext): boolean {
  if (/[\u20a6$\u00a3\u20ac#]\s?$|(?:^|[^A-Za-z])N$|NGN\s?$|=N=$/.test(before)) return true
  if (/^[.,]\d{2,3}(?!\d)/.test(after) && written.groups.length === 1 && written.digits.length < 10)
    return true
  return near.some(({ label, gap }) => label === 'money' && gap <= 3) && written.digits.length < 10
}

type Rule = { kind: Kind; lengths: readonly number[]; reach: number }

/** A label, what it makes of a number, how many digits that has, and how far away the word may be. */
const rules: Partial<Record<Label, Rule>> = {
  nin: { kind: 'nin', lengths: [11], reach: 60 },
  bvn: { kind: 'bvn', lengths: [11], reach: 60 },
  account: { kind: 'account-number', lengths: [10], reach: 60 },
  bank: { kind: 'account-number', lengths: [10], reach: 48 },
  tin: { kind: 'tin', lengths: [10, 11, 12, 13], reach: 40 },
  postcode: { kind: 'postcode', lengths: [5, 6], reach: 14 },
  staff: { kind: 'staff-number', lengths: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12], reach: 14 },
  company: { kind: 'company-number', lengths: [4, 5, 6, 7, 8], reach: 12 },
  identity: { kind: 'identity-number', lengths: [5, 6, 7, 8, 9, 10, 11, 12, 13], reach: 14 },
  pension: { kind: 'identity-number', lengths: [12], reach: 24 },
  passport: { kind: 'passport', lengths: [8, 9], reach: 12 },
  voter: { kind: 'voter-card', lengths: [17, 18, 19], reach: 30 },
  device: { kind: 'identity-number', lengths: [8, 14, 15, 16, 18, 19, 20], reach: 24 },
  extension: { kind: 'phone', lengths: [4, 5], reach: 4 },
  file: { kind: 'file-reference', lengths: [3, 4, 5, 6, 7, 8], reach: 8 },
}

function byLabel(context: NumberContext): NamedNumber | undefined {
  const { written, near } = context
  const shape = phoneShapeOf(written)
  for (const { label, gap } of near) {
    const rule = rules[label]
    if (label === 'phone' || label === 'reference') {
      // The nearest word decides: 'account name ..., phone 0803...' is a phone, 'my NIN, ref 123' no NIN.
      if (gap <= 12 && label === 'phone' && shape !== undefined && !isBesideBank(context)) return undefined
      if (gap <= 12 && label === 'reference') return undefined
    } else if (rule?.lengths.includes(written.digits.length) && gap <= reachOf(rule, written.digits)) {
      const looksLikePhone =
        shape === 'sure' && written.digits.startsWith('0') && written.digits.length === 11
      if (looksLikePhone && gap > 16) return undefined
      if (written.hasPlus) return undefined
      return { kind: rule.kind, tier: 'certain', weight: written.digits.length >= 10 ? 95 : 78 }
    }
  }
  return undefined
}

/** 'my meter no as I saw it on the bill 45021938817': a long number may be further away. */
function reachOf({ kind, reach }: Rule, digits: string): number {
  return kind === 'identity-number' && digits.length >= 10 ? 30 : reach
}

/** 'sent by text: 0093300218 Sterling': ten digits that no phone has, and a bank right beside them. */
function isBesideBank({ written, near }: NumberContext): boolean {
  return (
    phoneShapeOf(written) === 'length-only' && near.some(({ label, gap }) => label === 'bank' && gap <= 8)
  )
}

function labelledShort({ written, near }: NumberContext): NamedNumber | undefined {
  const [nearest] = near
  if (nearest?.label !== 'staff' || nearest.gap > 10 || written.digits.length < 3) return undefined
  return { kind: 'staff-number', tier: 'possible', weight: 60 }
}

function byShape(context: NumberContext): NamedNumber | undefined {
  const { written, near, isSpelled } = context
  const { digits, groups } = written
  if (isCard(written, near)) return { kind: 'card', tier: 'certain', weight: 92 }
  const phone = byPhoneShape(context)
  if (phone) return phone
  if (isSpelled && digits.length < 10) return undefined
  if (groups.join('-') === '8-4' && written.separators[0] === '-')
    return { kind: 'tin', tier: 'certain', weight: 80 }
  if (
    groups.join('-') === '3-2-4' &&
    new Set(written.separators).size === 1 &&
    written.separators[0] !== '\n'
  ) {
    return isReference(near) ? undefined : { kind: 'identity-number', tier: 'certain', weight: 70 }
  }
  return byElevenDigits(context)
}

/** Eleven digits alone: a NIN or a BVN. Only where they end like a sum of money they are no more than possible. */
function byElevenDigits({
  written: { digits, groups, hasPlus },
  near,
}: NumberContext): NamedNumber | undefined {
  const isWhole =
    groups.length === 1 || groups.join('-') === '4-3-4' || groups.every((length) => length === 1)
  if (digits.length !== 11 || !isWhole || hasPlus || digits.startsWith('0')) return undefined
  if (isMadeUp(digits) || isReference(near)) return undefined
  if (near.some(({ label, gap }) => label === 'phone' && gap <= 24)) return undefined
  // One sum in ten has a right check digit: '45000000000'.
  if (passesVerhoeff(digits) && !digits.endsWith('0000')) return { kind: 'nin', tier: 'certain', weight: 72 }
  const tier = digits.endsWith('000') ? 'possible' : 'certain'
  return { kind: digits.startsWith('22') ? 'bvn' : 'nin', tier, weight: 62 }
}

function byPhoneShape({ written, near, isSpelled }: NumberContext): NamedNumber | undefined {
  const shape = phoneShapeOf(written)
  const { digits, groups, hasPlus } = written
  const isLabelled = near.some(({ label, gap }) => label === 'phone' && gap <= 40)
  if (shape === 'sure') {
    // 'receipt 0803 ...' may be the number of a receipt; money or a reference further away says nothing of a whole telephone.
    const isWholePhone = digits.length === 11 && digits.startsWith('0')
    const mayBeOther = (isWholePhone ? isReferred(near) : isReference(near)) && !isLabelled && !hasPlus
    // Ten digits without the zero could be an account: possible where money is spoken of, sure elsewhere.
    const isBare = digits.length === 10 && !digits.startsWith('0')
    const isWide = !hasPlus && !isSpelled && groups.length > 4 && !groups.every((length) => length <= 2)
    if (isBare && (mayBeOther || isDateLike(written))) return undefined
    return { kind: 'phone', tier: mayBeOther || isWide ? 'possible' : 'certain', weight: 90 }
  }
  if (shape === 'grouped')
    return isReference(near) ? undefined : { kind: 'phone', tier: 'certain', weight: 82 }
  if (
    digits.length === 11 &&
    digits.startsWith('0') &&
    !isReference(near) &&
    (isLabelled || groups.length === 1)
  ) {
    return { kind: 'phone', tier: isLabelled ? 'certain' : 'possible', weight: 70 }
  }
  // A spoken phone number may lack a digit, or have one too many; a sum of money does not begin with a zero.
  const isNearPhone = digits.length >= 9 && digits.length <= 13
  if (isSpelled && isNearPhone && (isLabelled || digits.startsWith('0')))
    return { kind: 'phone', tier: 'certain', weight: 75 }
  return undefined
}

/** 'Call 555 0199', 'my CN number is 13812345678': the length fits and a word says it. */
function byWeakLabel({ written, near, before }: NumberContext): NamedNumber | undefined {
  const [nearest] = near
  const { digits, separators } = written
  if (nearest?.label !== 'phone' || nearest.gap > 24 || isDateLike(written)) return undefined
  if (phoneShapeOf(written) === undefined || /[.,]\s?$/.test(before.trimEnd())) return undefined
  const isLong = digits.length >= 9 || separators.length > 0
  return isLong && separators.every((separator) => separator.length <= 2)
    ? { kind: 'phone', tier: 'certain', weight: 68 }
    : undefined
}

function isDateLike({ groups, digits }: Written): boolean {
  const shape = groups.join('-')
  return ['2-2-4', '1-2-4', '1-1-4', '2-1-4', '4-2-2', '4-4'].includes(shape) && /(?:19|20)\d\d/.test(digits)
}

function isReference(near: readonly NearLabel[]): boolean {
  return near.some(({ label, gap }) => (label === 'reference' || label === 'money') && gap <= 14)
}

function isReferred(near: readonly NearLabel[]): boolean {
  return near[0]?.label === 'reference' && near[0].gap <= 2
}

/** The lengths and beginnings of the networks; 13 digits from 1 on are a moment in milliseconds, no card. */
function isCard({ digits, groups, separators, hasPlus }: Written, near: readonly NearLabel[]): boolean {
  if (digits.length < 12 || digits.length > 19 || hasPlus || !/^(?:[1346]|5[0-9]|2[2-7])/.test(digits))
    return false
  if (/^1\d{12}$/.test(digits) || isMadeUp(digits) || isReference(near)) return false
  const isGrouped =
    groups.slice(0, -1).every((length) => length >= 4 && length <= 6) && (groups.at(-1) ?? 0) >= 2
  const areSame = new Set(separators).size <= 1 && separators.every((one) => one === ' ' || one === '-')
  const isSpaced = groups.every((length) => length === 1)
  const isLabelled = near.some(({ label, gap }) => label === 'card' && gap <= 40)
  const isLongEnough = digits.length >= 14 || isLabelled || (digits.length === 13 && digits.startsWith('4'))
  return isLongEnough && ((areSame && isGrouped) || isSpaced) && passesLuhn(digits)
}
