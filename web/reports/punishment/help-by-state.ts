import { type State, zones } from '#domain/reports/places.ts'
import { offices } from '#toolkit/shared/channels/offices.ts'

/** The compiler asks for every state of ours. */
export const helpByState: Readonly<Record<State, { capital: string; hasRightsOffice: boolean }>> = offices

/** States whose list names an office of the Human Rights Commission, for a state whose does not: those of its zone. */
export function nearestRightsOffices(state: State): State[] {
  const zone = Object.values(zones).find((each) => (each as readonly State[]).includes(state)) ?? []
  return zone.filter((each) => helpByState[each].hasRightsOffice)
}
