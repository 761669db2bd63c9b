import { classNames } from '../class-names.ts'
import { ChartFigure, type ChartText } from './chart-figure.tsx'
import { roundSteps } from './scale.ts'

export type Area = {
  name: string
  /** Two letters, on its tile. */
  short: string
  /** Null where there is too little for a value. */
  value: number | null
  shown: string
  /** The name and what is told of it, as one sentence. */
  sentence: string
  href: string
  outline: string
  row: number
  column: number
}

type AreaMapProps = ChartText & {
  areas: readonly Area[]
  size: { width: number; height: number }
  /** Of an area without a value. */
  tooFew: string
  span: (from: number, to: number) => string
  attribution: { text: string; href: string }
}

const shades = 5

/** Areas by a value, in steps of round numbers: the outlines on wide screens, tiles of one size on narrow ones. Each is a link. */
export function AreaMap({ areas, size, tooFew, span, attribution, ...text }: AreaMapProps) {
  const largest = Math.max(0, ...areas.map(({ value }) => value ?? 0))
  // Where no area has a value, the legend has no shade to explain.
  const steps = largest > 0 ? roundSteps(largest, shades) : []
  const shadeOf = (value: number | null): number | null => {
    if (value === null) return null
    const below = steps.findIndex((step) => step > value)
    return below === -1 ? steps.length - 2 : Math.min(below - 1, shades - 1)
  }
  return (
    <ChartFigure {...text}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className="mx-auto hidden w-full max-w-2xl sm:block">
        <title>{text.finding}</title>
        {areas.map(({ name, outline, value, sentence, href }) => (
          <a key={name} href={href} aria-label={sentence}>
            <path
              d={outline}
              className={classNames('stroke-edge hover:stroke-focus hover:stroke-3', fillOf(shadeOf(value)))}
            >
              <title>{sentence}</title>
            </path>
          </a>
        ))}
      </svg>
      <ul className="mx-auto grid max-w-md grid-cols-6 gap-1 sm:hidden">
        {areas.map(({ name, short, value, shown, sentence, href, row, column }) => (
          <li key={name} className={classNames(rows[row], columns[column])}>
            <a
              href={href}
              aria-label={sentence}
              className={classNames(
                'flex aspect-square min-h-10 w-full flex-col items-center justify-center rounded-control text-sm/tight font-bold',
                tileOf(shadeOf(value)),
              )}
            >
              {short}
              <span className="font-medium tabular-nums">{shown}</span>
            </a>
          </li>
        ))}
      </ul>
      <ul className="mt-4 flex flex-wrap justify-center gap-x-4 gap-y-1 text-sm text-muted">
        <li className="flex items-center gap-2">
          <span className={classNames('size-5 rounded-sm', tileOf(null))} />
          {tooFew}
        </li>
        {steps.slice(1, shades + 1).map((step, place) => (
          <li key={step} className="flex items-center gap-2">
            <span className={classNames('size-5 rounded-sm', tileOf(place))} />
            {span(steps[place] ?? 0, step)}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        <a href={attribution.href} rel="license noreferrer" className="underline underline-offset-4">
          {attribution.text}
        </a>
      </p>
    </ChartFigure>
  )
}

const fills = ['fill-shade-1', 'fill-shade-2', 'fill-shade-3', 'fill-shade-4', 'fill-shade-5']
const tiles = [
  'bg-shade-1 text-ink',
  'bg-shade-2 text-ink',
  'bg-shade-3 text-ink',
  'bg-shade-4 text-on-shade',
  'bg-shade-5 text-on-shade',
]
const rows = [
  'row-start-1',
  'row-start-2',
  'row-start-3',
  'row-start-4',
  'row-start-5',
  'row-start-6',
  'row-start-7',
]
const columns = ['col-start-1', 'col-start-2', 'col-start-3', 'col-start-4', 'col-start-5', 'col-start-6']

function fillOf(shade: number | null): string | undefined {
  return shade === null ? 'fill-surface [stroke-dasharray:3_3]' : fills[shade]
}

function tileOf(shade: number | null): string | undefined {
  return shade === null ? 'border border-dashed border-edge text-muted' : tiles[shade]
}
