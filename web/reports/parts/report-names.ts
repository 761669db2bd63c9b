import { createContext } from 'react'
import { itemTexts, reportLabels } from '#words/in-scripts/report-labels.ts'
import { assetKindNames, statusNames, verificationMethodNames } from '#words/in-scripts/report-names.ts'
import type { Words } from '#words/words.ts'

/** The parts of the catalogue that a page brings for it. */
export const reportNames = ['labels', 'statuses', 'methods', 'assetKinds', 'itemTexts'] as const
export type Names = Pick<Words, (typeof reportNames)[number]>

export const englishNames: Names = {
  labels: reportLabels,
  itemTexts,
  statuses: statusNames,
  methods: verificationMethodNames,
  assetKinds: assetKindNames,
}

/** How a report's fields and states are called. In English, as staff read them, unless a page provides another language. */
export const ReportNames = createContext(englishNames)
