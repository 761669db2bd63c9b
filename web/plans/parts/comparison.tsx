import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { features, hasFeature } from '#domain/plans/features.ts'
import { freeReportsPerMonth } from '#domain/plans/limits.ts'
import { builtFeatures, placeOf, unbuiltFeatures } from '#domain/plans/offer.ts'
import { type Tier, tiers } from '#domain/plans/plans.ts'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'

type ComparisonProps = { words: Words['plans']; names: Words['planTexts']['names'] }

/** What each plan has, row by row, and what is promised by none. */
export function Comparison({ words, names }: ComparisonProps) {
  const rows = builtFeatures.filter((feature) => feature !== 'unlimited-reports')
  return (
    <section className="space-y-4">
      <h2>{words.compare}</h2>
      <table className="w-full rounded-card border border-line bg-surface text-sm sm:text-base [&_td]:border-t [&_td]:border-line [&_td]:px-1 [&_td]:py-2.5 [&_td]:text-center sm:[&_td]:w-[18%] sm:[&_td]:px-4 [&_tbody_th]:border-t [&_tbody_th]:border-line [&_th]:px-1 [&_th]:py-2.5 [&_th]:text-left sm:[&_th]:px-4">
        <caption className="sr-only">{words.compare}</caption>
        <thead>
          <tr>
            <th scope="col">{words.whatYouGet}</th>
            {tiers.map((tier) => (
              <th key={tier} scope="col" className="text-center!">
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
              {() => <Has words={words} />}
            </Row>
          ))}
          {rows.map((feature) => (
            <Row key={feature} label={words.featureNames[feature]} place={placeOf(feature)}>
              {(tier) =>
                hasFeature({ tier, status: 'active' }, feature) ? (
                  <Has words={words} />
                ) : (
                  <HasNot words={words} />
                )
              }
            </Row>
          ))}
        </tbody>
      </table>
      {unbuiltFeatures.length > 0 ? (
        <>
          <h3>{words.notBuilt}</h3>
          <p>{words.notBuiltText}</p>
          <ul className="list-disc pl-6">
            {unbuiltFeatures.map((feature) => (
              <li key={feature}>{words.featureNames[feature]}</li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

type RowProps = { label: string; place?: string; children: (tier: Tier) => ReactNode }

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

/** A tick and a dash for the eye, and a word for those who hear. */
function Has({ words }: { words: Words['plans'] }) {
  return (
    <>
      <Check aria-hidden="true" className="mx-auto size-5 text-success" />
      <span className="sr-only">{words.yes}</span>
    </>
  )
}

function HasNot({ words }: { words: Words['plans'] }) {
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">{words.no}</span>
    </>
  )
}
