import { classNames } from '#ui/class-names.ts'

export type GaugeTone = 'success' | 'warning' | 'danger'

type GaugeProps = {
  /** 0 to 100. */
  percent: number
  /** What is measured, for instance 'Risk score'. */
  label: string
  /** The level in words; it carries the meaning, the tone only helps. */
  level: string
  tone: GaugeTone
}

const radius = 52
const around = 2 * Math.PI * radius

/** A ring with a number in it. Screen readers hear one sentence: label, percent and level. */
export function Gauge({ percent, label, level, tone }: GaugeProps) {
  const share = Math.min(100, Math.max(0, percent)) / 100
  return (
    <div
      role="img"
      aria-label={`${label}: ${percent}%, ${level}`}
      className="mx-auto w-26 max-w-full text-center sm:w-48"
    >
      <svg viewBox="0 0 120 120" aria-hidden="true" className="block w-full">
        <circle cx="60" cy="60" r={radius} fill="none" strokeWidth="11" className="stroke-sunken" />
        <circle
          cx="60"
          cy="60"
          r={radius}
          fill="none"
          strokeWidth="11"
          strokeLinecap={share === 0 ? 'butt' : 'round'}
          strokeDasharray={`${share * around} ${around}`}
          transform="rotate(-90 60 60)"
          className={strokes[tone]}
        />
        <text x="60" y="69" textAnchor="middle" fontSize="27" fontWeight="700" className="fill-ink font-sans">
          {percent}%
        </text>
      </svg>
      <p
        aria-hidden="true"
        className={classNames('mt-1 leading-tight font-semibold sm:text-lg', texts[tone])}
      >
        {level}
      </p>
    </div>
  )
}

const strokes = {
  success: 'stroke-success',
  warning: 'stroke-warning',
  danger: 'stroke-danger',
} as const satisfies Record<GaugeTone, string>

const texts = {
  success: 'text-success',
  warning: 'text-warning',
  danger: 'text-danger',
} as const satisfies Record<GaugeTone, string>
