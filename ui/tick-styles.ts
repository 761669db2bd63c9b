/** A row with a radio or a checkbox: the whole row is the touch target and shows when it is chosen. */
export const tickRowStyles =
  'flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line bg-surface px-3 py-2.5 hover:border-edge has-checked:border-action has-checked:bg-information-soft has-disabled:cursor-not-allowed has-disabled:opacity-60'

export const tickStyles = 'mt-1 size-5 shrink-0'
