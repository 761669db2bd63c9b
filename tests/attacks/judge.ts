import type { Attack } from './attacks.ts'
import { type Done, deeds } from './honest.ts'

/** Memory in kB. */
export type Outcome = { statuses: number[]; done: Done[]; before: number; peak: number; after: number }

/** What is wrong, a line each. An attack that did not reach the site, or a figure that is missing, is wrong too. */
export function problemsIn(attack: Omit<Attack, 'run'>, outcome: Outcome): string[] {
  const { statuses, before, peak, after } = outcome
  const grown = Math.round((peak - before) / 1024)
  const strange = statuses.filter((status) => !attack.may.includes(status))
  const found = [
    isWhole(attack, statuses) ? null : `${statuses.length} answers, and not ${said(attack.answers)}`,
    strange.length > 0 ? `answered by ${counted(strange)}` : null,
    statuses.includes(attack.must) ? null : `never answered by ${attack.must}`,
    [before, peak, after].every((held) => held > 0) ? null : 'its memory could not be read',
    grown > attack.mostMemory ? `held ${grown} MB more` : null,
    ...honestly(outcome.done),
  ]
  return found.filter((problem) => problem !== null).map((problem) => `${attack.name}: ${problem}`)
}

export function counted(statuses: readonly number[]): string {
  const counts = Map.groupBy(statuses, (status) => status)
  return [...counts].map(([status, all]) => `${all.length} x ${status || 'cut'}`).join(', ')
}

function isWhole({ answers }: Pick<Attack, 'answers'>, statuses: readonly number[]): boolean {
  return typeof answers === 'number' ? statuses.length === answers : statuses.length >= answers.atLeast
}

function said(answers: Attack['answers']): string {
  return typeof answers === 'number' ? String(answers) : `at least ${answers.atLeast}`
}

/** Every deed was done during the attack, and none was refused or cut. */
function honestly(done: readonly Done[]): string[] {
  return deeds.flatMap((deed) => {
    const statuses = done.filter((each) => each.deed === deed).map(({ status }) => status)
    const refused = statuses.filter((status) => status === 0 || status >= 400)
    if (statuses.length === 0) return [`the honest visitor could not ${deed} once`]
    return refused.length > 0 ? [`the honest visitor's ${deed} was answered by ${counted(refused)}`] : []
  })
}
