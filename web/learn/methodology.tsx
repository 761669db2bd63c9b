import { Page } from '#ui/page.tsx'

export default function Methodology() {
  return (
    <Page>
      <h1>Methodology</h1>
    </Page>
  )
}
