import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DrawnChart } from './placed-chart.tsx'

/** Draws a chart on the server. Browsers get the HTML, and no code for it. */
export function drawn(chart: ReactElement): DrawnChart {
  return { html: renderToStaticMarkup(chart) }
}
