import { type AssetKind, assetKinds, currencies } from '#domain/reports/assets.ts'
import { zones } from '#domain/reports/places.ts'
import { sectors } from '#domain/reports/sectors.ts'
import { currencyNames, sectorNames } from '#words/in-scripts/report-names.ts'

/** What the lists of the form hold. */
export const sectorChoices = sectors.map((value) => ({ value, label: sectorNames[value] }))

export const stateChoices = Object.entries(zones).map(([label, states]) => ({
  label,
  choices: states.map((state) => ({ value: state, label: state })),
}))

export function kindChoices(names: Record<AssetKind, string>) {
  return assetKinds.map((value) => ({ value, label: names[value] }))
}

export const currencyChoices = currencies.map((value) => ({ value, label: currencyNames[value] }))
