import { Link } from 'react-router'
import { showDirectory } from '#server/experts/show-directory.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../dates.ts'
import { page } from '../door.ts'
import { useNames } from '../page-names.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/network'
import { CountList } from './parts/count-list.tsx'

const door = page('expert.directory')

// A verification ends with its day, and no event says so. So the copy that others get is not kept.
export function headers(): HeadersInit {
  return { 'Cache-Control': 'no-store' }
}

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('expertNetwork', 'expertiseAreaNames', 'expertLanguageNames', 'expertZoneNames'),
    directory: await showDirectory(application),
    isSignedIn: actor.kind === 'person',
  }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.expertNetwork.title) }]
}

export default function ExpertNetwork({ loaderData }: Route.ComponentProps) {
  const { directory, isSignedIn } = loaderData
  const words = loaderData.words.expertNetwork
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      <section className="space-y-3">
        <h2>{words.what}</h2>
        <ul className="list-disc space-y-1 pl-5">
          {words.whatPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <section className="space-y-3">
        <h2>{words.chosen}</h2>
        <ol className="list-decimal space-y-1 pl-5">
          {words.chosenSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <p className="flex flex-wrap gap-3">
        <Link to="/expert-network/application" className={buttonStyles()}>
          {isSignedIn ? words.apply : words.applyHere}
        </Link>
        {isSignedIn ? null : (
          <Link to="/register?expert=yes" className={buttonStyles({ tone: 'secondary' })}>
            {words.registerAndApply}
          </Link>
        )}
      </p>
      {directory.all > 0 ? (
        <Counts words={words} directory={directory} />
      ) : (
        <section className="space-y-3">
          <h2>{words.counts}</h2>
          <p>{words.noneYet}</p>
        </section>
      )}
      <Profiles words={words} directory={directory} />
    </Page>
  )
}

type Data = Route.ComponentProps['loaderData']
type Shown = { words: Data['words']['expertNetwork']; directory: Data['directory'] }

function Counts({ words, directory }: Shown) {
  const { expertiseAreaNames, expertZoneNames } = useNames('expertiseAreaNames', 'expertZoneNames')
  return (
    <section className="space-y-3">
      <h2>{words.counts}</h2>
      <p>{fill(words.all, { count: directory.all })}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Card>
          <h3>{words.byArea}</h3>
          <CountList
            counts={directory.areas.map(({ area, count }) => ({ name: expertiseAreaNames[area], count }))}
          />
        </Card>
        <Card>
          <h3>{words.byZone}</h3>
          <CountList
            counts={directory.zones.map(({ zone, count }) => ({ name: expertZoneNames[zone], count }))}
          />
        </Card>
      </div>
    </section>
  )
}

function Profiles({ words, directory }: Shown) {
  const names = useNames('expertiseAreaNames', 'expertLanguageNames', 'expertZoneNames')
  return (
    <section className="space-y-3">
      <h2>{words.profiles}</h2>
      <p>{words.profilesText}</p>
      {directory.profiles.length === 0 ? <p className="text-muted">{words.noProfiles}</p> : null}
      <ul className="space-y-4">
        {directory.profiles.map((expert) => (
          <Card as="li" key={`${expert.name} ${expert.checkedOn}`} className="space-y-2">
            <h3>{expert.name}</h3>
            <p className="flex flex-wrap gap-2">
              {expert.areas.map((area) => (
                <Badge key={area}>{names.expertiseAreaNames[area]}</Badge>
              ))}
            </p>
            <p>{expert.credentials}</p>
            <p className="whitespace-pre-line">{expert.bio}</p>
            <p className="text-sm text-muted">
              {[
                fill(words.years, { years: String(expert.years) }),
                ...expert.languages.map((language) => names.expertLanguageNames[language]),
                ...expert.zones.map((zone) => names.expertZoneNames[zone]),
                fill(words.checkedOn, { day: partialDay(expert.checkedOn) }),
              ].join(' · ')}
            </p>
          </Card>
        ))}
      </ul>
      <p>{words.impostor}</p>
    </section>
  )
}
