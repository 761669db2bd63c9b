import { Link } from 'react-router'
import { settingPlaces, settingsIn } from '#domain/operating/site-settings.ts'
import { listSettings } from '#server/operating/settings/list-settings.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../../door.ts'
import { titled } from '../../shell/titled.ts'
import { Trail } from '../../shell/trail/trail.tsx'
import type { Route } from './+types/settings'
import { SettingList } from './setting-list.tsx'

const door = page('setting.list')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('siteSettings'),
    settings: await listSettings(application, actor),
  }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.siteSettings.title) }]
}

/** Everything that an operator changes in the interface, with its value. */
export default function Settings({ loaderData }: Route.ComponentProps) {
  const { settings } = loaderData
  const words = loaderData.words.siteSettings
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      {settingPlaces.map((place) => (
        <section key={place} aria-labelledby={place} className="space-y-3">
          <h2 id={place}>{words.places[place]}</h2>
          <SettingList
            words={words}
            settings={settings.filter(({ name }) => settingsIn(place).includes(name))}
          />
        </section>
      ))}
      <section aria-labelledby="retention" className="space-y-2">
        <h2 id="retention">{words.retention}</h2>
        <p>{words.retentionText}</p>
        <p>
          <Link to="/privacy-policy" className={linkStyles}>
            {words.retentionLink}
          </Link>
        </p>
      </section>
    </Page>
  )
}
