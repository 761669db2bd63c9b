/** What is looked at before two people decide about an application. */
export const expertChecks = ['identity', 'register', 'employer', 'referees', 'records', 'press'] as const
export type ExpertCheck = (typeof expertChecks)[number]

export const checkResults = ['confirmed', 'not_confirmed', 'not_applicable'] as const
export type CheckResult = (typeof checkResults)[number]

/** Without these no application is accepted. A profession may have no register, and a person no employer. */
const mustBeConfirmed: readonly ExpertCheck[] = ['identity', 'referees', 'records']

type Noted = { kind: ExpertCheck; result: CheckResult }

/** Which checks an application must pass before a verification. Of two results for one check, the later one counts. */
export function missingChecks(noted: readonly Noted[]): ExpertCheck[] {
  return expertChecks.filter((kind) => {
    const result = noted.findLast((each) => each.kind === kind)?.result
    if (mustBeConfirmed.includes(kind)) return result !== 'confirmed'
    else return result === undefined || result === 'not_confirmed'
  })
}
