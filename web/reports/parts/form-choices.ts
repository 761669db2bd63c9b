import { zones } from '#domain/reports/places.ts'

/** What the list of states holds. */
export const stateChoices = Object.entries(zones).map(([label, states]) => ({
  label,
  choices: states.map((state) => ({ value: state, label: state })),
}))
