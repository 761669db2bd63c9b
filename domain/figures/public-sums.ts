/** By what public reports are summed, a day each. The names are stored. */
export const summedProperties = [
  ...(['all', 'sector', 'state', 'kind', 'office', 'method', 'rating', 'disputed', 'corrected'] as const),
] as const
export type SummedProperty = (typeof summedProperties)[number]
