export type Tone = 'neutral' | 'information' | 'success' | 'warning' | 'danger'

/** Text, ground and border of each tone. The border is what remains when the system forces its own colours. */
export const toneStyles = {
  neutral: 'border-line bg-sunken text-ink',
  information: 'border-information/30 bg-information-soft text-information',
  success: 'border-success/30 bg-success-soft text-success',
  warning: 'border-warning/30 bg-warning-soft text-warning',
  danger: 'border-danger/30 bg-danger-soft text-danger',
} as const satisfies Record<Tone, string>
