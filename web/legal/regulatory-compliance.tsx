import { Page } from '#ui/page.tsx'

export default function Regulatory() {
  return (
    <Page>
      <h1>Regulatory</h1>
    </Page>
  )
}
