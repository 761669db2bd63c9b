import { Link } from 'react-router'
import { features, hasFeature } from '#domain/plans/features.ts'
import { freeReportsPerMonth } from '#domain/plans/limits.ts'
import { builtFeatures, placeOf, unbuiltFeatures } from '#domain/plans/offer.ts'
import { type Tier, tiers } from '#domain/plans/plans.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { Prose } from '#ui/prose.tsx'
import type { Words } from '#words/words.ts'

type ComparisonProps = { words: Words['plans']; names: Words['planTexts']['names'] }

/** What each plan has, row by row, and what is promised by none. */
export function Comparison({ words, names }: ComparisonProps) {
  const rows = builtFeatures.filter((feature) => feature !== 'unlimited-reports')
  return (
    <Prose className="space-y-4">
      <h2>{words.compare}</h2>
      <table className="w-full text-sm sm:text-base [&_td]:pr-2 [&_th]:pr-2">
        <caption className="sr-only">{words.compare}</caption>
        <thead>
          <tr>
            <th scope="col">{words.whatYouGet}</th>
            {tiers.map((tier) => (
              <th key={tier} scope="col">
                {names[tier]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={words.reportsAMonth} place={placeOf('unlimited-reports')}>
            {(tier) =>
              features['unlimited-reports'].some((each) => each === tier)
                ? words.noLimit
                : freeReportsPerMonth
            }
          </Row>
          {words.freeForAll.map((label) => (
            <Row key={label} label={label}>
              {() => words.yes}
            </Row>
          ))}
          {rows.map((feature) => (
            <Row key={feature} label={words.featureNames[feature]} place={placeOf(feature)}>
              {(tier) => (hasFeature({ tier, status: 'active' }, feature) ? words.yes : words.no)}
            </Row>
          ))}
        </tbody>
      </table>
      {unbuiltFeatures.length > 0 ? (
        <>
          <h3>{words.notBuilt}</h3>
          <p>{words.notBuiltText}</p>
          <ul>
            {unbuiltFeatures.map((feature) => (
              <li key={feature}>{words.featureNames[feature]}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Prose>
  )
}

type RowProps = { label: string; place?: string; children: (tier: Tier) => string | number }

function Row({ label, place, children }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {place ? (
          <Link to={place} className={linkStyles}>
            {label}
          </Link>
        ) : (
          label
        )}
      </th>
      {tiers.map((tier) => (
        <td key={tier}>{children(tier)}</td>
      ))}
    </tr>
  )
}
