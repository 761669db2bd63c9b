import { censusYear } from '#domain/figures/people-counted.ts'
import { fewestForRate, ratePerMillion } from '#domain/figures/rates.ts'
import { mapSize, stateShapes } from '#domain/figures/state-shapes.ts'
import { stateTiles } from '#domain/figures/state-tiles.ts'
import type { FacetCounts } from '#server/finding/count-facets.ts'
import { type Area, AreaMap } from '#ui/charts/area-map.tsx'
import { fill, inFigures } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

const licence = 'https://creativecommons.org/licenses/by/4.0/'
const named = 3

/**
 * The map of the states, by published reports for each million people.
 *
 * @param from the first day that is counted; null for the first of all
 */
export function drawStates(
  counts: FacetCounts['states'],
  { map: words, showTable }: Words['figures'],
  from: string | null = null,
) {
  const reportsOf = new Map(counts.map(({ value, count }) => [value, count]))
  const areas = stateTiles.map(({ state, short, row, column }): Area & { reports: number } => {
    const reports = reportsOf.get(state) ?? 0
    const rate = ratePerMillion(state, reports)
    const told = { state, rate: rate ?? '', reports: inFigures(reports), fewest: fewestForRate }
    return {
      ...{ name: state, short, row, column, reports, value: rate, outline: stateShapes[state] },
      shown: rate === null ? '–' : String(rate),
      sentence: fill(rate === null ? words.ofStateTooFew : words.ofState, told),
      href: `/reports?${new URLSearchParams(from === null ? { state } : { state, from })}`,
    }
  })
  const ranked = areas.toSorted(
    (one, other) => (other.value ?? 0) - (one.value ?? 0) || other.reports - one.reports,
  )
  const first = ranked.filter(({ value }) => value !== null).slice(0, named)
  return (
    <AreaMap
      id="states"
      finding={
        first.length < named
          ? words.findingWithout
          : fill(words.finding, { states: inARow(first.map(({ name }) => name)) })
      }
      doubt={fill(words.doubt, { year: censusYear })}
      areas={areas}
      size={mapSize}
      tooFew={fill(words.tooFew, { fewest: fewestForRate })}
      span={(from, to) => fill(words.span, { from, to })}
      attribution={{ text: words.attribution, href: licence }}
      showTable={showTable}
      table={{
        caption: words.caption,
        head: [words.state, words.rate, words.reports],
        rows: ranked.map(({ name, href, shown, reports }) => ({
          ...{ name, href, cells: [shown, inFigures(reports)] },
        })),
      }}
    />
  )
}

function inARow(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
}
