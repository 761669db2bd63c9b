/** The parts of the catalogue that a page brings for a report's text: see `useNames`. */
export const reportNames = [
  ...(['labels', 'assetKinds', 'itemTexts'] as const),
  ...(['sectorNames', 'statementLabelNames', 'partTexts', 'kindNames'] as const),
] as const
