/** What a new site needs, in the order in which it is done. Each is read from the site itself and never ticked by hand. */
export const ownSteps = ['account', 'secondStep', 'declaration'] as const
export const siteSteps = ['secondMember', 'mail', 'backup', 'restoreTrial', 'onion'] as const
export const firstRunSteps = [...ownSteps, ...siteSteps] as const
export type FirstRunStep = (typeof firstRunSteps)[number]

/** `waits`: begun, and time or another person has to end it. `later`: it is shown after the second step. */
export type StepState = 'done' | 'open' | 'waits' | 'later'

export type FirstRun = { step: FirstRunStep; state: StepState }[]

/** A site works without it, and sources who are afraid look for it. */
export const optionalSteps: readonly FirstRunStep[] = ['onion']

/** The first one to do now: its row is highlighted. Null when only what waits or is optional is left. */
export function nextStep(steps: FirstRun): FirstRunStep | null {
  const open = steps.filter(({ state }) => state === 'open')
  return (open.find(({ step }) => !optionalSteps.includes(step)) ?? null)?.step ?? null
}

export function countDone(steps: FirstRun): number {
  return steps.filter(({ state }) => state === 'done').length
}

/** Whether anything that is not optional is left. */
export function isReady(steps: FirstRun): boolean {
  return steps.every(({ step, state }) => state === 'done' || optionalSteps.includes(step))
}
