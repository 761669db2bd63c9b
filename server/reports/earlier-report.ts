import { hkdfSync } from 'node:crypto'
import { z } from 'zod'
import type { Application } from '#server/kernel/application.ts'
import { openContent, sealContent } from '#server/sealing/sealed-content.ts'

type Keys = Pick<Application, 'keys'>

/**
 * Says, in a hidden field of one form, which rejected report the form was filled from. Sealed to the number of that form, so that no one can
 * name a report that is not theirs.
 */
export function sealEarlier(
  { keys, randomness }: Keys & Pick<Application, 'randomness'>,
  formNumber: string,
  reportId: string,
): string {
  return sealContent(randomness, keyOf(keys), placeOf(formNumber), reportId).toString('base64url')
}

/** @returns the id of the rejected report; null for a form that was filled from none, or whose field was changed */
export function openEarlier({ keys }: Keys, formNumber: string, typed: unknown): string | null {
  if (typeof typed !== 'string' || typed === '') return null
  try {
    return z.uuid().parse(openContent(keyOf(keys), placeOf(formNumber), Buffer.from(typed, 'base64url')))
  } catch {
    return null
  }
}

function keyOf({ sources }: Application['keys']): Buffer {
  return Buffer.from(hkdfSync('sha256', sources, Buffer.alloc(0), 'earlier-report', 32))
}

function placeOf(formNumber: string): string {
  return `earlier:${formNumber}`
}
