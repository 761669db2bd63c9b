/** The 36 states and the Federal Capital Territory, by geopolitical zone. */
export const zones = {
  'North Central': ['Benue', 'FCT', 'Kogi', 'Kwara', 'Nasarawa', 'Niger', 'Plateau'],
  'North East': ['Adamawa', 'Bauchi', 'Borno', 'Gombe', 'Taraba', 'Yobe'],
  'North West': ['Jigawa', 'Kaduna', 'Kano', 'Katsina', 'Kebbi', 'Sokoto', 'Zamfara'],
  'South East': ['Abia', 'Anambra', 'Ebonyi', 'Enugu', 'Imo'],
  'South South': ['Akwa Ibom', 'Bayelsa', 'Cross River', 'Delta', 'Edo', 'Rivers'],
  'South West': ['Ekiti', 'Lagos', 'Ogun', 'Ondo', 'Osun', 'Oyo'],
} as const

export type State = (typeof zones)[keyof typeof zones][number]

export const states: readonly State[] = Object.values(zones)
  .flat()
  .toSorted((one, other) => one.localeCompare(other, 'en'))

export function isState(value: string): value is State {
  return (states as readonly string[]).includes(value)
}
