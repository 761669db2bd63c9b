import { matchAt } from '../../match-at.ts'
import type { Reading } from '../../reading.ts'
import { englishForms } from './english-forms.ts'
import type { Form } from './form.ts'
import { hausaForms } from './hausa-forms.ts'
import { igboForms } from './igbo-forms.ts'
import type { NamedBehind } from './named-behind.ts'
import { yorubaForms } from './yoruba-forms.ts'

/**
 * Where a phrase ends that picks one person out by what this person does, has or is: 'the one auditor in Zaria', 'akawun da ya ƙi',
 * 'onye na-akụ mgbịrịmgba', 'akọ̀wé tó ń lo kẹ̀kẹ́'. `at` is the place of the word in the folded text. The longest is taken.
 */
export function fewAt(word: string, reading: Reading, at: number): number | undefined {
  let end: number | undefined
  for (const { pattern, isNamedBehind } of byFirst.get(word) ?? []) {
    const reached = matchAt(pattern, reading.lower, at)
    if (reached === undefined || reached <= (end ?? 0)) continue
    if (!isNamedBehind?.(reading, reached)) end = reached
  }
  return end
}

const byFirst = new Map<string, { pattern: RegExp; isNamedBehind: NamedBehind | undefined }[]>()
for (const { always, unlessNamed, isNamedBehind } of [englishForms, hausaForms, igboForms, yorubaForms]) {
  for (const form of always) add(form, undefined)
  for (const form of unlessNamed) add(form, isNamedBehind)
}

function add([firsts, source]: Form, isNamedBehind: NamedBehind | undefined): void {
  const row = { pattern: new RegExp(`(?:${source})(?![a-z'])`, 'y'), isNamedBehind }
  for (const first of firsts.split(' ')) byFirst.set(first, [...(byFirst.get(first) ?? []), row])
}
