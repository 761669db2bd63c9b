import { Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { Page } from '#ui/page.tsx'
import type { Route } from './+types/home'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Fitila' }]
}

export default function Home() {
  return (
    <Page width="wide">
      <h1>Fitila</h1>
      <Link to="/reports" className={buttonStyles()}>
        Read the reports
      </Link>
    </Page>
  )
}
